import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { writeFileAtomically } from '@telephony/lint/files';
import { git } from '../base.ts';
import { type Fragment, FRAGMENTS, fragmentText, greatestStep, type Step } from './fragment.ts';
import { isNamed, namesOf, PLACEHOLDER, unnamedComponent } from './gate.ts';
import type { Review } from '../review-contract.ts';
import type { Change } from '../compare/comparison.ts';
import { listOf, type OperationIds } from '../compare/words.ts';
import type { Verdict } from '../compare/comparison.ts';

/** What of a review its fragment is written from. */
type Written = Pick<Review, 'verdict' | 'changes' | 'operationIds' | 'fragments'>;

/**
 * Writes the fragment of a change, or what its fragment does not name yet. Gives what was done, in a sentence.
 *
 * @param reason Why the breaking changes are made.
 */
export function writeFragment(
  folder: string,
  { verdict, changes, operationIds, fragments: { own } }: Written,
  reason?: string,
): string {
  if (verdict === 'none') return 'Nothing has changed: there is nothing to write a fragment about.';
  const [known] = own;
  const others = own.slice(1).map(({ text }) => text);
  const named = changes.filter(({ text }) => !others.some((other) => other.includes(text)));
  const drafted = draftFragment(known, verdict, named, { operationIds, reason });
  const text = fragmentText(drafted);
  const name = known?.name ?? fragmentName(branchOf(folder), text);
  mkdirSync(join(folder, FRAGMENTS), { recursive: true });
  writeFileAtomically(join(folder, FRAGMENTS, `${name}.md`), text);
  const open = text.includes(PLACEHOLDER);
  return `${basename(folder)}/${FRAGMENTS}/${name}.md says what this change is (${drafted.step}).${open ? ' Give the reasons in it, then run the review again.' : ' Read it, and commit it with the change.'}`;
}

/** The branch that is checked out; nothing where there is none. */
function branchOf(folder: string): string {
  try {
    return git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  } catch {
    return '';
  }
}

/** How many operations of a shared change a fragment names. */
const SHOWN = 3;

/**
 * What a fragment says of changes: what breaks, each with a place for the reason, and what is new. A text that is there already
 * is kept and gets what it does not name; a step that a person has set higher stays.
 *
 * @param reason Stands for every breaking change without one; where it is not given, the place is left open, and the gate closed.
 */
export function draftFragment(
  known: Pick<Fragment, 'step' | 'text'> | undefined,
  verdict: Exclude<Verdict, 'none'>,
  changes: readonly Change[],
  { operationIds, reason }: { operationIds: OperationIds; reason?: string | undefined },
): Pick<Fragment, 'step' | 'text'> {
  const why = reason === undefined ? PLACEHOLDER : `Why: ${reason}`;
  const text = (known?.text ?? '').replaceAll(PLACEHOLDER, () => why);
  const fresh = changes.filter(
    (change) => !namesOf(change, operationIds).some((name) => isNamed(text, name)),
  );
  const section = (heading: string, effect: Change['effect'], after?: string) => {
    const items = itemsOf(
      fresh.filter((change) => change.effect === effect),
      operationIds,
    );
    if (items.length === 0) return '';
    return `${heading}\n\n${items.map((item) => `- ${item}${after === undefined ? '' : `\n  ${after}`}`).join('\n')}`;
  };
  const sections = [
    section('### Breaking on the wire', 'wire', why),
    section('### Breaking for types only', 'types', why),
    section('### New', 'feature'),
  ].filter((part) => part !== '');
  const parts = [text, ...sections].filter((part) => part !== '');
  const steps: Step[] = known ? [known.step, verdict] : [verdict];
  return {
    step: greatestStep(steps) ?? verdict,
    text: parts.length > 0 ? parts.join('\n\n') : 'Texts, examples and marks.',
  };
}

/** Changes in words, each sentence once. */
function itemsOf(changes: readonly Change[], ids: OperationIds): string[] {
  const same = Map.groupBy(changes, (change) => JSON.stringify([change.text, unnamedComponent(change)]));
  return [...same.values()].map((group) => `${subject(group, ids)}${group[0]?.text ?? ''}`);
}

/** The operations that changes are about: all of them, or the first where a component is shared; and what it is called. */
function subject(changes: readonly Change[], ids: OperationIds): string {
  const [first] = changes;
  const operations = [...new Set(changes.flatMap((change) => change.operations))];
  const component = first && unnamedComponent(first);
  const isShared = first?.place.pointer.startsWith('/components/') ?? false;
  const shown = (isShared ? operations.slice(0, SHOWN) : operations).map((name) =>
    ids.has(name) ? `\`${ids.get(name)}\` (\`${name}\`)` : `\`${name}\``,
  );
  const rest = operations.length - shown.length;
  const places = rest > 0 ? `${shown.join(', ')} and ${rest} more` : listOf(shown);
  if (component === undefined) return places === '' ? '' : `${places}: `;
  return places === '' ? `\`${component}\`: ` : `\`${component}\` of ${places}: `;
}

/** Characters of a name before its end, so that a path stays short. */
const LONGEST = 40;

/**
 * The name of a fragment's file: the words of the branch, and four characters made of what it says, so that two branches that
 * are called the same do not meet in one file.
 */
export function fragmentName(branch: string, text: string): string {
  const words = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  const end = createHash('sha256').update(text).digest('hex').slice(0, 4);
  return `${words === '' ? 'change' : words}-${end}`;
}
