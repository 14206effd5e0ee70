import { isJsonObject, type Referable } from './openapi-document.ts';

/** Collects the `$ref`s in an element, at any depth, but not in data. */
export function referencesIn(element: unknown): Set<string> {
  const found = new Set<string>();
  collect(element, 'element', found);
  return found;
}

/** Collects the JSON pointers that an element refers to, directly or through others. */
export function reachableFrom(document: object, element: unknown): Set<string> {
  const reached = new Set<string>();
  const open = [element];
  for (const one of open) {
    for (const reference of referencesIn(one)) {
      const target = targetOf(document, reference);
      if (!target || reached.has(target.pointer)) continue;
      reached.add(target.pointer);
      open.push(target.element);
    }
  }
  return reached;
}

/** Collects the references of a document into itself that lead nowhere. */
export function danglingReferences(document: object): string[] {
  return [...referencesIn(document)].filter(
    ($ref) => $ref.startsWith('#/') && !locate(document, { $ref }, ''),
  );
}

function collect(node: unknown, role: Role, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, 'element', found);
  } else if (isJsonObject(node)) {
    const { $ref } = node;
    if (role !== 'names' && typeof $ref === 'string') found.add($ref);
    // Hot: a list of the properties of every object would cost.
    for (const key in node) {
      const value = node[key];
      if (typeof value !== 'object' || value === null) continue;
      const childRole = roleOf(role, key, value);
      if (childRole) collect(value, childRole, found);
    }
  }
}

/** Returns true for a Reference Object. */
export function isReference(value: unknown): value is { $ref: string } {
  return isJsonObject(value) && typeof value['$ref'] === 'string';
}

export interface Located<T> {
  element: T;
  pointer: string;
}

/**
 * Follows the references of an element.
 *
 * @param pointer The element's own place.
 * @returns Undefined if a reference leads nowhere, back to itself, or out of the document.
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

/** Finds the target of a reference, perhaps another reference; undefined if it leads nowhere or out of the document. */
export function targetOf<T>(document: object, reference: string): Located<T> | undefined {
  const pointer = pointerOfReference(reference);
  const element = pointer === undefined ? undefined : resolvePointer(document, pointer);
  return pointer === undefined || element === undefined ? undefined : { element: element as T, pointer };
}

export function follow<T>(document: object, element: Referable<T>, pointer: string): Located<T> {
  const found = locate<T>(document, element, pointer);
  if (!found) throw new Error(`${(element as { $ref: string }).$ref} leads nowhere.`);
  return found;
}

/** Returns an element itself, or the end of its references. @throws Error for a reference that leads nowhere. */
export function resolve<T>(document: object, element: Referable<T>): T {
  return isReference(element) ? follow<T>(document, element, '').element : element;
}

/**
 * Decodes the JSON pointer in a reference (`#/paths/~1cdrs~1%7Bid%7D`, RFC 6901, section 6); undefined for a reference to another
 * document or to a name.
 */
export function pointerOfReference(reference: string): string | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  return decodePercents(reference.slice(1));
}

/** Decodes a part of a URL, or returns it as it is if it is not encoded well. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits a JSON pointer into decoded segments (RFC 6901, section 4). */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Appends a property to a JSON pointer. */
export function childPointer(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Builds a JSON pointer: `/paths/~1cdrs` from `['paths', '/cdrs']`. */
export function pointerOf(names: readonly (string | number)[]): string {
  return names.reduce<string>(childPointer, '');
}

/** Returns the value at a JSON pointer. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  let value = document;
  for (const name of pointerSegments(pointer)) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isJsonObject(value) && Object.hasOwn(value, name)) value = value[name];
    else return undefined;
  }
  return value;
}

// Their keys are names, even `value` or `default`.
const NAME_MAPS = new Set(
  (
    'properties patternProperties $defs dependentSchemas paths webhooks responses content headers callbacks links ' +
    'variables mapping schemas parameters requestBodies securitySchemes pathItems'
  ).split(' '),
);
// Their values are data, not contract.
const DATA = new Set(['enum', 'const', 'default', 'example']);

/** The role of an object: an element of OpenAPI or JSON Schema, a map of names, a map of examples, or an example. */
export type Role = 'element' | 'names' | 'examples' | 'example';

/** Returns the role of the property `key`; undefined for data. */
export function roleOf(parent: Role, key: string, value: unknown): Role | undefined {
  if (parent === 'names') return 'element';
  if (parent === 'examples') return 'example';
  if (parent === 'example') return key === 'value' ? undefined : 'element';
  if (DATA.has(key)) return undefined;
  if (key === 'examples') return Array.isArray(value) ? undefined : 'examples';
  return NAME_MAPS.has(key) ? 'names' : 'element';
}
