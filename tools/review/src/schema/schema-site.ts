import { isJsonObject, type JsonObject, targetOf } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';

/** A schema at a place; `true` and `false` are schemas as well. */
export function schemaSite(value: unknown, pointer: string): SchemaSite {
  return { value: isJsonObject(value) ? value : value === false ? { not: {} } : {}, pointer };
}

/** The schema to which a `$ref` leads, one step on; one that leads nowhere allows everything. */
export function referredSchema(bundle: JsonObject, reference: string): SchemaSite {
  const target = targetOf<unknown>(bundle, reference);
  return schemaSite(target?.element, target?.pointer ?? reference);
}

/** Whether no value satisfies a schema. */
export function isNothing({ value: { not } }: SchemaSite): boolean {
  return not === true || (isJsonObject(not) && Object.keys(not).length === 0);
}
