import type { Effect } from '../compare/change.ts';
import type { Review } from '../review.ts';
import { callOperation } from '../facts/operation-ids.ts';
import { componentAt } from '../schema/component-at.ts';
import type { Place } from './document/report-document.ts';
import { groupChanges, type ToldChange } from './group-changes.ts';

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
