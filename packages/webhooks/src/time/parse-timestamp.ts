const FORM = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Longest excerpt of an invalid value in a message, in characters. */
const EXCERPT = 40;

/**
 * Parses a time of an event, `YYYY-MM-DD HH:MM:SS`, which is UTC; `new Date(text)` would read it as local time. Returns null
 * for null and undefined, as in `connected_at` before somebody has answered.
 *
 * @example
 * parseTimestamp('2026-11-20 09:02:11'); // 2026-11-20T09:02:11Z
 *
 * @throws RangeError if the text has another form or is not an existing date, such as 2026-02-30.
 */
export function parseTimestamp(timestamp: string): Date;
export function parseTimestamp(timestamp: null | undefined): null;
export function parseTimestamp(timestamp: string | null | undefined): Date | null;
export function parseTimestamp(timestamp: string | null | undefined): Date | null {
  if (timestamp === null || timestamp === undefined) return null;
  if (typeof timestamp !== 'string' || !FORM.test(timestamp)) throw refusal(timestamp, 'is not a timestamp');
  const date = new Date(`${timestamp.replace(' ', 'T')}Z`);
  // Date moves 30 February and 24:00:00 to the next day, and rejects 25:00:00.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== timestamp.replace(' ', 'T'))
    throw refusal(timestamp, 'is not an existing date and time');
  return date;
}

function refusal(value: unknown, reason: string): RangeError {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, EXCERPT)) : `A ${typeof value}`;
  return new RangeError(`${text} ${reason}. Write YYYY-MM-DD HH:MM:SS, in UTC.`);
}
