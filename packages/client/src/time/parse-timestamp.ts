const FORM = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Longest excerpt of a refused value in a message. */
const EXCERPT = 40;

/**
 * Reads a date and time of the API, `YYYY-MM-DD HH:MM:SS`, which is always UTC. `new Date(text)` would take it as local
 * time. Null and undefined, which most fields may be, give null.
 *
 * @example
 * parseTimestamp('2026-11-20 09:02:11'); // 2026-11-20T09:02:11Z
 *
 * @throws RangeError where the text has another form or names no date, such as 2026-02-30.
 */
export function parseTimestamp(timestamp: string): Date;
export function parseTimestamp(timestamp: null | undefined): null;
export function parseTimestamp(timestamp: string | null | undefined): Date | null;
export function parseTimestamp(timestamp: string | null | undefined): Date | null {
  if (timestamp === null || timestamp === undefined) return null;
  if (typeof timestamp !== 'string' || !FORM.test(timestamp)) throw refusal(timestamp, 'is no timestamp');
  const date = new Date(`${timestamp.replace(' ', 'T')}Z`);
  // Date moves 30 February and 24:00:00 to the next day, and has no 25:00:00.
  if (Number.isNaN(date.getTime()) || formatTimestamp(date) !== timestamp)
    throw refusal(timestamp, 'names no date and time that exist');
  return date;
}

/**
 * Writes a date as the API has it, `YYYY-MM-DD HH:MM:SS` in UTC. What is less than a second is cut off.
 *
 * @example
 * formatTimestamp(new Date('2026-11-20T10:02:11+01:00')); // '2026-11-20 09:02:11'
 *
 * @throws RangeError where the date is invalid, or its year does not have four digits (0 to 9999).
 */
export function formatTimestamp(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time))
    throw new RangeError(
      'The date is invalid. Check how it was made: its time is NaN, which has no timestamp.',
    );
  const iso = date.toISOString();
  // A year of more than four digits is written with a sign.
  if (!/^\d/.test(iso))
    throw new RangeError(`The year of ${iso} does not have four digits, as a timestamp needs.`);
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}`;
}

function refusal(value: unknown, reason: string): RangeError {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, EXCERPT)) : `A ${typeof value}`;
  return new RangeError(`${text} ${reason}. A timestamp has the form YYYY-MM-DD HH:MM:SS and is UTC.`);
}
