import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { writeFileAtomically } from '@telephony/generate/files';
import { DEFAULT_BASES, git } from '../base.ts';
import { type Fragment, FRAGMENTS, fragmentText, greatestStep, type Step } from './fragment.ts';
import {
  RECHECK_NOTE,
  type Entry,
  entryText,
  quotesReview,
  needsRecheck,
  readEntries,
  splitFragment,
  SECTIONS,
  groupSentence,
  type ChangeGroup,
  groupChanges,
} from './entries.ts';
import { isUndoing } from './gate.ts';
import { readAnswer, REASON, REMEDY } from './reasons.ts';
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
  { verdict, changes, operationIds, fragments }: FragmentInput,
  answers: Answers,
): string {
  const { own } = fragments;
  if (verdict === 'none' && own.length === 0)
    return 'Nothing has changed: there is nothing to write a fragment about.';
  const branch = currentBranch(folder);
  const known = own.find((one) => isOfBranch(one, branch, folder));
  const others = own.filter((one) => one !== known);
  const entries = others.flatMap(({ text }) => readEntries(text));
  // What a branch below this one has declared.
  const isDeclared = (group: ChangeGroup) =>
    group.identities.every((identity) =>
      entries.some(
        (one) =>
          one.identities.includes(identity) &&
          (group.effect === 'feature' || quotesReview(one, group, operationIds)),
      ),
    );
  const all = groupChanges(changes).filter((group) => !isUndoing(fragments, [group]));
  if (all.length === 0 && own.length === 0 && verdict !== 'patch')
    return 'The fragments of what this change undoes go with it: there is nothing to write.';
  const groups = all.filter((group) => !isDeclared(group));
  const isElsewhere = groups.length === 0 && others.length > 0;
  if (isElsewhere && !known) return 'The fragments of the branches below this one say all of it.';
  const step = isElsewhere ? 'none' : all.length > groups.length ? neededStep(groups) : verdict;
  const draft = draftFragment(known, step, groups, operationIds, answers);
  const text = fragmentText(draft);
  const name = `${known?.name ?? fragmentName(branch, text)}.md`;
  mkdirSync(join(folder, FRAGMENTS), { recursive: true });
  writeFileAtomically(join(folder, FRAGMENTS, name), text);
  const isOpen = [REASON.open, REMEDY.open, RECHECK_NOTE].some((open) => text.includes(open));
  const next = isOpen
    ? 'Say in it why, and what users do, then run the review again.'
    : 'Read it, and commit it with the change.';
  return `${basename(folder)}/${FRAGMENTS}/${name} says what this change is (${draft.step}). ${next}`;
}

// By its name; or nothing says that it is another's, as after a branch is renamed.
function isOfBranch({ name, before }: Fragment, branch: string, folder: string): boolean {
  if (before !== undefined) return false;
  const isNamedAfter = (other: string) => name.replace(/-[0-9a-f]{4}$/, '') === branchWords(other);
  if (isNamedAfter(branch)) return true;
  const refs = gitLines(folder, 'for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes');
  const names = refs.map((ref) => ref.replace(/^refs\/(?:heads|remotes\/[^/]*)\//, ''));
  if (names.some((other) => other !== branch && isNamedAfter(other))) return false;
  // Main has it since the branch below was merged.
  return !DEFAULT_BASES.filter((base) => base !== 'HEAD' && base !== branch).some(
    (base) => gitLines(folder, 'ls-tree', '--name-only', base, `${FRAGMENTS}/${name}.md`).length > 0,
  );
}

function gitLines(folder: string, ...args: string[]): string[] {
  try {
    return git(folder, ...args)
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

function neededStep(groups: readonly ChangeGroup[]): Verdict {
  if (groups.length === 0) return 'patch';
  return groups.every(({ effect }) => effect === 'feature') ? 'minor' : 'major';
}

function currentBranch(folder: string): string {
  return gitLines(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD')[0] ?? '';
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
  const { identities, effect } = told;
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
  const isOther = isAnswered && !quotesReview(known, told, ids) && !needsRecheck(known);
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
  const end = createHash('sha256').update(text).digest('hex').slice(0, 4);
  return `${branchWords(branch)}-${end}`;
}

function branchWords(branch: string): string {
  const words = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BRANCH_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  return words === '' ? 'change' : words;
}
