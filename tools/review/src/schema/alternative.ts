import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '@telephony/contract';

/** The JSON types; `any` stands for a schema that says nothing of the type. An integer is a number that is whole. */
export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'any';

/** A schema object as it is written, with its place. `false` is `{ not: {} }`. */
export interface SchemaSite {
  value: JsonObject;
  pointer: string;
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

/** The values that an alternative is limited to; undefined where it is not. */
export function valuesOf({ parts }: Alternative): unknown[] | undefined {
  const lists = parts.flatMap(({ value }) => [
    ...(Array.isArray(value['enum']) ? [value['enum']] : []),
    ...('const' in value ? [[value['const']]] : []),
  ]);
  const [first, ...others] = lists;
  return first?.filter((item) =>
    others.every((list) => list.some((other) => isDeepStrictEqual(item, other))),
  );
}

/** The JSON type of a value. */
export function typeOfValue(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isJsonObject(value)) return 'object';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'number';
}
