import { isJsonObject, type JsonObject } from '@telephony/contract';

/** The JSON types; `any` stands for a schema that bounds nothing. An integer is a number that is whole. */
export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'any';

/** A schema object as it is written, with its place. `false` is `{ not: {} }`. */
export interface SchemaSite {
  value: JsonObject;
  pointer: string;
  /** The schemas below this one that hold together with it: what `unevaluatedProperties` sees. */
  below?: SchemaSite[];
}

/** One of the ways in which a value can satisfy a schema: values of one type that satisfy all of the parts. */
export interface Alternative {
  type: JsonType;
  /** Whether a number must be whole. */
  whole: boolean;
  parts: SchemaSite[];
}

/** The place that speaks for an alternative: that of its first part. */
export function placeOf(alternative: Alternative): string {
  return alternative.parts[0]?.pointer ?? '';
}

/** The JSON type of a value. */
export function typeOfValue(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isJsonObject(value)) return 'object';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'number';
}
