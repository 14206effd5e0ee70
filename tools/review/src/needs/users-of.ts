import { type JsonObject, listOperations, reachableFrom } from '@telephony/contract';
import type { Family } from './families.ts';

/** The ids of the operations that take or give what a family is of: a record with its fields, or an operation itself. */
export function usersOf({ kind, of }: Family, bundle: JsonObject): string[] {
  const name = /`([^`]*)`$/.exec(of)?.[1] ?? '';
  const pointer = `/components/schemas/${name}`;
  return listOperations(bundle).flatMap(({ kind: side, pathItem, value }) => {
    const { operationId: id } = value;
    if (side !== 'path' || typeof id !== 'string') return [];
    if (kind === 'parameter') return id === name ? [id] : [];
    const { parameters } = pathItem;
    return reachableFrom(bundle, { ...value, shared: parameters }).has(pointer) ? [id] : [];
  });
}
