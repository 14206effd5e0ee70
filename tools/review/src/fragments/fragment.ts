import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import type { Verdict } from '../compare/comparison.ts';

/** The folder of the fragments, inside that of the contract. */
export const FRAGMENTS = 'changes';

/** How far a change moves the version, the least first. */
export const STEPS = ['patch', 'minor', 'major'] as const;

/** How far a change moves the version. */
export type Step = (typeof STEPS)[number];

/** What one change says of itself until the next release: a file of its own, so that two changes never meet in one. */
export interface Fragment {
  /** The name of its file without `.md`. */
  name: string;
  step: Step;
  /** The Markdown below the step. */
  text: string;
}

/**
 * The fragments of a contract folder that wait for a release, by name; none where there is no folder.
 *
 * @throws UserError for a file that does not say its step
 */
export function readFragments(folder: string): Fragment[] {
  const directory = join(folder, FRAGMENTS);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.md'.length);
      return { name, ...parseFragment(readFileSync(join(directory, file), 'utf8'), `${FRAGMENTS}/${file}`) };
    });
}

/** The fragment as its file has it. */
export function fragmentText({ step, text }: Pick<Fragment, 'step' | 'text'>): string {
  return `---\nstep: ${step}\n---\n\n${text.trim()}\n`;
}

/** The greatest of some steps; undefined where there are none. */
export function greatestStep(steps: readonly Step[]): Step | undefined {
  return STEPS.toReversed().find((step) => steps.includes(step));
}

function parseFragment(source: string, file: string): Pick<Fragment, 'step' | 'text'> {
  const [head = '', written] = /^---\r?\nstep: *(\S*) *\r?\n---\r?\n/.exec(source) ?? [];
  const step = STEPS.find((known) => known === written);
  if (step === undefined) {
    throw new UserError(
      `${file}: begin with "---", "step: patch", minor or major, and "---", each on a line of its own. \`npm run review -- --write-fragment\` writes it so.`,
    );
  }
  return { step, text: source.slice(head.length).trim() };
}

/** The fragments of a contract folder, told apart by whose they are. */
export interface SortedFragments {
  /** Those of the change: the base does not have them, or has them with another text. */
  own: Fragment[];
  /** Those of the changes before it, which wait for the next release too. */
  others: Fragment[];
}

/**
 * Tells the fragments of a change from those that its base has already.
 *
 * @throws UserError for a fragment of the change that does not say its step
 */
export function sortFragments(base: string, folder: string): SortedFragments {
  const known = new Map(readFragments(base).map((fragment) => [fragment.name, fragmentText(fragment)]));
  const { own = [], others = [] } = Object.groupBy(readFragments(folder), (fragment) =>
    known.get(fragment.name) === fragmentText(fragment) ? 'others' : 'own',
  );
  return { own, others };
}

type Version = [major: number, minor: number, patch: number];

/**
 * The version after a change. Below 1.0.0 a breaking change is a step of the second number, as npm's `^` and
 * `redocly diff` have it.
 *
 * @throws UserError for a version that is not three numbers
 */
export function nextVersion(version: string, verdict: Verdict): string {
  const [major, minor, patch] = read(version);
  if (verdict === 'none') return version;
  if (verdict === 'major' && major > 0) return `${major + 1}.0.0`;
  if (verdict === 'patch') return `${major}.${minor}.${patch + 1}`;
  return `${major}.${minor + 1}.0`;
}

/** Whether a version is at least another. Throws as `nextVersion` does. */
export function isAtLeast(version: string, other: string): boolean {
  const [a, b] = [read(version), read(other)];
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 || (a[index] ?? 0) > (b[index] ?? 0);
}

function read(version: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) {
    throw new UserError(`info.version is "${version}". It has three numbers, such as 1.4.0.`);
  }
  return [Number(major), Number(minor), Number(patch)];
}
