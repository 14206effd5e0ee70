import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * A code fence of a guide. Every fence of TypeScript (`ts`), the shell (`sh`), Python (`python`) and PHP (`php`) is a sample and is
 * run, where its interpreter is; there is no way to leave one out, and none to have another response than who copies it gets: a sample
 * that wants a failure sends `Prefer` itself. What its meta says:
 *
 * - `title="worker.py"`: of Python and PHP the name of the file, beside those of the same guide
 * - `title="Output"` on a `text` fence right after a sample: what the sample prints, to the letter; `…` is what differs from run to run
 * - `background`: goes on running, for the samples after it in the same guide, and listens on port 8787
 *
 * Samples run beside `pbx.ts` of the guide that one starts with. Addresses on port 4020 are those of the sandbox, on 4010 those
 * of the mock. Commands that install and start stand in `console` fences, which are not run.
 */
export interface Fence {
  guide: string;
  line: number;
  language: string;
  title: string;
  background: boolean;
  code: string;
}

export interface Sample extends Fence {
  output: string | undefined;
}

export const LANGUAGES: ReadonlySet<string> = new Set(['ts', 'sh', 'python', 'php']);

const contentFolder = join(import.meta.dirname, '../../../src/content/docs');

export function readPages(): { name: string; text: string }[] {
  return readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .toSorted()
    .map((file) => ({
      name: file.replaceAll(sep, '/').replace(/^guides\/|\.mdx?$/g, ''),
      text: readFileSync(join(contentFolder, file), 'utf8'),
    }));
}

export function readGuides(): { name: string; text: string }[] {
  return readPages().filter(({ name }) => !name.startsWith('packages/'));
}

/** All code fences of a text. Throws when one is not closed. */
export function readFences(guide: string, text: string): Fence[] {
  const fences: Fence[] = [];
  let open: { indent: string; fence: Fence; lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', language = '', meta = ''] = /^(\s*)```(\S*)\s*(.*)$/.exec(line) ?? [];
    if (!open) {
      if (!line.trimStart().startsWith('```')) continue;
      const quoted = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1] ?? '';
      const fence = {
        guide,
        line: index + 1,
        language,
        title: quoted('title'),
        background: /\bbackground\b/.test(meta),
        code: '',
      };
      open = { indent, fence, lines: [] };
    } else if (line.trim() === '```') {
      fences.push({ ...open.fence, code: open.lines.join('\n') });
      open = undefined;
    } else {
      open.lines.push(line.slice(Math.min(open.indent.length, line.length - line.trimStart().length)));
    }
  }
  if (open) throw new Error(`${guide}: the code fence of line ${open.fence.line} is not closed.`);
  return fences;
}

export function readSamples(): Sample[] {
  return readGuides().flatMap(({ name, text }) => {
    const fences = readFences(name, text);
    return fences.flatMap((fence, index) => {
      if (!LANGUAGES.has(fence.language)) return [];
      const next = fences[index + 1];
      return [{ ...fence, output: next?.title === 'Output' ? next.code : undefined }];
    });
  });
}
