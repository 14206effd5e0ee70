/**
 * A time of the platform, which is UTC, in milliseconds. Undefined if it is missing or invalid: an odd time in one event must
 * not lose the call.
 */
export function readTime(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  const time = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Whole seconds from one time to another, never less than 0. */
export function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.round((to - from) / 1000));
}
