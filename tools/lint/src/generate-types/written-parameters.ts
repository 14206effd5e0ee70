import type { JsonObject } from '@telephony/contract';

/** The parameters of a path and of an operation of it as they are written: those that both have are there twice. */
export function writtenParameters(pathItem: JsonObject, operation: JsonObject): unknown[] {
  return [pathItem, operation].flatMap(({ parameters }): unknown[] =>
    Array.isArray(parameters) ? parameters : [],
  );
}
