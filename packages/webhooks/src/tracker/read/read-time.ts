/**
 * A time of the platform, which is UTC, in milliseconds. Null if it is missing or invalid: an odd time in one event must not
 * lose the call. Databases write a time that is not there as a date of zeros.
 */
export function readTime(text: unknown): number | null {
  if (typeof text !== 'string' || text.startsWith('0000-')) return null;
  const time = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : time;
}

/** Whole seconds from one time to another, never less than 0. Null if one is unknown. */
export function secondsBetween(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : Math.max(0, Math.round((to - from) / 1000));
}
