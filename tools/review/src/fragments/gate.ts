import { basename } from 'node:path';
import {
  FRAGMENTS,
  greatestStep,
  nextVersion,
  type SortedFragments,
  sortFragments,
  STEPS,
} from './fragment.ts';
import {
  type ChangeGroup,
  groupChanges,
  groupLine,
  isBreaking,
  needsRecheck,
  quotesReview,
  readEntries,
  readReleased,
  SECTIONS,
  type Entry,
} from './entries.ts';
import { readAnswer, REASON, REMEDY } from './reasons.ts';
import { readVersion, releaseProblems } from './release.ts';
import type { Change, Verdict } from '../compare/comparison.ts';
import type { OperationIds } from '../compare/words.ts';

export interface Gate {
  passed: boolean;
  problems: string[];
  advice: string[];
}

export interface Declaration {
  // With all fragments that wait for the next release.
  nextVersion: string;
  fragments: SortedFragments;
  gate: Gate;
  // By the identity of a breaking change.
  answers: Record<string, string[]>;
}

interface ReviewedChange {
  base: { version: string };
  version: string;
  verdict: Verdict;
  changes: readonly Change[];
  operationIds: OperationIds;
}

/** @param requireFragment Whether a new feature needs a fragment, too. */
export function readDeclaration(
  review: ReviewedChange,
  folders: { base: string; revision: string },
  requireFragment: boolean,
): Declaration {
  const { verdict, base } = review;
  const fragments = sortFragments(folders.base, folders.revision);
  const steps = [...fragments.own, ...fragments.others].map(({ step }) => step);
  const isTold = verdict !== 'none' && !isUndoing(fragments, groupChanges(review.changes));
  const step = greatestStep(isTold ? [...steps, verdict] : steps);
  return {
    fragments,
    nextVersion: isRelease(review) ? review.version : nextVersion(base.version, step ?? 'none'),
    ...checkGate(review, fragments, folders.revision, requireFragment),
  };
}

export function isRelease({ version, base }: Pick<ReviewedChange, 'version' | 'base'>): boolean {
  return version !== base.version;
}

const WRITE_COMMAND = '`npm run review -- --write-fragment`';
const MAX_LISTED = 5;

function checkGate(
  review: ReviewedChange,
  fragments: SortedFragments,
  contract: string,
  requireFragment: boolean,
): Pick<Declaration, 'gate' | 'answers'> {
  const { verdict, changes, operationIds } = review;
  const directory = `${basename(contract)}/${FRAGMENTS}`;
  const released = isRelease(review) ? readReleased(readVersion(contract, review.version) ?? '') : [];
  const checked = checkEntries(fragments.own, changes, { operationIds, released });
  const { open, outdated, stale, answers } = checked;
  const missing = checked.missing.filter((group) => !isUndoing(fragments, [group]));
  const names = fileNames(fragments.own, directory);
  const hasNone =
    missing.length + released.length + fragments.own.length === 0 &&
    verdict !== 'none' &&
    !isUndoing(fragments, groupChanges(changes));
  const drafting = `This change has no fragment in ${directory}: ${WRITE_COMMAND} drafts it.`;
  const isHeld = requireFragment && verdict !== 'patch';
  const problems = [
    missingProblem(missing, directory, operationIds),
    isHeld && hasNone && drafting,
    open.length > 0 &&
      `${names || 'CHANGELOG.md'}: write why, and what users do, each in a sentence that says it (not "n/a" or "to be done"), in ${open.length === 1 ? 'the entry' : 'each of the entries'} of ${codeList(open)}.`,
    outdated.length > 0 &&
      `${names}: see whether what is written about ${codeList(outdated)} still holds. The change is another one than it was written for.`,
    stale.length > 0 &&
      `${names}: this change does not do all that the fragment says: ${lines(stale.slice(0, MAX_LISTED))}\n  ${WRITE_COMMAND} takes it out, on the branch that the fragment is named after.`,
    stepProblem(fragments.own, verdict, directory),
    ...(isRelease(review)
      ? releaseProblems(review, fragments, { folder: contract, directory })
      : waitingProblems(fragments, changes, directory)),
  ].filter((problem) => problem !== false && problem !== undefined);
  const advice = hasNone && !isHeld ? [drafting] : [];
  return { gate: { passed: problems.length === 0, problems, advice }, answers };
}

const codeList = (texts: string[]): string => texts.map((text) => `\`${text}\``).join(', ');
const lines = (texts: string[]): string => texts.map((text) => `\n  - ${text}`).join('');
const fileNames = (fragments: SortedFragments['own'], directory: string): string =>
  fragments.map(({ name }) => `${directory}/${name}.md`).join(', ');

function missingProblem(
  missing: ReturnType<typeof groupChanges>,
  directory: string,
  operationIds: OperationIds,
): string | undefined {
  if (missing.length === 0) return undefined;
  const isOne = missing.length === 1;
  const changes = isOne ? 'change has no entry of its own' : 'changes have no entries of their own';
  const listed = missing.slice(0, MAX_LISTED).map((group) => groupLine(group, operationIds));
  const rest = missing.length - listed.length;
  return `${missing.length} breaking ${changes} in a fragment of this change in ${directory}: ${WRITE_COMMAND} writes ${isOne ? 'it' : 'them'}.${lines([...listed, ...(rest > 0 ? [`and ${rest} more`] : [])])}`;
}

function stepProblem(own: SortedFragments['own'], verdict: Verdict, directory: string): string | undefined {
  const step = greatestStep(own.map((fragment) => fragment.step));
  if (step && verdict !== 'none' && STEPS.indexOf(step) < STEPS.indexOf(verdict))
    return `${fileNames(own, directory)}: the step is ${step}, and this change is ${verdict}: write "step: ${verdict}".`;
  const low = own.filter((one) => one.step !== 'major' && readEntries(one.text).some(isBreaking));
  if (low.length === 0) return undefined;
  return `${fileNames(low, directory)}: it declares a breaking change: write "step: major".`;
}

// Entries of the base wait for the release as they are, or go when the change undoes what they declare.
function waitingProblems(
  { own, others, before }: SortedFragments,
  changes: readonly Change[],
  directory: string,
): string[] {
  const now = [...own, ...others].flatMap(({ text }) => readEntries(text));
  const touched = (list: readonly Change[]) =>
    new Set(list.flatMap((change) => [change.place.pointer, change.base, change.revision]));
  const [all, harmless] = [touched(changes), touched(changes.filter(({ effect }) => !isBreak(effect)))];
  const answersOf = (entry: Entry) => [REASON, REMEDY].map((label) => readAnswer(entry, label));
  const isLost = (entry: Entry) =>
    entry.identities.some((identity) => {
      const kept = now.find(({ identities }) => identities.includes(identity));
      if (!kept) return !all.has(pointerOf(identity));
      return answersOf(entry).some((answer, index) => answer && !answersOf(kept)[index]);
    });
  const isUndone = (entry: Entry) =>
    now.some(({ text }) => text === entry.text) &&
    entry.identities.some((identity) => harmless.has(pointerOf(identity)));
  const waiting = before.flatMap(({ text }) => readEntries(text).filter(isBreaking));
  const list = (is: (entry: Entry) => boolean) => waiting.filter(is).map(({ text }) => text);
  const [lost, undone] = [list(isLost), list(isUndone)];
  return [
    ...(lost.length === 0
      ? []
      : [
          `${directory}: breaking changes that wait for the next release have lost their entries, or what these say. Put them back as the base has them:${lines(lost)}`,
        ]),
    ...(undone.length === 0
      ? []
      : [
          `${directory}: this change undoes what waits for the next release. Take out these entries, or say in them what is left of it:${lines(undone)}`,
        ]),
  ];
}

// What was never released is no loss: its entries go with it.
export function isUndoing({ own, others, before }: SortedFragments, groups: ChangeGroup[]): boolean {
  const identities = (list: SortedFragments['own']) =>
    list.flatMap(({ text }) => readEntries(text).flatMap((one) => one.identities));
  const now = new Set(identities([...own, ...others]));
  const gone = new Set(identities(before).flatMap((one) => (now.has(one) ? [] : [pointerOf(one)])));
  const isGone = ({ place, base = '', revision = '' }: Change) =>
    [place.pointer, base, revision].some((pointer) => gone.has(pointer));
  return groups.length > 0 && groups.every(({ changes }) => changes.every(isGone));
}

const pointerOf = (identity: string): string => identity.replace(/^\S+ /, '');
const isBreak = (effect: Change['effect']): boolean => effect === 'wire' || effect === 'types';

/**
 * Compares changes with the entries of their fragments, or of the release. An entry declares a change if it has its identity,
 * stands below a heading of breaking changes, and quotes the review.
 */
export function checkEntries(
  fragments: SortedFragments['own'],
  changes: readonly Change[],
  { operationIds, released = [] }: { operationIds: OperationIds; released?: readonly Entry[] },
) {
  const groups = groupChanges(changes);
  const entries = fragments.flatMap(({ text, name }) => readEntries(text).map((one) => ({ ...one, name })));
  const inBase = fragments.map(({ before = '' }) => before).join('\n');
  const answers: Record<string, string[]> = {};
  const [open, outdated] = [new Set<string>(), new Set<string>()];
  const quoted = new Set<Entry>();
  const missing = groups.filter((group) => {
    const { effect, identities } = group;
    if (effect === 'feature') return false;
    const quotes = (one: Entry) => one.section === SECTIONS[effect] && quotesReview(one, group, operationIds);
    return identities.some((identity) => {
      const found = [
        ...entries.filter((one) => one.identities.includes(identity) && quotes(one)),
        ...released.filter(quotes),
      ];
      for (const entry of found) {
        quoted.add(entry);
        const written = [REASON, REMEDY].map((label) => readAnswer(entry, label));
        if (written.includes(undefined)) open.add(entry.identities[0] ?? identity);
        if (needsRecheck(entry)) outdated.add(entry.identities[0] ?? identity);
        answers[identity] = written.filter((answer) => answer !== undefined);
      }
      return found.length === 0;
    });
  });
  const known = new Set(groups.flatMap((group) => group.identities));
  // Another entry of the same change, beside the one that quotes the review.
  const isDouble = (entry: (typeof entries)[number]) =>
    isBreaking(entry) &&
    !quoted.has(entry) &&
    entries.some(
      (one) =>
        quoted.has(one) &&
        one.name === entry.name &&
        one.identities.some((identity) => entry.identities.includes(identity)),
    );
  const stale = entries
    .filter((entry) => !inBase.includes(entry.text))
    .filter((entry) => !entry.identities.every((one) => known.has(one)) || isDouble(entry))
    .map(({ text }) => text);
  return { missing, open: [...open], outdated: [...outdated], stale, answers };
}
