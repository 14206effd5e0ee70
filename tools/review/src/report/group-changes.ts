import type { PlacedChange } from '../review.ts';
import type { Place } from './document/report-document.ts';

/** A change as it is told: once, with every operation and place that has it. */
export interface ToldChange extends Pick<PlacedChange, 'effect' | 'rule' | 'text' | 'operations'> {
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
