import { isJsonObject, type JsonObject, METHODS } from './openapi-document.ts';
import {
  childPointer,
  isReference,
  pointerSegments,
  reachableFrom,
  resolve,
  type Role,
  roleOf,
} from './references.ts';

type Visit = (node: JsonObject, pointer: string) => void;

/** Calls `visit` for every element of an OpenAPI document or a part of it, but not for data. */
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

/** An operation of a path or a webhook, with nothing followed or merged. */
export interface DocumentOperation {
  kind: 'path' | 'webhook';
  /** The path template, or the webhook's event. */
  path: string;
  method: string;
  pointer: string;
  value: JsonObject;
  pathItem: JsonObject;
}

/** Lists the operations of a bundle in the document's order, the webhooks' last. */
export function listOperations(bundle: JsonObject): DocumentOperation[] {
  return [...operationsOf(bundle, 'paths', 'path'), ...operationsOf(bundle, 'webhooks', 'webhook')];
}

function operationsOf(
  bundle: JsonObject,
  member: string,
  kind: DocumentOperation['kind'],
): DocumentOperation[] {
  const items = bundle[member];
  if (!isJsonObject(items)) return [];
  return Object.entries(items).flatMap(([path, pathItem]) => {
    if (!isJsonObject(pathItem)) return [];
    const place = childPointer(`/${member}`, path);
    // OpenAPI 3.2 has further methods here.
    const { additionalOperations } = pathItem;
    const further = isJsonObject(additionalOperations) ? Object.entries(additionalOperations) : [];
    return [
      ...METHODS.map((method) => ({ method, value: pathItem[method], pointer: childPointer(place, method) })),
      ...further.map(([method, value]) => ({
        method,
        value,
        pointer: childPointer(`${place}/additionalOperations`, method),
      })),
    ].flatMap(({ value, ...operation }) =>
      isJsonObject(value) ? [{ kind, path, ...operation, value, pathItem }] : [],
    );
  });
}

/** Selects the components that an element refers to, and the security schemes, which are named without a reference. */
export function reachedComponents(
  document: { components?: unknown },
  element: unknown,
): Record<string, JsonObject> {
  const reached = new Map<string, Set<string>>();
  for (const pointer of reachableFrom(document, element)) {
    const [, kind = '', name = ''] = pointerSegments(pointer);
    reached.set(kind, (reached.get(kind) ?? new Set()).add(name));
  }
  const needed: Record<string, JsonObject> = {};
  for (const [kind, section] of Object.entries(
    isJsonObject(document.components) ? document.components : {},
  )) {
    const names = reached.get(kind);
    if (!isJsonObject(section)) continue;
    if (kind === 'securitySchemes') needed[kind] = section;
    else if (names)
      needed[kind] = Object.fromEntries(Object.entries(section).filter(([name]) => names.has(name)));
  }
  return needed;
}

/**
 * Copies a document and closes every object, so that undeclared fields show. An object that declares nothing, or says that it
 * is open, stays open.
 */
export function strictDocument<T extends object>(document: T): T {
  const copy = structuredClone(document);
  const parts = new Set<unknown>();
  walkContract(copy, (element) => {
    for (const part of inlineParts(element, document)) parts.add(part);
    if (isClosable(element) && !parts.has(element)) element['unevaluatedProperties'] = false;
  });
  return copy;
}

function isClosable(element: JsonObject): boolean {
  const declares = isJsonObject(element['properties']) || Array.isArray(element['allOf']);
  return declares && !('additionalProperties' in element) && !('unevaluatedProperties' in element);
}

// The parts of `allOf` describe one object: closed one by one they would refuse each other's fields. Copies replace references,
// and stay open.
function inlineParts(element: JsonObject, document: object): unknown[] {
  if (!Array.isArray(element['allOf'])) return [];
  const parts = element['allOf'].map((part: unknown) =>
    isReference(part) ? structuredClone(resolve<JsonObject>(document, part)) : part,
  );
  element['allOf'] = parts;
  return parts;
}
