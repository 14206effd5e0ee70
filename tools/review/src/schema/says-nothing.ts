import { isJsonObject, type JsonObject } from '@telephony/contract';
import { bounds } from './keywords.ts';
import { isAnyText } from './compare-patterns.ts';

/** Formats that every value of their type has, and the one that is a bound of numbers. */
const ANY_VALUE = new Set<unknown>(['int64', 'double', 'password', 'int32']);

/**
 * Whether a keyword of a schema lets pass what passes without it: `uniqueItems: false`, `minItems: 0`, a multiple of 1 or a half where
 * numbers are whole, an `if` of which nothing follows, and the widths of numbers. `int64` and `double` are as wide as what is meant where no width is given; `int32` is
 * compared with the minimum and the maximum.
 */
export function saysNothing(
  keyword: string,
  schema: JsonObject,
  whole = schema['type'] === 'integer',
): boolean {
  const { [keyword]: value } = schema;
  if (keyword === 'format') return ANY_VALUE.has(value);
  if (keyword === 'multipleOf') return whole && Number.isInteger(1 / Number(value));
  if (keyword === 'not') return value === false;
  if (keyword === 'pattern') return isAnyText(value);
  if (keyword === 'propertyNames') return isAnyName(value);
  if (keyword === 'if') return isAnything(schema['then']) && isAnything(schema['else']);
  if (keyword === 'then' || keyword === 'else') return !('if' in schema) || isAnything(value);
  // At least one element is what `contains` asks for by itself.
  if (keyword === 'minContains') return value === 0 || value === 1 || !('contains' in schema);
  if (keyword === 'maxContains') return !('contains' in schema);
  if (keyword === 'contains') return schema['minContains'] === 0 && !('maxContains' in schema);
  return (
    (keyword === 'uniqueItems' && value === false) ||
    (value === 0 && /^min(?:Length|Items|Properties)$/.test(keyword))
  );
}

/** Whether a schema takes every value, or is missing. */
export function isAnything(value: unknown): boolean {
  return value === undefined || value === true || (isJsonObject(value) && !bounds(value));
}

/** Whether a schema of names takes every text. */
function isAnyName(value: unknown): boolean {
  if (value === true) return true;
  return (
    isJsonObject(value) && Object.entries(value).every(([name, word]) => name === 'type' && word === 'string')
  );
}
