export const storyNow: number = momentOf('2026-11-20 16:06:00');

const TIMESTAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
/** Fields of live calls that are Unix seconds (ledger O-08). */
const UNIX_SECONDS = new Set(['start_time', 'connected_at']);

/**
 * A record of the story with its times moved, so that the story's day ends at the moment at which a sandbox begins.
 *
 * @param milliseconds How far. 0 leaves everything as it is.
 */
export function shiftTimes<T>(record: T, milliseconds: number): T {
  if (milliseconds === 0) return record;
  return shift(record, '', milliseconds) as T;
}

function shift(value: unknown, name: string, milliseconds: number): unknown {
  if (typeof value === 'string') {
    return TIMESTAMP.test(value) ? timestamp(momentOf(value) + milliseconds) : value;
  }
  if (typeof value === 'number')
    return UNIX_SECONDS.has(name) ? value + Math.round(milliseconds / 1000) : value;
  if (Array.isArray(value)) return value.map((item) => shift(item, name, milliseconds));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [member, shift(inner, member, milliseconds)]),
  );
}

export function timestamp(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000);
  // What happens at one moment is written many times over, with the moments at which its calls began.
  let text = cachedTexts.get(second);
  if (text === undefined) {
    text = new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
    if (cachedTexts.size >= MAX_CACHED_TEXTS) cachedTexts.clear();
    cachedTexts.set(second, text);
  }
  return text;
}

const MAX_CACHED_TEXTS = 1000;
const cachedTexts = new Map<number, string>();

/** The moment that `YYYY-MM-DD HH:MM:SS` names, in milliseconds since 1970, UTC. NaN where it names none. */
export function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** The last moment that a timestamp with a four-digit year can express, in milliseconds since 1970. */
export const LAST_MOMENT: number = momentOf('9999-12-31 23:59:59');

/** Unix seconds, as live calls write times (ledger O-08). */
export function unixSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
