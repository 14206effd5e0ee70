import { isJsonObject, type JsonObject } from './json.ts';
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
    if (!target.$ref.startsWith('#') || seen.has(target.$ref)) return undefined;
    seen.add(target.$ref);
    at = decodeFragment(target.$ref);
    target = resolvePointer(document, at);
  }
  return target === undefined ? undefined : { element: target as T, pointer: at };
}

/**
 * What an element of a document stands for: itself, or the end of its references.
 *
 * @throws Error where a reference leads nowhere; it names the reference.
 */
export function resolve<T>(document: object, element: Referable<T>): T {
  if (!isReference(element)) return element;
  const found = locate<T>(document, element, '');
  if (!found) throw new Error(`${element.$ref} leads nowhere.`);
  return found.element;
}

/** The JSON pointer of a fragment: `#/paths/~1cdrs~1%7Bid%7D` is percent-encoded (RFC 6901, section 6). */
function decodeFragment(reference: string): string {
  const fragment = reference.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Every reference of a part of a document that leads nowhere, once. */
export function danglingReferences(document: object): string[] {
  const dangling = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isJsonObject(node)) return;
    // An example may have a field of this name that is not a reference.
    if (isReference(node) && node.$ref.startsWith('#/') && !locate(document, node, ''))
      dangling.add(node.$ref);
    for (const [name, child] of Object.entries(node as JsonObject)) if (name !== 'value') visit(child);
  };
  visit(document);
  return [...dangling];
}
