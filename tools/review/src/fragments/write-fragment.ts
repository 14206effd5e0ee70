import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { writeFileAtomically } from '@telephony/lint/files';
import { git } from '../base.ts';
import { type Fragment, FRAGMENTS, fragmentText, greatestStep, type Step } from './fragment.ts';
import {
  RECHECK_NOTE,
  readAnswer,
  type Entry,
  entryText,
  quotesReview,
  needsRecheck,
  splitFragment,
  REASON,
  REMEDY,
  SECTIONS,
  groupSentence,
  type ChangeGroup,
  groupChanges,
} from './entries.ts';
import type { Review } from '../review-contract.ts';
import type { Verdict } from '../compare/comparison.ts';
import type { OperationIds } from '../compare/words.ts';

type FragmentInput = Pick<Review, 'verdict' | 'changes' | 'operationIds' | 'fragments'>;

export interface Answers {
  reason?: string | undefined;
  remedy?: string | undefined;
}

export function writeFragment(
  folder: string,
  { verdict, changes, operationIds, fragments: { own } }: FragmentInput,
  answers: Answers,
): string {
  const [known, ...others] = own;
  if (verdict === 'none' && !known) return 'Nothing has changed: there is nothing to write a fragment about.';
  // What another fragment of this change has told is not told again.
  const elsewhere = new Set(
    others.flatMap(({ text }) => splitFragment(text).flatMap(({ entry }) => entry?.identities ?? [])),
  );
  const told = groupChanges(changes).filter(
    ({ identities }) => !identities.every((identity) => elsewhere.has(identity)),
  );
  const drafted = draftFragment(known, verdict, told, operationIds, answers);
  const text = fragmentText(drafted);
  const name = known?.name ?? fragmentName(currentBranch(folder), text);
  mkdirSync(join(folder, FRAGMENTS), { recursive: true });
  writeFileAtomically(join(folder, FRAGMENTS, `${name}.md`), text);
  const isOpen = [REASON.open, REMEDY.open, RECHECK_NOTE].some((open) => text.includes(open));
  return `${basename(folder)}/${FRAGMENTS}/${name}.md says what this change is (${drafted.step}).${isOpen ? ' Say in it why, and what users do, then run the review again.' : ' Read it, and commit it with the change.'}`;
}

function currentBranch(folder: string): string {
  try {
    return git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  } catch {
    return '';
  }
}

const WORDS_ONLY = 'Texts, examples and marks.';

export function draftFragment(
  known: Pick<Fragment, 'step' | 'text' | 'before'> | undefined,
  verdict: Verdict,
  told: readonly ChangeGroup[],
  operationIds: OperationIds,
  answers: Answers = {},
): Pick<Fragment, 'step' | 'text'> {
  const pieces = splitFragment(known?.text ?? '');
  const before = known?.before ?? '';
  const old = pieces.flatMap(({ text, entry }) => (entry && !before.includes(text.trim()) ? [entry] : []));
  const kept = pieces.filter(
    ({ text, entry }) => text.trim() !== WORDS_ONLY && (!entry || before.includes(text.trim())),
  );
  const own = (effect: string) => told.filter((one) => one.effect === effect);
  const text = Object.entries(SECTIONS).reduce(
    (written, [effect, heading]) =>
      withEntries(
        written,
        heading,
        own(effect).map((one) => entryText(draftEntry(one, old, operationIds, answers))),
      ),
    kept.map((piece) => piece.text).join(''),
  );
  const steps: Step[] = [...(known ? [known.step] : []), ...(verdict === 'none' ? [] : [verdict])];
  return { step: greatestStep(steps) ?? 'patch', text: text === '' ? WORDS_ONLY : text };
}

function withEntries(text: string, heading: string, entries: readonly string[]): string {
  const parts = text.split(/^(?=### )/m);
  const at = parts.findIndex((part) => part.split('\n')[0]?.trim() === heading);
  const body = (parts[at] ?? heading).slice(heading.length).trim();
  const list = entries.join('').trim();
  const whole = [list, body].filter((part) => part !== '').join(body.startsWith('- ') ? '\n' : '\n\n');
  const section = whole === '' ? '' : `${heading}\n\n${whole}\n\n`;
  return (at < 0 ? [...parts, `\n\n${section}`] : parts.with(at, section)).join('').trim();
}

function draftEntry(
  told: ChangeGroup,
  old: readonly Entry[],
  ids: OperationIds,
  { reason, remedy }: Answers,
): Omit<Entry, 'section'> {
  const { identities, text, effect } = told;
  const known = old.find((entry) => entry.identities.some((identity) => identities.includes(identity)));
  if (effect === 'feature') {
    const own = known?.section === SECTIONS.feature ? known : undefined;
    return { identities, text: own?.text ?? groupSentence(told, ids), rest: own?.rest ?? [] };
  }
  const lines = known && known.rest.length > 0 ? known.rest : [`  ${REASON.open}`, `  ${REMEDY.open}`];
  const rest = lines.map((line) =>
    line
      .replace(REASON.open, (open) => (reason === undefined ? open : `${REASON.label} ${reason}`))
      .replace(REMEDY.open, (open) => (remedy === undefined ? open : `${REMEDY.label} ${remedy}`)),
  );
  const isAnswered = known && [REASON, REMEDY].some((asked) => readAnswer(known, asked) !== undefined);
  const isOther = isAnswered && !quotesReview(known, text) && !needsRecheck(known);
  return {
    identities,
    text: groupSentence(told, ids),
    rest: isOther ? [`  ${RECHECK_NOTE}`, ...rest] : rest,
  };
}

/** Characters of a name before its end, so that a path stays short. */
const MAX_BRANCH_LENGTH = 40;

/**
 * The name of a fragment's file: the words of the branch, and four characters made of what it says, so that two branches that
 * are called the same do not meet in one file.
 */
export function fragmentName(branch: string, text: string): string {
  const words = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BRANCH_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  const end = createHash('sha256').update(text).digest('hex').slice(0, 4);
  return `${words === '' ? 'change' : words}-${end}`;
}
