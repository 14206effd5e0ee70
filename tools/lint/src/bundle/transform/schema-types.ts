import type { JsonObject } from '@telephony/contract';

/** The types that a schema names itself, `null` among them. */
export function typesOf({ type }: JsonObject): string[] {
  return typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : [];
}

/** `type` of a schema for a list of types: nothing for none, a name for one, a list for several. */
export function typeOf(types: readonly string[]): JsonObject {
  const type = [...new Set(types)];
  return type.length === 0 ? {} : { type: type.length === 1 ? type[0] : type };
}
