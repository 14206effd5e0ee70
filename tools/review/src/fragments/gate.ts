import { basename, join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import {
  FRAGMENTS,
  greatestStep,
  nextVersion,
  type SortedFragments,
  sortFragments,
  STEPS,
} from './fragment.ts';
import {
  groupChanges,
  groupLine,
  isBreaking,
  needsRecheck,
  quotesReview,
  readAnswer,
  readEntries,
  REASON,
  REMEDY,
  SECTIONS,
} from './entries.ts';
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
  const step = greatestStep(verdict === 'none' ? steps : [...steps, verdict]);
  return {
    fragments,
    nextVersion: nextVersion(base.version, step ?? 'none'),
    ...checkGate(review, fragments, folders.revision, requireFragment),
  };
}

const WRITE_COMMAND = '`npm run review -- --write-fragment`';
const MAX_LISTED = 5;

function checkGate(
  review: ReviewedChange,
  fragments: SortedFragments,
  contract: string,
  requireFragment: boolean,
): Pick<Declaration, 'gate' | 'answers'> {
  const { verdict, changes } = review;
  const directory = `${basename(contract)}/${FRAGMENTS}`;
  const { missing, open, outdated, stale, answers } = checkEntries(fragments.own, changes);
  const names = fileNames(fragments.own, directory);
  const hasNone = missing.length === 0 && verdict !== 'none' && fragments.own.length === 0;
  const drafting = `This change has no fragment in ${directory}: ${WRITE_COMMAND} drafts it.`;
  const isHeld = requireFragment && verdict !== 'patch';
  const problems = [
    missingProblem(missing, directory, review.operationIds),
    isHeld && hasNone && drafting,
    open.length > 0 &&
      `${names}: write why, and what users do, in ${open.length === 1 ? 'the entry' : 'each of the entries'} of ${codeList(open)}.`,
    outdated.length > 0 &&
      `${names}: see whether what is written about ${codeList(outdated)} still holds. The change is another one than it was written for.`,
    stale.length > 0 &&
      `${names}: this change does not do all that the fragment says: ${lines(stale.slice(0, MAX_LISTED))}\n  ${WRITE_COMMAND} takes it out.`,
    stepProblem(fragments.own, verdict, directory),
    lostProblem(review, fragments, directory),
    versionProblem(review, contract),
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

function lostProblem(
  { version, base, changes }: ReviewedChange,
  fragments: SortedFragments,
  directory: string,
): string | undefined {
  const lost = version === base.version ? lostEntries(fragments, changes) : [];
  if (lost.length === 0) return undefined;
  return `${directory}: breaking changes that wait for the next release have lost their entries. Put them back as the base has them:${lines(lost)}`;
}

function versionProblem({ version, base }: ReviewedChange, contract: string): string | undefined {
  const file = join(contract, 'CHANGELOG.md');
  const changelog = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (version === base.version || changelog.split(/\r?\n/).includes(`## ${version}`)) return undefined;
  return `info.version is ${version}, and CHANGELOG.md has no such version: set it back to ${base.version} in openapi.yaml. The release sets it (\`node tools/release.ts\`).`;
}

// Entries of the base that the revision lacks, though the change does not undo what they declare.
function lostEntries({ own, others, before }: SortedFragments, changes: readonly Change[]): string[] {
  const kept = new Set(
    [...own, ...others].flatMap(({ text }) => readEntries(text).flatMap((one) => one.identities)),
  );
  const touched = new Set(changes.flatMap((change) => [change.place.pointer, change.base, change.revision]));
  return before
    .flatMap(({ text }) => readEntries(text).filter(isBreaking))
    .filter(({ identities }) =>
      identities.some((identity) => !kept.has(identity) && !touched.has(identity.replace(/^\S+ /, ''))),
    )
    .map(({ text }) => text);
}

/**
 * Compares changes with the entries of their fragments. An entry declares a change if it has its identity, stands below a
 * heading of breaking changes, and quotes the review.
 */
export function checkEntries(fragments: SortedFragments['own'], changes: readonly Change[]) {
  const groups = groupChanges(changes);
  const entries = fragments.flatMap(({ text }) => readEntries(text));
  const inBase = fragments.map(({ before = '' }) => before).join('\n');
  const known = new Set(groups.flatMap((group) => group.identities));
  const answers: Record<string, string[]> = {};
  const [open, outdated] = [new Set<string>(), new Set<string>()];
  const missing = groups.filter(({ effect, identities, text }) => {
    if (effect === 'feature') return false;
    return identities.some((identity) => {
      const entry = entries.find(
        (one) =>
          one.section === SECTIONS[effect] && one.identities.includes(identity) && quotesReview(one, text),
      );
      if (!entry) return true;
      const written = [REASON, REMEDY].map((label) => readAnswer(entry, label));
      if (written.includes(undefined)) open.add(entry.identities[0] ?? identity);
      if (needsRecheck(entry)) outdated.add(entry.identities[0] ?? identity);
      answers[identity] = written.filter((answer) => answer !== undefined);
      return false;
    });
  });
  const stale = entries
    .filter(({ identities, text }) => !inBase.includes(text) && !identities.every((one) => known.has(one)))
    .map(({ text }) => text);
  return { missing, open: [...open], outdated: [...outdated], stale, answers };
}
