import { invalid } from '@telephony/http';
import type { ReportTimes } from '../../platform/core/tables.ts';

/** Refuses hours, days of the week and of the month that there are not. Throws Refusal 400. */
export function checkTimes(times: ReportTimes): void {
  const bounds = { time_of_day: [0, 23], day_of_week: [0, 7], day_of_month: [1, 31] } as const;
  for (const [name, [least, most]] of Object.entries(bounds)) {
    for (const value of times[name as keyof typeof bounds] ?? []) {
      if (typeof value === 'number' && (value < least || value > most)) {
        throw invalid(`body.frequency.${name}`, `must be from ${least} to ${most}`);
      }
    }
  }
}

/** Whether a text names a time zone, such as `Europe/London`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
