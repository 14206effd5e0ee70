import { usage } from '../exit.ts';

const UNITS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};

/** What `--since` takes, for messages and help. */
export const TIME_FORMS = 'today, yesterday, 2026-11-20, 2026-11-20T09:00, or an age such as 30m, 12h, 7d';

/** How far reports go back unless `--since` says otherwise. */
export const USUAL_SINCE = '7d';

/** Milliseconds by which the platform's clock is before that of this machine. */
let ahead = 0;

/**
 * Makes `yesterday` and `7d` those of a platform on this machine: the day of a sandbox need not be today.
 *
 * @param url Its address. Where it does not respond, the clock of this machine goes on to count.
 */
export async function followClock(url: string): Promise<void> {
  try {
    const { headers } = await fetch(`${url}/ping`, { method: 'HEAD', signal: AbortSignal.timeout(2000) });
    ahead = (Date.parse(headers.get('date') ?? '') || Date.now()) - Date.now();
  } catch {
    ahead = 0;
  }
}

/** The platform's time, in milliseconds since 1970. */
export const platformNow = (): number => Date.now() + ahead;

/**
 * A point in time as people write it, in the API's form, which is UTC: `2026-11-20 09:00:00`.
 *
 * @throws UserError for another form, or a day that does not exist.
 */
export function pointInTime(flag: string, text: string, now = platformNow()): string {
  const date = read(text, now);
  if (date === undefined || Number.isNaN(date.getTime()))
    throw usage(`${flag}: "${text}" is not a time. Write ${TIME_FORMS}.`);
  return apiTime(date);
}

/** A time in the API's form. */
export function apiTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

const exists = (day: string): boolean => {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

function read(text: string, now: number): Date | undefined {
  const midnight = now - (now % UNITS['d']!);
  if (text === 'now') return new Date(now);
  if (text === 'today') return new Date(midnight);
  if (text === 'yesterday') return new Date(midnight - UNITS['d']!);
  const [, count, unit] = /^(\d{1,5})([mhdw])$/.exec(text) ?? [];
  if (unit !== undefined) return new Date(now - Number(count) * UNITS[unit]!);
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  // Date moves 30 February to March.
  return exists(day) ? new Date(`${day}T${time}${zone}`) : undefined;
}
