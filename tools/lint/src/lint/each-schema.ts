import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Context, Visitor } from './visitor.ts';

/** A visitor that calls `check` with every schema object as written: schemas, and `$ref`s with their siblings. */
export function eachSchema(check: (schema: JsonObject, context: Context) => void): Visitor {
  return {
    Schema(node, context) {
      if (isJsonObject(node)) check(node, context);
    },
    ref(node, context) {
      if (context.type.name === 'Schema' && isJsonObject(node)) check(node, context);
    },
  };
}
