/** A moment that is found when it is asked for: as the platform takes it, and as an expression of TypeScript. */
export interface Moment {
  /** `YYYY-MM-DD HH:MM:SS` in UTC. */
  value: string;
  expression: string;
}

const HOUR = 3_600_000;
const MIDNIGHT = 'setUTCHours(0, 0, 0, 0)';
const UNITS = { hour: 1, day: 24, week: 168 };

/** What is offered for a date. Any other number of hours, days or weeks can be typed. */
export const RELATIVE_DATES: readonly string[] = [
  'now',
  'today',
  'yesterday',
  '1 hour ago',
  '24 hours ago',
  '7 days ago',
  '30 days ago',
];

/**
 * Reads words for a moment: `now`, `today` and `yesterday` (the midnight they begin with, in UTC), `7 days ago`.
 *
 * @returns undefined for anything else
 */
export function relativeDate(text: string, now: Date = new Date()): Moment | undefined {
  const words = text.trim().toLowerCase();
  if (words === 'now') return moment(now, 'new Date()');
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  if (words === 'today') return moment(midnight, `new Date(new Date().${MIDNIGHT})`);
  if (words === 'yesterday')
    return moment(midnight - 24 * HOUR, `new Date(new Date().${MIDNIGHT} - 24 * 3_600_000)`);
  const [, count, unit] = /^(\d{1,5}) (hour|day|week)s? ago$/.exec(words) ?? [];
  if (!count || !unit) return undefined;
  const hours = Number(count) * UNITS[unit as keyof typeof UNITS];
  return moment(now.getTime() - hours * HOUR, `new Date(Date.now() - ${hours} * 3_600_000)`);
}

function moment(date: Date | number, expression: string): Moment {
  return { value: new Date(date).toISOString().slice(0, 19).replace('T', ' '), expression };
}
