import { basename, join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { pointerSegments } from '@telephony/contract';
import {
  type Fragment,
  FRAGMENTS,
  greatestStep,
  nextVersion,
  type SortedFragments,
  sortFragments,
  STEPS,
} from './fragment.ts';
import type { Change, Verdict } from '../compare/comparison.ts';
import { callOperation, type OperationIds } from '../compare/words.ts';

/** Why a change may not be merged as it is, each with the way to fix it. */
export interface Gate {
  passed: boolean;
  problems: string[];
  /** What should be done and holds up nothing. */
  advice: string[];
}

/** What a change says of itself, and what follows from that. */
export interface Declaration {
  /** The version of the next release, with all that waits for it. */
  nextVersion: string;
  /** What says so until then: the fragments of this change, and of those before it. */
  fragments: SortedFragments;
  gate: Gate;
}

/** What was found in a change. */
interface Found {
  base: { version: string };
  /** `info.version` as it stands. */
  version: string;
  verdict: Verdict;
  changes: readonly Change[];
  operationIds: OperationIds;
}

/**
 * Holds what was found in a change against its fragments, as they are there now.
 *
 * @param folders Those of the contract.
 * @param requireFragment Whether new features must have a fragment as well.
 */
export function declarationOf(
  found: Found,
  folders: { base: string; revision: string },
  requireFragment: boolean,
): Declaration {
  const { verdict, base } = found;
  const fragments = sortFragments(folders.base, folders.revision);
  const steps = [...fragments.own, ...fragments.others].map(({ step }) => step);
  const step = greatestStep(verdict === 'none' ? steps : [...steps, verdict]);
  const next = nextVersion(base.version, step ?? 'none');
  const gate = gateOf(found, fragments, folders.revision, requireFragment);
  return { fragments, nextVersion: next, gate };
}

const DRAFT = '`npm run review -- --write-fragment` drafts it';
/** How many undeclared changes are named. */
const SHOWN = 5;

/** The changelog of a contract folder; empty where there is none. */
function readChangelog(folder: string): string {
  const file = join(folder, 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Whether a change may be merged: what breaks has to be declared in a fragment with its reason, and the fragment has to say the
 * step that the change asks for. Other changes are advised to have a fragment. The version is left to the release.
 *
 * @param requireFragment Whether a new feature must have a fragment as well.
 */
function gateOf(
  { verdict, changes, operationIds, version, base }: Found,
  fragments: SortedFragments,
  contract: string,
  requireFragment: boolean,
): Gate {
  const problems: string[] = [];
  const advice: string[] = [];
  const directory = `${basename(contract)}/${FRAGMENTS}`;
  const breaking = changes.filter(({ effect }) => effect === 'wire' || effect === 'types');
  const found = undeclared(fragments.own, breaking, operationIds);
  if (found.missing.length > 0) {
    const texts = toldOnce(found.missing, operationIds);
    const rest = texts.length - SHOWN;
    const named = texts.slice(0, SHOWN).map((text) => `\n  - ${text}`);
    problems.push(
      `${found.missing.length} breaking ${found.missing.length === 1 ? 'change is' : 'changes are'} not declared in a fragment of this change in ${directory}: ${DRAFT}.${named.join('')}${rest > 0 ? `\n  - and ${rest} more` : ''}`,
    );
  } else if (verdict !== 'none' && fragments.own.length === 0) {
    const isHeld = requireFragment && verdict !== 'patch';
    (isHeld ? problems : advice).push(`This change has no fragment in ${directory}: ${DRAFT}.`);
  }
  if (found.withoutReason) {
    const names = fragments.own.map(({ name }) => `${directory}/${name}.md`).join(', ');
    problems.push(`${names}: give the reason in each place that says "(give the reason)".`);
  }
  const step = greatestStep(fragments.own.map((fragment) => fragment.step));
  if (step && verdict !== 'none' && STEPS.indexOf(step) < STEPS.indexOf(verdict)) {
    const names = fragments.own.map(({ name }) => `${directory}/${name}.md`).join(', ');
    problems.push(`${names}: the step is ${step}, and this change is ${verdict}: write "step: ${verdict}".`);
  }
  const isReleased = readChangelog(contract).split(/\r?\n/).includes(`## ${version}`);
  if (version !== base.version && !isReleased) {
    problems.push(
      `info.version is ${version}, and CHANGELOG.md has no such version: set it back to ${base.version} in openapi.yaml. The release sets it (\`npm run release:version\`).`,
    );
  }
  return { passed: problems.length === 0, problems, advice };
}

/** Sentences, each once; that of a single operation with its name. */
function toldOnce(changes: readonly Change[], ids: OperationIds): string[] {
  return [...Map.groupBy(changes, ({ text }) => text)].map(([text, group]) => {
    const [operation, ...others] = new Set(group.flatMap(({ operations }) => operations));
    return operation === undefined || others.length > 0 ? text : `${callOperation(operation, ids)}: ${text}`;
  });
}

/** The placeholder in a drafted fragment, where a person must say why. */
export const PLACEHOLDER = 'Why: (give the reason)';

/** The breaking changes that nothing declares, and whether one is declared without a reason. */
export interface Undeclared {
  missing: Change[];
  withoutReason: boolean;
}

/**
 * Holds breaking changes against the fragments of the change. A change is declared when one of them names it: its field, schema,
 * parameter, operation or operationId.
 */
export function undeclared(
  fragments: readonly Pick<Fragment, 'text'>[],
  breaking: readonly Change[],
  operationIds: OperationIds,
): Undeclared {
  const text = fragments.map((part) => part.text).join('\n');
  return {
    missing: breaking.filter((change) => !namesOf(change, operationIds).some((name) => isNamed(text, name))),
    withoutReason: text.includes(PLACEHOLDER),
  };
}

/**
 * What a person may call the subject of a change by: the first names of its sentence, and its operations. A change of a
 * shared component goes by the names of its sentence alone, or by that of the component where the sentence names nothing.
 */
export function namesOf(change: Change, ids: OperationIds): string[] {
  const { operations, place, text } = change;
  const subject = codesIn(text)
    .slice(0, 2)
    .flatMap((code) => [code, code.split('.').at(-1)?.replace(/\[\]$/, '') ?? '']);
  const paths = operations.flatMap((operation) => [
    operation,
    operation.split(' ').at(-1) ?? '',
    ...(ids.has(operation) ? [`\`${ids.get(operation)}\``] : []),
  ]);
  const isShared = place.pointer.startsWith('/components/') && operations.length > 1;
  const others = isShared ? [unnamedComponent(change) ?? ''] : paths;
  return [...subject, ...others].filter((name) => name !== '');
}

/** The name of the component that a change is about, where the sentence of the change names nothing. */
export function unnamedComponent({ text, place }: Change): string | undefined {
  const [section, , name] = pointerSegments(place.pointer);
  return section === 'components' && codesIn(text).length === 0 ? name : undefined;
}

function codesIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code]) => code ?? '');
}

/** Whether a text has a name as a word of its own. */
export function isNamed(text: string, name: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w/-])${escaped}(?![\\w/{-])`).test(text);
}
