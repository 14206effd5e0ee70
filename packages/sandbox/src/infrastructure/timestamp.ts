import { mapLeaves } from './collection.ts';

export const storyNow: number = momentOf('2026-11-20 16:06:00');

const TIMESTAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
// Fields of live calls (ledger O-08).
const UNIX_SECONDS = new Set(['start_time', 'connected_at']);

// Moves the story's times, so that its day ends when the sandbox starts.
export function shiftTimes<T>(record: T, milliseconds: number): T {
  if (milliseconds === 0) return record;
  return mapLeaves(record, (value, field) => {
    if (typeof value === 'string' && TIMESTAMP.test(value)) return timestamp(momentOf(value) + milliseconds);
    const isUnix = typeof value === 'number' && UNIX_SECONDS.has(field);
    return isUnix ? value + Math.round(milliseconds / 1000) : value;
  }) as T;
}

export function timestamp(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000);
  // Events at one moment repeat the same few times.
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

/** Reads `YYYY-MM-DD HH:MM:SS`, UTC, in milliseconds since 1970; NaN for other text. */
export function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

// The last moment with a four-digit year.
export const LAST_MOMENT: number = momentOf('9999-12-31 23:59:59');

// Live calls write Unix seconds (ledger O-08).
export function unixSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
