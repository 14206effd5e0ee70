import { isJsonObject, type JsonObject } from './json.ts';
import { isReference, resolve } from './resolve.ts';
import { walkContract } from './walk-contract.ts';

/**
 * A copy of a document in which every object with declared fields is closed, so that undeclared ones show in responses.
 * An object is left open where it declares nothing, or says itself that it is open.
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

/**
 * The parts of `allOf` describe one object together: closed one by one they would refuse each other's fields. References
 * are replaced by copies, which stay open while what they refer to is closed.
 */
function inlineParts(element: JsonObject, document: object): unknown[] {
  if (!Array.isArray(element['allOf'])) return [];
  const parts = element['allOf'].map((part: unknown) =>
    isReference(part) ? structuredClone(resolve<JsonObject>(document, part)) : part,
  );
  element['allOf'] = parts;
  return parts;
}
