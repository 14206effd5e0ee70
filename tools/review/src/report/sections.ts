import type { Effect } from '../compare/comparison.ts';
import type { PlacedChange, Review } from '../review-contract.ts';
import { callOperation } from '../compare/operation-names.ts';
import { componentAt } from '../schema/sites.ts';
import type { Place } from './report-document.ts';
import type { LedgerChanges } from '../ledger.ts';

/** Changes of one kind, by what they are about. */
export interface Section {
  effect: Effect;
  title: string;
  groups: Group[];
}

/** Changes of one operation, of a shared component, of several operations alike, or of the contract as a whole. */
export interface Group {
  heading: string;
  /** Address of the page in the docs. */
  page?: string;
  /** The operations of a shared change, where the heading does not name them. */
  others: string[];
  changes: ToldChange[];
}

const TITLES: [effect: Effect, title: string][] = [
  ['wire', 'Breaking on the wire'],
  ['types', 'Breaking for types only'],
  ['feature', 'New or relaxed'],
  ['text', 'Texts, examples and marks'],
];

/** How the subjects of changes are called, and where the docs have them. */
type Names = Pick<Review, 'pages' | 'operationIds'>;

/** How many operations a heading names. */
const NAMED = 3;

/** The changes of a review in reading order: what breaks comes first. */
export function sectionsOf({ changes, ...names }: Names & Pick<Review, 'changes'>): Section[] {
  const told = groupChanges(changes);
  return TITLES.map(([effect, title]) => {
    const groups = Map.groupBy(
      told.filter((change) => change.effect === effect),
      (change) => keyOf(change),
    );
    return { effect, title, groups: [...groups.values()].map((group) => groupOf(group, names)) };
  }).filter(({ groups }) => groups.length > 0);
}

function keyOf({ operations, pointer }: ToldChange): string {
  return operations.length > 1 ? (componentOf(pointer)?.title ?? operations.join()) : (operations[0] ?? '');
}

function groupOf(group: ToldChange[], { pages, operationIds }: Names): Group {
  const changes = group.map((change) => ({ ...change, places: change.places.map(placeCalled) }));
  const operations = [...new Set(changes.flatMap((change) => change.operations))];
  const [first] = operations;
  const component = operations.length > 1 ? componentOf(changes[0]?.pointer ?? '') : undefined;
  if (first === undefined) return { heading: 'The contract', others: [], changes };
  const called = operations.map((operation) => callOperation(operation, operationIds));
  const few = operations.length <= NAMED ? called.join(', ') : `In ${operations.length} operations`;
  const heading = component === undefined ? few : component.title;
  const page = pages.get(component?.name ?? operations.join(', '));
  const others = component || operations.length > NAMED ? called : [];
  return { heading, ...(page === undefined ? {} : { page }), others, changes };

  function placeCalled({ name, ...place }: Place): Place {
    return name === undefined ? place : { ...place, name: operationIds.get(name) ?? name };
  }
}

/** The component that a pointer is in, and how a heading calls it. */
function componentOf(pointer: string): { name: string; title: string } | undefined {
  const component = componentAt(pointer);
  if (!component) return undefined;
  const { kind, name } = component;
  const titles: Record<string, string> = { parameters: 'parameter ', responses: 'response ' };
  return { name, title: `${titles[kind] ?? ''}${name}` };
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
export function headline({ verdict, breaks, nextVersion, base, fragments }: Review): string {
  const meaning = {
    none: 'none: the contract says the same as before',
    patch: 'patch: words only, nothing changes for callers',
    minor: 'minor: something is new, everything that was right stays right',
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
