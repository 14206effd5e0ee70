import type { Chance } from '../../ground/random/chance.ts';

const HOUR = 3_600_000;
export const DAY: number = 24 * HOUR;

/** How busy each hour of a weekday is, from 08:00 to 18:00 UTC: lunch is quiet. */
const WEEKDAY = [6, 13, 15, 14, 8, 6, 12, 13, 11, 6];
const WEEKEND = [0, 0, 2, 3, 3, 2, 2, 1, 0, 0];
const OPENING = 8 * HOUR;
/** Calls of a day at the weekend, as a share of those of a weekday. */
const WEEKEND_SHARE = 0.06;

/**
 * The moments at which the calls of a day begin, in order and in whole seconds.
 *
 * @param day Its first moment, UTC, in milliseconds since 1970.
 * @param callsPerDay Calls of an average weekday.
 */
export function startsOf(chance: Chance, day: number, callsPerDay: number): number[] {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const hours = isWeekend ? WEEKEND : WEEKDAY;
  const share = isWeekend ? WEEKEND_SHARE : 0.85 + 0.3 * chance.fraction();
  const starts = Array.from({ length: Math.round(callsPerDay * share) }, () => {
    const seconds = chance.integer(0, 3599);
    return day + OPENING + hourOf(chance, hours) * HOUR + seconds * 1000;
  });
  return starts.toSorted((one, other) => one - other);
}

function hourOf(chance: Chance, hours: readonly number[]): number {
  const sum = hours.reduce((one, other) => one + other, 0);
  let rest = chance.integer(0, sum - 1);
  return hours.findIndex((weight) => (rest -= weight) < 0);
}
