import type { Cdr } from '../../generated/schema.ts';
import { momentOf } from '../../ground/clock/timestamp.ts';

/**
 * Seconds of talk of a whole call, by the CDRs of its legs. The leg of a queue and that of its phone have the same talk, which
 * counts once; those of transfers follow each other, and add up.
 */
export function secondsTalked(legs: readonly Cdr[]): number {
  const talks = legs
    .filter(({ billsec }) => (billsec ?? 0) > 0)
    .map(({ billsec, calldate, duration }) => {
      const end = (momentOf(calldate ?? '') || 0) / 1000 + (duration ?? 0);
      return { begin: end - (billsec ?? 0), end };
    })
    .toSorted((one, other) => one.begin - other.begin);
  let [seconds, until] = [0, -Infinity];
  for (const { begin, end } of talks) {
    seconds += Math.max(0, end - Math.max(begin, until));
    until = Math.max(until, end);
  }
  return seconds;
}
