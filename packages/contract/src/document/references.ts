import { isJsonObject } from './json.ts';
import { type Role, roleOf } from './role-of.ts';
import { locate, targetOf } from './resolve.ts';

/** The `$ref`s in an element, at any depth, each once. A field of data with this name does not count. */
export function referencesIn(element: unknown): Set<string> {
  const found = new Set<string>();
  collect(element, 'element', found);
  return found;
}

/** The JSON pointers to which the references of an element lead, through those of what they lead to as well. */
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

/** Every reference of a document into itself that leads nowhere, once. */
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
    // Every object of a document passes here when it is read, so no list of its properties is made.
    for (const key in node) {
      const value = node[key];
      if (typeof value !== 'object' || value === null) continue;
      const childRole = roleOf(role, key, value);
      if (childRole) collect(value, childRole, found);
    }
  }
}
