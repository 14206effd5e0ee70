import { momentOf } from '../ground/clock/timestamp.ts';

/** Seconds between two timestamps of events; undefined where one is not a timestamp. */
export function secondsBetween(from: unknown, to: unknown): number | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const seconds = (momentOf(to) - momentOf(from)) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}
