import { callOperation } from '../compare/words.ts';
import type { LedgerChanges } from '../ledger.ts';
import type { Review } from '../review-contract.ts';
import type { PlacedChange } from '../source/place-changes.ts';
import { componentAt } from '../schema/model.ts';
import type { DocumentGroup, Line, Part, Place, ReportDocument } from './report-document.ts';

const TITLES = {
  wire: 'Breaking on the wire',
  types: 'Breaking for types only',
  feature: 'New or relaxed',
  text: 'Texts, examples and marks',
} as const;
/** How many operations a heading names, and how many of those that share a change. */
const [NAMED, SHARING] = [3, 5];

/** A review as it is shown: what breaks comes first. */
export function documentOf(review: Review): ReportDocument {
  const { base, gate, breaks, commit } = review;
  return {
    state: gate.passed ? 'passed' : 'held',
    breaks,
    headline: headline(review),
    problems: gate.problems,
    advice: gate.advice,
    compared: `Compared with ${base.name}.${base.note ? ` ${base.note}` : ''}`,
    commits: {
      ...(commit === undefined ? {} : { revision: commit }),
      ...(base.commit === undefined ? {} : { base: base.commit }),
    },
    parts: [...changesParts(review), ...factsOf(review)],
  };
}

function changesParts({ changes, operationIds }: Review): Part[] {
  const told = groupChanges(changes);
  return (['wire', 'types', 'feature', 'text'] as const).flatMap((effect): Part[] => {
    const own = told.filter((change) => change.effect === effect);
    if (own.length === 0) return [];
    const groups = [...Map.groupBy(own, keyOf).values()].map((group) => groupOf(group, operationIds));
    const open = effect === 'wire' || effect === 'types';
    return [{ title: `${TITLES[effect]} (${own.length})`, open, groups }];
  });
}

/** What changes are grouped by: one operation, a shared component, several operations alike, or the whole contract. */
function keyOf({ operations, pointer }: ToldChange): string {
  return operations.length > 1 ? (titleOf(pointer) ?? operations.join()) : (operations[0] ?? '');
}

function groupOf(group: ToldChange[], operationIds: Review['operationIds']): DocumentGroup {
  const lines = group.map(({ text, places }) => ({
    text,
    places: places.map(({ name, ...place }) =>
      name === undefined ? place : { ...place, name: operationIds.get(name) ?? name },
    ),
  }));
  const operations = [...new Set(group.flatMap((change) => change.operations))];
  if (operations.length === 0) return { heading: 'The contract', lines };
  const called = operations.map((operation) => callOperation(operation, operationIds));
  const component = operations.length > 1 ? titleOf(group[0]?.pointer ?? '') : undefined;
  if (component === undefined && operations.length <= NAMED) return { heading: called.join(', '), lines };
  const heading = component ?? `In ${operations.length} operations`;
  // Where the places are called by their operations, these are not said twice.
  if (group.every(({ places }) => places.every(({ name }) => name !== undefined))) return { heading, lines };
  const counted = component === undefined ? '' : `, in ${operations.length} operations`;
  const rest = called.length - SHARING;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return { heading: `${heading}${counted}: ${called.slice(0, SHARING).join(', ')}${more}`, lines };
}

/** How a heading calls the component that a pointer is in. */
function titleOf(pointer: string): string | undefined {
  const component = componentAt(pointer);
  const titles: Record<string, string> = { parameters: 'parameter ', responses: 'response ' };
  return component && `${titles[component.kind] ?? ''}${component.name}`;
}

/** A change as it is told: once, with every operation and place that has it. */
interface ToldChange extends Pick<PlacedChange, 'effect' | 'rule' | 'text' | 'operations'> {
  /** A pointer into the bundle where all of it is in one place. */
  pointer: string;
  places: Place[];
}

/** Equal sentences about several operations told once; each keeps the order of its first. */
export function groupChanges(changes: readonly PlacedChange[]): ToldChange[] {
  const same = Map.groupBy(changes, ({ effect, rule, text }) => JSON.stringify([effect, rule, text]));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { effect, rule, text } = first;
    const operations = [...new Set(group.flatMap((change) => change.operations))];
    const pointers = new Set(group.map(({ place }) => place.pointer));
    return [
      {
        effect,
        rule,
        text,
        operations,
        pointer: pointers.size === 1 ? first.place.pointer : '',
        places: placesOf(group),
      },
    ];
  });
}

/** Each line once; where there are several, each is called by its operation. */
function placesOf(changes: readonly PlacedChange[]): Place[] {
  const lines = Map.groupBy(changes, ({ file, line }) => `${file}:${line}`);
  return [...lines.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { file, line, place } = first;
    const operations = [...new Set(group.flatMap((change) => change.operations))];
    const name = lines.size > 1 && operations.length === 1 ? operations[0] : undefined;
    return [{ file, line, side: place.side, ...(name === undefined ? {} : { name }) }];
  });
}

/** The verdict in a sentence: what the change is, and which version it asks for. */
function headline({ verdict, breaks, nextVersion, base, fragments }: Review): string {
  const meaning = {
    none: 'none: the contract says the same as before',
    patch: 'patch: words only, nothing changes for callers',
    minor: 'minor: something is new, existing programs keep working',
    major:
      breaks === 'types'
        ? 'major, for types only: requests and responses stay valid, but code that is compiled against the types may not'
        : 'major: breaks programs on the wire',
  }[verdict];
  const waiting = fragments.others.length;
  const others =
    waiting === 0
      ? ''
      : `, with ${waiting} other ${waiting === 1 ? 'change' : 'changes'} that wait${waiting === 1 ? 's' : ''} for it`;
  const step =
    verdict === 'major' && nextVersion.startsWith('0.')
      ? '; below 1.0.0 a break raises the second number'
      : '';
  const next =
    verdict === 'none' && nextVersion === base.version
      ? `Version stays ${base.version}`
      : `Next version ${nextVersion} (base ${base.version}${others}${step})`;
  return `${meaning}. ${next}.`;
}

/** What happened to the ledger, one line for each entry. */
export function ledgerLines({ opened, closed, moved }: LedgerChanges): string[] {
  return [
    ...opened.map(({ id, title }) => `${id} is opened: ${title}.`),
    ...closed.map(({ id, title }) => `${id} is closed: ${title}.`),
    ...moved.map(
      ({ id, title, added, removed }) => `${id} ${marks(added.length, removed.length)}: ${title}.`,
    ),
  ];
}

/** What became of the places of an entry: `is marked at 1 more place`. */
function marks(more: number, fewer: number): string {
  const places = more + fewer === 1 || (more === 1 && fewer === 1) ? 'place' : 'places';
  if (more === fewer) return `is marked at ${more} other ${places}`;
  const parts = [...(more > 0 ? [`${more} more`] : []), ...(fewer > 0 ? [`${fewer} fewer`] : [])];
  return `is marked at ${parts.join(' and ')} ${places}`;
}

function factsOf(review: Review): Part[] {
  const { lint, ledger, inherited } = review;
  const { opened, closed, moved } = ledger;
  const place = (file: string, line: number): Place[] => [{ file, line, side: 'revision' }];
  return [
    folded(
      lint === undefined
        ? 'Lint: not run.'
        : lint.length === 0
          ? 'Lint: no findings.'
          : `Lint: ${lint.length} ${lint.length === 1 ? 'finding' : 'findings'}.`,
      (lint ?? []).map(({ file, line, rule, message }) => ({
        text: `${message} (\`${rule}\`)`,
        places: place(file, line),
      })),
    ),
    folded(
      `Ledger: ${opened.length} opened, ${closed.length} closed, ${moved.length} with other marks.`,
      ledgerLines(ledger).map(plain),
    ),
    ...(inherited.length > 0
      ? [
          folded(
            `New fields without a source of their own: ${inherited.length}`,
            inherited.map(({ text, file, line }) => ({ text, places: place(file, line) })),
          ),
        ]
      : []),
  ];
}

function plain(text: string): Line {
  return { text, places: [] };
}

function folded(title: string, lines: Line[]): Part {
  return { title, open: false, groups: lines.length > 0 ? [{ heading: '', lines }] : [] };
}
