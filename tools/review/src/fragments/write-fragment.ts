import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { writeFileAtomically } from '@telephony/generate/files';
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
import type { Change, Verdict } from '../compare/comparison.ts';
import type { OperationIds } from '../compare/words.ts';

type FragmentInput = Pick<Review, 'verdict' | 'operationIds' | 'fragments'> & { changes: readonly Change[] };

export interface Answers {
  reason?: string | undefined;
  remedy?: string | undefined;
}

export function writeFragment(
  folder: string,
  { verdict, changes, operationIds, fragments: { own } }: FragmentInput,
  answers: Answers,
): string {
  const [first, ...others] = own;
  if (verdict === 'none' && !first) return 'Nothing has changed: there is nothing to write a fragment about.';
  const groups = Map.groupBy(
    groupChanges(changes),
    (group) => others.find(({ text }) => declaresSome(text, group)) ?? first,
  );
  const drafts = [first, ...others].map((known) => {
    const ownGroups = groups.get(known) ?? [];
    const step = known === first ? verdict : neededStep(ownGroups);
    const draft = draftFragment(known, step, ownGroups, operationIds, answers);
    const text = fragmentText(draft);
    const name = `${known?.name ?? fragmentName(currentBranch(folder), text)}.md`;
    mkdirSync(join(folder, FRAGMENTS), { recursive: true });
    writeFileAtomically(join(folder, FRAGMENTS, name), text);
    return { file: `${basename(folder)}/${FRAGMENTS}/${name}`, text, step: draft.step };
  });
  const files = drafts.map(({ file }) => file).join(', ');
  const step = greatestStep(drafts.map((draft) => draft.step));
  const isOpen = drafts.some(({ text }) =>
    [REASON.open, REMEDY.open, RECHECK_NOTE].some((open) => text.includes(open)),
  );
  const next = isOpen
    ? 'Say in it why, and what users do, then run the review again.'
    : 'Read it, and commit it with the change.';
  return `${files} ${drafts.length > 1 ? 'say' : 'says'} what this change is (${step}). ${next}`;
}

function declaresSome(text: string, { identities }: ChangeGroup): boolean {
  return splitFragment(text).some(({ entry }) => entry?.identities.some((one) => identities.includes(one)));
}

function neededStep(groups: readonly ChangeGroup[]): Verdict {
  if (groups.length === 0) return 'none';
  return groups.every(({ effect }) => effect === 'feature') ? 'minor' : 'major';
}

function currentBranch(folder: string): string {
  try {
    return git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  } catch {
    return '';
  }
}

const WORDS_ONLY = 'Texts, examples and marks.';

// It keeps what a person has written, and a step that a person has raised.
export function draftFragment(
  known: Pick<Fragment, 'step' | 'text' | 'before'> | undefined,
  verdict: Verdict,
  groups: readonly ChangeGroup[],
  operationIds: OperationIds,
  answers: Answers = {},
): Pick<Fragment, 'step' | 'text'> {
  const pieces = splitFragment(known?.text ?? '');
  const before = known?.before ?? '';
  const old = pieces.flatMap(({ text, entry }) => (entry && !before.includes(text.trim()) ? [entry] : []));
  const kept = pieces.filter(
    ({ text, entry }) => text.trim() !== WORDS_ONLY && (!entry || before.includes(text.trim())),
  );
  const own = (effect: string) => groups.filter((one) => one.effect === effect);
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

// Paths stay short.
const MAX_BRANCH_LENGTH = 40;

// The hash keeps two branches of one name apart.
export function fragmentName(branch: string, text: string): string {
  const words = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BRANCH_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  const end = createHash('sha256').update(text).digest('hex').slice(0, 4);
  return `${words === '' ? 'change' : words}-${end}`;
}
