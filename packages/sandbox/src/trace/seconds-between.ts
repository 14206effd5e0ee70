import { momentOf } from '../ground/clock/timestamp.ts';

/** The Unix seconds that a timestamp names; undefined where it is not one. */
export function unixSecondsOf(text: unknown): number | undefined {
  const moment = typeof text === 'string' ? momentOf(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment / 1000;
}

/** Seconds between two timestamps of events; undefined where one is not a timestamp. */
export function secondsBetween(from: unknown, to: unknown): number | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const seconds = (momentOf(to) - momentOf(from)) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}
