import type { JsonObject } from '@telephony/contract';

/** Formats that every value of their type has, and the one that is a bound of numbers. */
const ANY_VALUE = new Set<unknown>(['int64', 'double', 'password', 'int32']);

/**
 * Whether a keyword of a schema lets pass what passes without it: `uniqueItems: false`, `minItems: 0`, a multiple of 1 where
 * numbers are whole, and the widths of numbers. `int64` and `double` are as wide as what is meant where no width is given; `int32` is
 * compared with the minimum and the maximum.
 */
export function saysNothing(
  keyword: string,
  schema: JsonObject,
  whole = schema['type'] === 'integer',
): boolean {
  const { [keyword]: value } = schema;
  if (keyword === 'format') return ANY_VALUE.has(value);
  if (keyword === 'multipleOf') return whole && value === 1;
  if (keyword === 'not') return value === false;
  return (
    (keyword === 'uniqueItems' && value === false) ||
    (value === 0 && /^min(?:Length|Items|Properties)$/.test(keyword))
  );
}
