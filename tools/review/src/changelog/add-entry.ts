import type { Fragment } from './fragment.ts';

/** The sections that come first, in this order; others follow as the fragments have them. */
const FIRST = ['### Breaking on the wire', '### Breaking for types only', '### New'];

/**
 * The changelog with the entry of a version above the others: what the fragments say, section by section, and what they say
 * alike once.
 */
export function addEntry(
  changelog: string,
  { version, date, fragments }: { version: string; date: string; fragments: readonly Fragment[] },
): string {
  const sections = new Map<string, string[]>();
  for (const { text } of fragments) {
    for (const part of text.split(/^(?=### )/m)) {
      const heading = /^### .*/.exec(part)?.[0].trim() ?? '';
      const body = part.slice(/^### .*/.exec(part)?.[0].length ?? 0).trim();
      const known = sections.get(heading) ?? [];
      if (body !== '' && !known.includes(body)) sections.set(heading, [...known, body]);
    }
  }
  const headings = ['', ...FIRST, ...[...sections.keys()].filter((name) => !['', ...FIRST].includes(name))];
  const parts = headings.flatMap((heading) => {
    const bodies = sections.get(heading);
    if (!bodies) return [];
    return [heading, joinBodies(bodies)].filter((part) => part !== '');
  });
  const first = changelog.search(/^## /m);
  const at = first < 0 ? changelog.length : first;
  const entry = [`## ${version}`, date, ...parts].join('\n\n');
  return `${changelog.slice(0, at).trimEnd()}\n\n${entry}\n\n${changelog.slice(at)}`.trimEnd() + '\n';
}

/** Lists go on as one list; paragraphs stay apart. */
function joinBodies(bodies: readonly string[]): string {
  return bodies.reduce((text, body) => `${text}${isList(text) && isList(body) ? '\n' : '\n\n'}${body}`);
}

function isList(text: string): boolean {
  return text.split('\n').every((line) => /^(- | {2,}\S)/.test(line));
}
