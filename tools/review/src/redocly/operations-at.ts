import { isJsonObject, type JsonObject, listOperations, resolvePointer } from '@telephony/contract';
import { operationName } from '../compare/operation-name.ts';

/** The names of the operations that an element belongs to: the one that it is in, or all that use its component. */
export function operationsAt(bundle: JsonObject, pointer: string): string[] {
  const operations = listOperations(bundle);
  const own = operations.filter((operation) => isInside(pointer, operation.pointer));
  if (own.length > 0) return own.map(operationName);
  const component = /^\/components\/[^/]+\/[^/]+/.exec(pointer)?.[0];
  if (!component) return [];
  return operations
    .filter(({ value, pathItem }) => uses(bundle, { value, pathItem: pathItem['parameters'] }, component))
    .map(operationName);
}

function isInside(pointer: string, element: string): boolean {
  return pointer === element || pointer.startsWith(`${element}/`);
}

function uses(bundle: JsonObject, start: unknown, component: string): boolean {
  const seen = new Set<string>();
  const search = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(search);
    if (!isJsonObject(value)) return false;
    const reference = value['$ref'];
    if (typeof reference === 'string' && !seen.has(reference)) {
      seen.add(reference);
      if (isInside(reference.slice(1), component)) return true;
      if (search(resolvePointer(bundle, reference.slice(1)))) return true;
    }
    return Object.values(value).some(search);
  };
  return search(start);
}
