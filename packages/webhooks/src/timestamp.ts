const FORM = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const MAX_EXCERPT = 40;

/**
 * Parses a time of an event, `YYYY-MM-DD HH:MM:SS` in UTC; `new Date(text)` would read it as local time.
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
  // Date moves 30 February and 24:00:00 to the next day.
  if (formatTimestamp(date) !== timestamp) throw refusal(timestamp, 'is not an existing date and time');
  return date;
}

// Undefined for an invalid date.
export function formatTimestamp(time: Date | string | number): string | undefined {
  return new Date(time).toJSON()?.slice(0, 19).replace('T', ' ');
}

function refusal(value: unknown, reason: string): RangeError {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, MAX_EXCERPT)) : `A ${typeof value}`;
  return new RangeError(`${text} ${reason}. Write YYYY-MM-DD HH:MM:SS, in UTC.`);
}
