import { isObject, type JsonObject } from './json.ts';

/** A JSON pointer of names. */
export function pointerOf(names: (string | number)[]): string {
  return names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The names of a JSON pointer. */
export function namesOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer of a `$ref` into the same document, without `#`. */
export function refPointer(ref: string): string {
  if (!ref.startsWith('#/'))
    throw new Error(`The bundle refers to "${ref}" outside itself: bundle it first.`);
  return ref.slice(1);
}

/** The object at a pointer. Throws when nothing is there. */
export function at(document: JsonObject, pointer: string): JsonObject {
  const found = namesOf(pointer).reduce<unknown>(
    (value, name) => (Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined),
    document,
  );
  if (!isObject(found)) throw new Error(`The bundle has nothing at ${pointer}.`);
  return found;
}

/** An element and its pointer after following its `$ref`, if it has one. */
export function follow(
  document: JsonObject,
  element: JsonObject,
  pointer: string,
): { element: JsonObject; pointer: string } {
  if (typeof element['$ref'] !== 'string') return { element, pointer };
  const target = refPointer(element['$ref']);
  return follow(document, at(document, target), target);
}
