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
  readAnswer,
  readEntries,
  isBreaking,
  quotesReview,
  needsRecheck,
  groupLine,
  REASON,
  REMEDY,
  SECTIONS,
  groupChanges,
} from './entries.ts';
import type { Change, Verdict } from '../compare/comparison.ts';
import type { OperationIds } from '../compare/words.ts';

export interface Gate {
  passed: boolean;
  problems: string[];
  advice: string[];
}

export interface Declaration {
  nextVersion: string;
  /** What says so until then: the fragments of this change, and of those before it. */
  fragments: SortedFragments;
  gate: Gate;
  answers: Record<string, string[]>;
}

interface ReviewedChange {
  base: { version: string };
  version: string;
  verdict: Verdict;
  changes: readonly Change[];
  operationIds: OperationIds;
}

export function readDeclaration(
  found: ReviewedChange,
  folders: { base: string; revision: string },
  requireFragment: boolean,
): Declaration {
  const { verdict, base } = found;
  const fragments = sortFragments(folders.base, folders.revision);
  const steps = [...fragments.own, ...fragments.others].map(({ step }) => step);
  const step = greatestStep(verdict === 'none' ? steps : [...steps, verdict]);
  return {
    fragments,
    nextVersion: nextVersion(base.version, step ?? 'none'),
    ...checkGate(found, fragments, folders.revision, requireFragment),
  };
}

const WRITE_COMMAND = '`npm run review -- --write-fragment`';
const MAX_LISTED = 5;

function readChangelog(folder: string): string {
  const file = join(folder, 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function checkGate(
  found: ReviewedChange,
  fragments: SortedFragments,
  contract: string,
  requireFragment: boolean,
): Pick<Declaration, 'gate' | 'answers'> {
  const { verdict, changes, operationIds, version, base } = found;
  const problems: string[] = [];
  const advice: string[] = [];
  const directory = `${basename(contract)}/${FRAGMENTS}`;
  const names = fragments.own.map(({ name }) => `${directory}/${name}.md`).join(', ');
  const { missing, open, again, stale, answers } = checkEntries(fragments.own, changes);
  if (missing.length > 0) {
    const named = missing.slice(0, MAX_LISTED).map((told) => `\n  - ${groupLine(told, operationIds)}`);
    const rest = missing.length - named.length;
    problems.push(
      `${missing.length} breaking ${missing.length === 1 ? 'change has no entry of its own' : 'changes have no entries of their own'} in a fragment of this change in ${directory}: ${WRITE_COMMAND} writes ${missing.length === 1 ? 'it' : 'them'}.${named.join('')}${rest > 0 ? `\n  - and ${rest} more` : ''}`,
    );
  } else if (verdict !== 'none' && fragments.own.length === 0) {
    const isHeld = requireFragment && verdict !== 'patch';
    (isHeld ? problems : advice).push(
      `This change has no fragment in ${directory}: ${WRITE_COMMAND} drafts it.`,
    );
  }
  if (open.length > 0)
    problems.push(
      `${names}: write why, and what users do, in ${open.length === 1 ? 'the entry' : 'each of the entries'} of ${open.map((identity) => `\`${identity}\``).join(', ')}.`,
    );
  if (again.length > 0)
    problems.push(
      `${names}: see whether what is written about ${again.map((identity) => `\`${identity}\``).join(', ')} still holds. The change is another one than it was written for.`,
    );
  if (stale.length > 0)
    problems.push(
      `${names}: this change does not do all that the fragment says: ${stale
        .slice(0, MAX_LISTED)
        .map((text) => `\n  - ${text}`)
        .join('')}\n  ${WRITE_COMMAND} takes it out.`,
    );
  const step = greatestStep(fragments.own.map((fragment) => fragment.step));
  const low = fragments.own.filter((one) => one.step !== 'major' && readEntries(one.text).some(isBreaking));
  if (step && verdict !== 'none' && STEPS.indexOf(step) < STEPS.indexOf(verdict)) {
    problems.push(`${names}: the step is ${step}, and this change is ${verdict}: write "step: ${verdict}".`);
  } else if (low.length > 0) {
    const files = low.map(({ name }) => `${directory}/${name}.md`).join(', ');
    problems.push(`${files}: it declares a breaking change: write "step: major".`);
  }
  const lost = version === base.version ? lostEntries(fragments, changes) : [];
  if (lost.length > 0)
    problems.push(
      `${directory}: breaking changes that wait for the next release have lost their entries. Put them back as the base has them:${lost
        .map((text) => `\n  - ${text}`)
        .join('')}`,
    );
  const isReleased = readChangelog(contract).split(/\r?\n/).includes(`## ${version}`);
  if (version !== base.version && !isReleased) {
    problems.push(
      `info.version is ${version}, and CHANGELOG.md has no such version: set it back to ${base.version} in openapi.yaml. The release sets it (\`npm run release:version\`).`,
    );
  }
  return { gate: { passed: problems.length === 0, problems, advice }, answers };
}

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

export function checkEntries(fragments: SortedFragments['own'], changes: readonly Change[]) {
  const told = groupChanges(changes);
  const entries = fragments.flatMap(({ text }) => readEntries(text));
  const inBase = fragments.map(({ before = '' }) => before).join('\n');
  const known = new Map(told.flatMap((one) => one.identities.map((identity) => [identity, one])));
  const answers: Record<string, string[]> = {};
  const [open, again] = [new Set<string>(), new Set<string>()];
  const missing = told.filter(({ effect, identities, text }) => {
    if (effect === 'feature') return false;
    return identities.some((identity) => {
      const entry = entries.find(
        (one) =>
          one.section === SECTIONS[effect] && one.identities.includes(identity) && quotesReview(one, text),
      );
      if (!entry) return true;
      const given = [REASON, REMEDY].map((asked) => readAnswer(entry, asked));
      if (given.includes(undefined)) open.add(entry.identities[0] ?? identity);
      if (needsRecheck(entry)) again.add(entry.identities[0] ?? identity);
      answers[identity] = given.filter((answer) => answer !== undefined);
      return false;
    });
  });
  const stale = entries.filter(
    ({ identities, text }) => !inBase.includes(text) && !identities.every((identity) => known.has(identity)),
  );
  return { missing, open: [...open], again: [...again], stale: stale.map(({ text }) => text), answers };
}
