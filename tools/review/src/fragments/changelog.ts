import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '@telephony/lint/files';
import { isMap, isScalar, parse, parseDocument } from 'yaml';
import { UserError } from '@telephony/command-line';
import { type Fragment, FRAGMENTS, greatestStep, nextVersion, readFragments } from './fragment.ts';

/**
 * Releases what waits in `changes/`: gathers the fragments into an entry of `CHANGELOG.md`, sets `info.version` by their
 * greatest step, and removes them. Gives the version; undefined where nothing waits.
 *
 * @param date As the heading shows it, `2026-11-21`.
 * @throws UserError for a fragment that does not say its step, or a contract without a version
 */
export function releaseContract(folder: string, date: string): string | undefined {
  const fragments = readFragments(folder);
  const step = greatestStep(fragments.map((fragment) => fragment.step));
  if (step === undefined) return undefined;
  const root = join(folder, 'openapi.yaml');
  const source = readFileSync(root, 'utf8');
  const { info } = parse(source) as { info?: { version?: unknown } };
  const version = nextVersion(String(info?.version), step);
  const file = join(folder, 'CHANGELOG.md');
  const changelog = existsSync(file) ? readFileSync(file, 'utf8') : '# Changelog of the contract\n';
  writeFileAtomically(file, addEntry(changelog, { version, date, fragments }));
  writeFileAtomically(root, setVersion(source, version));
  for (const { name } of fragments) rmSync(join(folder, FRAGMENTS, `${name}.md`));
  return version;
}

/** The sections that come first, in this order; others follow as the fragments have them. */
const FIRST = ['### Breaking on the wire', '### Breaking for types only', '### New'];

/**
 * The changelog with the entry of a version above the others: what the fragments say, section by section, and what they say
 * alike once.
 */
function addEntry(
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

/** One version in the changelog. */
interface Entry {
  version: string;
  /** The Markdown below the heading. */
  text: string;
}

/** The versions of a changelog, each below a heading `## 1.2.3`, in the order in which they stand. */
export function readEntries(changelog: string): Entry[] {
  return changelog.split(/^(?=## )/m).flatMap((part) => {
    const [heading, version] = /^## +\[?v?(\d+\.\d+\.\d+)\b.*$/m.exec(part.split('\n', 1)[0] ?? '') ?? [];
    return heading === undefined || version === undefined
      ? []
      : [{ version, text: part.slice(heading.length) }];
  });
}

/**
 * The text of `openapi.yaml` with another `info.version`; everything else stays as it is written.
 *
 * @throws UserError where there is no version to replace
 */
export function setVersion(source: string, version: string): string {
  const info = parseDocument(source).get('info');
  const node = isMap(info) ? info.get('version', true) : undefined;
  const range = isScalar(node) ? node.range : undefined;
  if (!range) throw new UserError('openapi.yaml has no info.version.');
  return source.slice(0, range[0]) + version + source.slice(range[1]);
}
