import { formatTimestamp } from '../time/parse-timestamp.ts';

/** A value as it stands in the JSON of a filter. */
export type WireValue = string | number | boolean | null;

/**
 * A value of a filter as the platform takes it: dates as timestamps, a bigint as its digits, which a JSON number would
 * round. Property and operator are for the message alone.
 *
 * @throws RangeError for a date without a timestamp, and for NaN and the infinities, which JSON writes as null.
 * @throws TypeError for undefined, which JSON leaves out, and for what is no plain value.
 */
export function wireValue(property: string, operator: string, value: unknown): WireValue {
  if (value instanceof Date) return formatTimestamp(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`The filter cannot send ${property} ${operator} ${value}: JSON has no such number.`);
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as WireValue;
  throw new TypeError(
    `The filter cannot send ${property} ${operator} with a value of type ${typeof value}. ` +
      'Give a string, number, bigint, boolean, Date or null; a list goes with in().',
  );
}
