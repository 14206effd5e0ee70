/**
 * Milliseconds of a time of the platform, which is UTC. Undefined where there is none or the text is none: a call is not
 * lost for an odd time in one of its events.
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
