import { isJsonObject, type JsonObject, targetOf } from '@telephony/contract';

/** The types that a schema names itself, `null` among them. */
export function typesOf({ type }: JsonObject): string[] {
  return typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : [];
}

/** `type` of a schema for a list of types: nothing for none, a name for one, a list for several. */
export function typeOf(types: readonly string[]): JsonObject {
  const type = [...new Set(types)];
  return type.length === 0 ? {} : { type: type.length === 1 ? type[0] : type };
}

/** The schema that a schema stands for: itself, or the one that its `$ref` leads to in the document. */
export function referredSchema(document: JsonObject, schema: JsonObject): JsonObject {
  const { $ref } = schema;
  const target = typeof $ref === 'string' ? targetOf<unknown>(document, $ref)?.element : schema;
  return isJsonObject(target) ? target : {};
}
