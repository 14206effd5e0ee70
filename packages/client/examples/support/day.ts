import { UsageError } from './usage-error.ts';

const dayInMilliseconds = 86_400_000;

/**
 * The beginning of a day in UTC, the time zone of the platform.
 *
 * @throws UsageError if the text is not a day.
 */
export function parseDay(option: string, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // Invalid, or a day such as 2026-02-30, which Date moves into March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new UsageError(`${option} ${text} is not a day. Write it like 2026-11-20.`);
  }
  return day;
}

/** The beginning of the next day. */
export function dayAfter(day: Date): Date {
  return new Date(day.getTime() + dayInMilliseconds);
}
