import { formatTimestamp } from '../time/parse-timestamp.ts';

/** A value as it appears in the JSON of a filter. */
export type WireValue = string | number | boolean | null;

/**
 * A value of a filter as the platform accepts it: a date as a timestamp, a bigint as its digits, which a JSON number
 * would round. `property` and `operator` appear in the error message only.
 *
 * @throws RangeError for an invalid date, and for NaN and the infinities, which JSON writes as null.
 * @throws TypeError for undefined, which JSON leaves out, and for anything that is not a plain value.
 */
export function wireValue(property: string, operator: string, value: unknown): WireValue {
  if (value instanceof Date) return formatTimestamp(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(
      `${property} ${operator} ${value}: JSON cannot represent the number. Pass a finite one.`,
    );
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as WireValue;
  throw new TypeError(
    `${property} ${operator}: a filter cannot hold a value of type ${typeof value}. ` +
      'Pass a string, number, bigint, boolean, Date or null; for a list, call in().',
  );
}
