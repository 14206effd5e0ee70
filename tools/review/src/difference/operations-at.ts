import { type JsonObject, listOperations, METHODS, reachableFrom } from '@telephony/contract';
import { operationName } from '../compare/operation-name.ts';
import { componentAt } from '../schema/component-at.ts';

/** The names of the operations that an element belongs to: the one that it is in, or all that use its component. */
export function operationsAt(bundle: JsonObject, pointer: string): string[] {
  const operations = usesOf(bundle);
  const own = operations.filter(
    (operation) => isInside(pointer, operation.pointer) || isOfItem(pointer, operation.pointer),
  );
  if (own.length > 0) return own.map(({ name }) => name);
  const component = componentAt(pointer)?.pointer;
  if (component === undefined) return [];
  return operations
    .filter(({ reached }) => reached().some((one) => isInside(one, component)))
    .map(({ name }) => name);
}

interface OperationUse {
  name: string;
  pointer: string;
  /** Pointers of all that it refers to. */
  reached: () => string[];
}

/** Of the bundles that were asked for: every change of a review asks for one of two. */
const known = new WeakMap<JsonObject, OperationUse[]>();

function usesOf(bundle: JsonObject): OperationUse[] {
  const uses =
    known.get(bundle) ??
    listOperations(bundle).map((operation): OperationUse => {
      let reached: string[] | undefined;
      const { pathItem, pointer, value } = operation;
      return {
        name: operationName(operation),
        pointer,
        reached: () => (reached ??= [...reachableFrom(bundle, [value, pathItem['parameters']])]),
      };
    });
  known.set(bundle, uses);
  return uses;
}

/** Whether a pointer is that of a path, or into what all operations of the path share. */
function isOfItem(pointer: string, operation: string): boolean {
  const item = operation.slice(0, operation.lastIndexOf('/'));
  const [, , , member] = pointer.split('/');
  return isInside(pointer, item) && !METHODS.some((method) => method === member);
}

function isInside(pointer: string, element: string): boolean {
  return pointer === element || pointer.startsWith(`${element}/`);
}
