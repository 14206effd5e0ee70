import { UsageError } from './usage-error.ts';

const dayInMilliseconds = 86_400_000;

/**
 * The beginning of a day in UTC, in which the platform keeps its times.
 *
 * @throws UsageError where the text is no day.
 */
export function parseDay(option: string, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // Invalid, or a day such as 2026-02-30 that was moved on.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new UsageError(`${option} ${text} is no day, such as 2026-11-20.`);
  }
  return day;
}

/** The beginning of the day after. */
export function dayAfter(day: Date): Date {
  return new Date(day.getTime() + dayInMilliseconds);
}
