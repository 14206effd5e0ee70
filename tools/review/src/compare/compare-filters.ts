import { childPointer, isJsonObject, type DocumentOperation } from '@telephony/contract';
import type { Change } from './change.ts';
import type { OperationPair } from './comparison.ts';
import { valuesText } from './words.ts';

/** The changes of what a collection can be filtered by beyond the fields of its record (`x-filter`). */
export function compareFilters({ base, revision, name }: OperationPair): Change[] {
  const [before, after] = [filterOf(base), filterOf(revision)];
  const pointer = childPointer(revision.pointer, 'x-filter');
  const common = {
    place: { side: 'revision', pointer: after ? pointer : revision.pointer } as const,
    base: childPointer(base.pointer, 'x-filter'),
    revision: pointer,
    operations: [name],
  };
  const lost = [
    ...without(names(after?.['refused']), names(before?.['refused'])),
    ...without(names(before?.['also']), names(after?.['also'])),
  ];
  const gained = [
    ...without(names(before?.['refused']), names(after?.['refused'])),
    ...without(names(after?.['also']), names(before?.['also'])),
  ];
  const changes: Change[] = [];
  if (lost.length > 0) {
    const text = `\`filter\` no longer takes ${valuesText(lost)}: requests with it get 400.`;
    changes.push({ effect: 'wire', rule: 'filter-narrowed', text, ...common });
  }
  if (gained.length > 0) {
    const text = `\`filter\` takes ${valuesText(gained)} as well.`;
    changes.push({ effect: 'feature', rule: 'filter-widened', text, ...common });
  }
  return changes;
}

function filterOf({ value }: DocumentOperation) {
  return isJsonObject(value['x-filter']) ? value['x-filter'] : undefined;
}

function names(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

function without(list: string[], others: string[]): string[] {
  return list.filter((name) => !others.includes(name));
}
