import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import { writeFileAtomically } from '@telephony/generate/files';
import { isMap, isScalar, parse, parseDocument } from 'yaml';
import type { Verdict } from '../compare/comparison.ts';
import { SECTIONS, withoutIdentities } from './entries.ts';
import {
  type Fragment,
  FRAGMENTS,
  greatestStep,
  nextVersion,
  readFragments,
  type SortedFragments,
  STEPS,
} from './fragment.ts';

/**
 * Releases the fragments: gathers them into an entry of `CHANGELOG.md`, raises `info.version` by their greatest step,
 * and removes them.
 *
 * @param date For the heading, such as `2026-11-21`.
 * @returns The new version, or undefined if no fragment waits.
 * @throws UserError for a fragment without a step, or a contract without a version
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

function addEntry(
  changelog: string,
  { version, date, fragments }: { version: string; date: string; fragments: readonly Fragment[] },
): string {
  const sections = new Map<string, string[]>();
  for (const { text } of fragments) {
    for (const [heading, body] of splitSections(withoutIdentities(text))) {
      const known = sections.get(heading) ?? [];
      if (!known.includes(body)) sections.set(heading, [...known, body]);
    }
  }
  const headings = new Set(['', ...Object.values(SECTIONS), ...sections.keys()]);
  const parts = [...headings].flatMap((heading) => {
    const bodies = sections.get(heading);
    if (!bodies) return [];
    return [heading, joinBodies(bodies)].filter((part) => part !== '');
  });
  const first = changelog.search(/^## /m);
  const at = first < 0 ? changelog.length : first;
  const entry = [`## ${version}`, date, ...parts].join('\n\n');
  return `${changelog.slice(0, at).trimEnd()}\n\n${entry}\n\n${changelog.slice(at)}`.trimEnd() + '\n';
}

function splitSections(text: string): [heading: string, body: string][] {
  return text.split(/^(?=### )/m).flatMap((part): [string, string][] => {
    const [heading = ''] = /^### .*/.exec(part) ?? [];
    const body = part.slice(heading.length).trim();
    return body === '' ? [] : [[heading.trim(), body]];
  });
}

function joinBodies(bodies: readonly string[]): string {
  return bodies.reduce((text, body) => `${text}${isList(text) && isList(body) ? '\n' : '\n\n'}${body}`);
}

function isList(text: string): boolean {
  return text.split('\n').every((line) => /^(- | {2,}\S)/.test(line));
}

/**
 * Replaces `info.version` in the text of `openapi.yaml`.
 *
 * @throws UserError if there is none
 */
export function setVersion(source: string, version: string): string {
  const info = parseDocument(source).get('info');
  const node = isMap(info) ? info.get('version', true) : undefined;
  const range = isScalar(node) ? node.range : undefined;
  if (!range) throw new UserError('openapi.yaml has no info.version.');
  return source.slice(0, range[0]) + version + source.slice(range[1]);
}

/** Returns the text of a version in `CHANGELOG.md`, or undefined if it has none. */
export function readVersion(folder: string, version: string): string | undefined {
  const file = join(folder, 'CHANGELOG.md');
  const changelog = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
  const part = changelog.split(/^(?=## )/m).find((text) => text.split('\n')[0]?.trim() === `## ${version}`);
  return part?.replace(/^.*/, '').trim();
}

interface Release {
  base: { version: string };
  version: string;
  verdict: Verdict;
}

/** Lists what is wrong with a release, whoever made it: its step, or what waits and is not in its section. */
export function releaseProblems(
  { base, version, verdict }: Release,
  { own, others, before }: SortedFragments,
  { folder, directory }: { folder: string; directory: string },
): string[] {
  const released = readVersion(folder, version);
  if (released === undefined)
    return [
      `info.version is ${version}, and CHANGELOG.md has no such version: set it back to ${base.version} in openapi.yaml. The release sets it (\`node tools/release.ts\`).`,
    ];
  const steps = [...before.map(({ step }) => step), ...(verdict === 'none' ? [] : [verdict])];
  const step = greatestStep(steps);
  const versions = [
    ...STEPS.slice(step === undefined ? STEPS.length : STEPS.indexOf(step)).map((one) =>
      nextVersion(base.version, one),
    ),
    ...(step !== undefined && base.version.startsWith('0.') ? ['1.0.0'] : []),
  ];
  const lost = missingItems(before, released);
  const left = [...own, ...others].map(({ name }) => `${directory}/${name}.md`);
  return [
    ...(versions.includes(version)
      ? []
      : [
          step === undefined
            ? `info.version is ${version}, and nothing waits for a release: set it back to ${base.version}.`
            : `info.version is ${version}. What is released is ${step}, so that it is ${versions[0]} after ${base.version}.`,
        ]),
    ...(lost.length === 0
      ? []
      : [
          `CHANGELOG.md: ${version} lacks what waited for it, under the same heading and in the same words:${lost.map((text) => `\n  - ${text}`).join('')}`,
        ]),
    ...(left.length === 0
      ? []
      : [
          `${left.join(', ')}: a release takes in all that waits, and removes the files (\`node tools/release.ts\`).`,
        ]),
  ];
}

const MAX_LISTED = 5;

function missingItems(fragments: readonly Fragment[], released: string): string[] {
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const bodies = new Map(
    [...Map.groupBy(splitSections(withoutIdentities(released)), ([heading]) => heading)].map(
      ([heading, parts]) => [heading, flat(parts.map(([, body]) => body).join(' '))],
    ),
  );
  return fragments
    .flatMap(({ text }) => splitSections(withoutIdentities(text)))
    .flatMap(([heading, body]) =>
      body
        .split(/^(?=- )/m)
        .map(flat)
        .filter((item) => item.startsWith('- ') && !bodies.get(heading)?.includes(item)),
    )
    .slice(0, MAX_LISTED);
}
