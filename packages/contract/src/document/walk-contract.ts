import { isJsonObject, type JsonObject } from './json.ts';
import { childPointer } from './json-pointer.ts';
import { type Role, roleOf } from './role-of.ts';

type Visit = (node: JsonObject, pointer: string) => void;

/** Calls `visit` for every element of an OpenAPI document or a part of it, and not for the data of examples. */
export function walkContract(document: unknown, visit: Visit, pointer = ''): void {
  walk(document, 'element', visit, pointer);
}

function walk(node: unknown, role: Role, visit: Visit, pointer: string): void {
  if (Array.isArray(node)) {
    node.forEach((item, index) => walk(item, 'element', visit, childPointer(pointer, index)));
    return;
  }
  if (!isJsonObject(node)) return;
  if (role === 'element' || role === 'example') visit(node, pointer);
  for (const [key, value] of Object.entries(node)) {
    const childRole = roleOf(role, key, value);
    if (childRole) walk(value, childRole, visit, childPointer(pointer, key));
  }
}
