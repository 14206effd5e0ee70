import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import type { Verdict } from '../compare/comparison.ts';

/** The folder of the fragments, inside the folder of the contract. */
export const FRAGMENTS = 'changes';

/** The steps of a version, the smallest first. */
export const STEPS = ['patch', 'minor', 'major'] as const;

/** A step of the version. */
export type Step = (typeof STEPS)[number];

/** The note about one change until the next release. It has a file of its own, so that two changes never conflict. */
export interface Fragment {
  /** The name of its file without `.md`. */
  name: string;
  step: Step;
  /** The Markdown below the step. */
  text: string;
  /** The text in the base, if that is another. */
  before?: string;
}

/**
 * Reads the fragments of a contract folder, by name.
 *
 * @throws UserError for a file without a step
 */
export function readFragments(folder: string): Fragment[] {
  const directory = join(folder, FRAGMENTS);
  if (!existsSync(directory)) return [];
  // A link works on one machine only.
  return readdirSync(directory, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.md'.length);
      return { name, ...parseFragment(readFileSync(join(directory, file), 'utf8'), `${FRAGMENTS}/${file}`) };
    });
}

/** Formats a fragment as its file. */
export function fragmentText({ step, text }: Pick<Fragment, 'step' | 'text'>): string {
  return `---\nstep: ${step}\n---\n\n${text.trim()}\n`;
}

/** Returns the greatest step, or undefined for none. */
export function greatestStep(steps: readonly Step[]): Step | undefined {
  return STEPS.toReversed().find((step) => steps.includes(step));
}

function parseFragment(written: string, file: string): Pick<Fragment, 'step' | 'text'> {
  const source = written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = '', name] = /^---\nstep: *(\S*) *\n---\n/.exec(source) ?? [];
  const step = STEPS.find((known) => known === name);
  if (step === undefined) {
    throw new UserError(
      `${file}: begin with "---", "step: patch", minor or major, and "---", each on a line of its own. \`npm run review -- --write-fragment\` writes it so.`,
    );
  }
  return { step, text: source.slice(head.length).trim() };
}

/** The fragments of a contract folder by origin. */
export interface SortedFragments {
  /** From this change: the base has them with another text or not at all. */
  own: Fragment[];
  /** From earlier changes, which wait for the next release too. */
  others: Fragment[];
  /** All fragments of the base. */
  before: Fragment[];
}

/**
 * Separates the fragments of a change from those of its base.
 *
 * @throws UserError for a file without a step
 */
export function sortFragments(base: string, folder: string): SortedFragments {
  const before = readFragments(base);
  const known = new Map(before.map((fragment) => [fragment.name, fragment]));
  const { own = [], others = [] } = Object.groupBy(readFragments(folder), (fragment) => {
    const old = known.get(fragment.name);
    return old && fragmentText(old) === fragmentText(fragment) ? 'others' : 'own';
  });
  const withBefore = (fragment: Fragment) => {
    const old = known.get(fragment.name);
    return old ? { ...fragment, before: old.text } : fragment;
  };
  return { own: own.map(withBefore), others, before };
}

type Version = [major: number, minor: number, patch: number];

/**
 * Returns the version after a change. Below 1.0.0 a breaking change raises the second number, as for npm's `^` and
 * `redocly diff`.
 *
 * @throws UserError unless the version is three numbers
 */
export function nextVersion(version: string, verdict: Verdict): string {
  const [major, minor, patch] = parseVersion(version);
  if (verdict === 'none') return version;
  if (verdict === 'major' && major > 0) return `${major + 1}.0.0`;
  if (verdict === 'patch') return `${major}.${minor}.${patch + 1}`;
  return `${major}.${minor + 1}.0`;
}

function parseVersion(version: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) {
    throw new UserError(`info.version is "${version}". It has three numbers, such as 1.4.0.`);
  }
  return [Number(major), Number(minor), Number(patch)];
}
