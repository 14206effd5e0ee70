import { readFileSync } from 'node:fs';

/** A code block of a README. */
export interface Block {
  /** The heading above it. */
  title: string;
  code: string;
  /** Its output, as `//=>` announces. */
  prints: string[];
}

/** Reads the code blocks of a README in one language, in their order. */
export function readBlocks(readme: URL, language: 'ts' | 'tsx' | 'sh' | 'python' | 'php' = 'ts'): Block[] {
  const text = readFileSync(readme, 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map((match) => {
    const code = match[1]!;
    const headings = [...text.slice(0, match.index).matchAll(/^#+ (.+)$/gm)];
    return {
      title: headings.at(-1)?.[1] ?? '',
      code,
      prints: [...code.matchAll(/\/\/=> (.*)$/gm)].map((line) => line[1]!),
    };
  });
}
