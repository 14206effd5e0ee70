import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';

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
