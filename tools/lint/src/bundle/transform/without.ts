import type { JsonObject } from '@telephony/contract';

/** An object without some of its keys. */
export function without(object: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
