const TIMESTAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

const MAX_EXCERPT_LENGTH = 40;

/**
 * Parses a date and time of the API, `YYYY-MM-DD HH:MM:SS` in UTC, which `new Date(text)` would read as local time. Null stays null.
 *
 * @throws RangeError for another form, or a date that does not exist
 */
export function parseTimestamp(timestamp: string): Date;
export function parseTimestamp(timestamp: null | undefined): null;
export function parseTimestamp(timestamp: string | null | undefined): Date | null;
export function parseTimestamp(timestamp: string | null | undefined): Date | null {
  if (timestamp === null || timestamp === undefined) return null;
  if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp))
    throw timestampError(timestamp, 'is not a timestamp');
  const date = new Date(`${timestamp.replace(' ', 'T')}Z`);
  // Date moves 30 February and 24:00:00 to the next day, and rejects 25:00:00.
  if (Number.isNaN(date.getTime()) || formatTimestamp(date) !== timestamp)
    throw timestampError(timestamp, 'is not an existing date and time');
  return date;
}

/**
 * Formats a date as the API does, `YYYY-MM-DD HH:MM:SS` in UTC.
 *
 * @throws RangeError for an invalid date, or a year outside 0 to 9999
 */
export function formatTimestamp(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time))
    throw new RangeError('The date is invalid (its time is NaN). Check how it was created.');
  const iso = date.toISOString();
  // A year of more than four digits begins with a sign.
  if (!/^\d/.test(iso))
    throw new RangeError(`The year of ${iso} does not have four digits. Pass a date from year 0 to 9999.`);
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
}

function timestampError(value: unknown, reason: string): RangeError {
  const text =
    typeof value === 'string' ? JSON.stringify(value.slice(0, MAX_EXCERPT_LENGTH)) : `A ${typeof value}`;
  return new RangeError(`${text} ${reason}. Write YYYY-MM-DD HH:MM:SS, in UTC.`);
}

export type WireValue = string | number | boolean | null;

// JSON would round a bigint, write NaN as null, and leave undefined out.
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
