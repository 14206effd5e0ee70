import { isJsonObject } from './json.ts';
import { resolvePointer } from './json-pointer.ts';
import type { Referable } from './openapi-document.ts';

/** Whether a value is a Reference Object. */
export function isReference(value: unknown): value is { $ref: string } {
  return isJsonObject(value) && typeof value['$ref'] === 'string';
}

/** An element of a document, and where it stands: a JSON pointer. */
export interface Located<T> {
  element: T;
  pointer: string;
}

/**
 * Follows the references of a document from an element to what it stands for.
 *
 * @param document What the references are to.
 * @param pointer Where the element stands; it is returned where the element is not a reference.
 * @returns Undefined where a reference leads nowhere, back to itself, or out of the document.
 */
export function locate<T>(document: object, element: Referable<T>, pointer: string): Located<T> | undefined {
  let target: unknown = element;
  let at = pointer;
  const seen = new Set<string>();
  while (isReference(target)) {
    const next = targetOf<unknown>(document, target.$ref);
    if (!next || seen.has(next.pointer)) return undefined;
    seen.add(next.pointer);
    ({ element: target, pointer: at } = next);
  }
  return target === undefined ? undefined : { element: target as T, pointer: at };
}

/**
 * What a reference of a document is to, one step on: it may be a reference itself.
 *
 * @returns Undefined where it leads nowhere or out of the document.
 */
export function targetOf<T>(document: object, reference: string): Located<T> | undefined {
  const pointer = pointerOfReference(reference);
  const element = pointer === undefined ? undefined : resolvePointer(document, pointer);
  return pointer === undefined || element === undefined ? undefined : { element: element as T, pointer };
}

/**
 * Follows the references of a document from an element to what it stands for, as `locate` does.
 *
 * @throws Error where a reference leads nowhere; it names the reference.
 */
export function follow<T>(document: object, element: Referable<T>, pointer: string): Located<T> {
  const found = locate<T>(document, element, pointer);
  if (!found) throw new Error(`${(element as { $ref: string }).$ref} leads nowhere.`);
  return found;
}

/**
 * What an element of a document stands for: itself, or the end of its references.
 *
 * @throws Error where a reference leads nowhere; it names the reference.
 */
export function resolve<T>(document: object, element: Referable<T>): T {
  return isReference(element) ? follow<T>(document, element, '').element : element;
}

/**
 * The JSON pointer that a reference into the same document has as its fragment, which is percent-encoded
 * (`#/paths/~1cdrs~1%7Bid%7D`, RFC 6901, section 6); undefined for a reference to another document or to a name.
 */
export function pointerOfReference(reference: string): string | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  const fragment = reference.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
