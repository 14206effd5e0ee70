import type { Change, Effect } from '../compare/change.ts';
import type { PlacedChange, Review } from '../review.ts';
import { componentAt } from '../schema/component-at.ts';

/** Changes of one kind, by what they are about. */
export interface Section {
  effect: Effect;
  title: string;
  groups: Group[];
}

/** Changes of one operation, of a shared component, or of the contract as a whole. */
export interface Group {
  heading: string;
  /** Address of the page in the docs. */
  page?: string;
  /** The operations of a shared change beyond those in the heading. */
  others: string[];
  changes: PlacedChange[];
}

const TITLES: [effect: Effect, title: string][] = [
  ['wire', 'Breaking on the wire'],
  ['types', 'Breaking for types only'],
  ['feature', 'New or relaxed'],
  ['text', 'Texts, examples and marks'],
];

/** How many operations a heading names. */
const NAMED = 3;

/** The changes of a review in reading order: what breaks comes first. */
export function sectionsOf({ changes, pages }: Review): Section[] {
  return TITLES.map(([effect, title]) => {
    const groups = Map.groupBy(
      changes.filter((change) => change.effect === effect),
      (change) => keyOf(change),
    );
    return { effect, title, groups: [...groups.values()].map((group) => groupOf(group, pages)) };
  }).filter(({ groups }) => groups.length > 0);
}

function keyOf({ operations, place }: Change): string {
  return operations.length > 1
    ? (componentOf(place.pointer)?.title ?? operations.join())
    : (operations[0] ?? '');
}

function groupOf(changes: PlacedChange[], pages: Map<string, string>): Group {
  const operations = [...new Set(changes.flatMap((change) => change.operations))];
  const [first] = operations;
  const component = operations.length > 1 ? componentOf(changes[0]?.place.pointer ?? '') : undefined;
  if (first === undefined) return { heading: 'The contract', others: [], changes };
  const heading = component === undefined ? operations.slice(0, NAMED).join(', ') : component.title;
  const page = pages.get(component?.name ?? heading);
  const others = component ? operations : operations.slice(NAMED);
  return { heading, ...(page === undefined ? {} : { page }), others, changes };
}

/** The component that a pointer is in, and how a heading calls it. */
function componentOf(pointer: string): { name: string; title: string } | undefined {
  const component = componentAt(pointer);
  if (!component) return undefined;
  const { kind, name } = component;
  const titles: Record<string, string> = { parameters: 'parameter ', responses: 'answer ' };
  return { name, title: `${titles[kind] ?? ''}${name}` };
}
