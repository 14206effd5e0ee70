import { isJsonObject, isReference, type JsonObject, targetOf } from '@telephony/contract';

/** The element itself, or that which its `$ref` leads to in the document; an empty one where there is none. */
export function referredElement(document: JsonObject, element: unknown): JsonObject {
  const target = isReference(element) ? targetOf<unknown>(document, element.$ref)?.element : element;
  return isJsonObject(target) ? target : {};
}
