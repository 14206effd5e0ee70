import type { Hours } from '../../generated/control.ts';
import { localTime, type WallClock } from '../../infrastructure/wall-clock.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const DAY = DAYS.join('|');
const TIMES = new RegExp(`^(${DAY})(?:-(${DAY}))?(?:\\s+(\\d\\d):(\\d\\d)-(\\d\\d):(\\d\\d))?$`, 'i');
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;

interface Times {
  days: ReadonlySet<number>;
  // Minutes since midnight. Times that end before they begin end on the next day.
  from: number;
  to: number;
}

/** Returns undefined for a text that is not like `Mon-Fri 09:00-17:30`, or `Sun` for the whole day. */
export function readTimes(text: string): Times | undefined {
  const [match, first = '', last = first, ...clock] = TIMES.exec(text.trim()) ?? [];
  if (match === undefined) return undefined;
  const [fromHour = 0, fromMinute = 0, toHour = 24, toMinute = 0] = clock
    .flatMap((part) => part ?? [])
    .map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  if (Math.max(fromMinute, toMinute) > 59 || from >= DAY_MINUTES || to > DAY_MINUTES || from === to)
    return undefined;
  const [start, end] = [first, last].map((name) =>
    DAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase()),
  );
  const length = ((end! - start! + 7) % 7) + 1;
  return { days: new Set(Array.from({ length }, (_, index) => (start! + index) % 7)), from, to };
}

// By the clock on the wall, so that hours stay the same when it is put forward or back.
export function isWithin({ zone, times, outside }: Hours, moment: number): boolean {
  const { date, minutes } = wallClock(zone, moment);
  const isOn = (days: ReadonlySet<number>, midnight: number) => days.has(new Date(midnight).getUTCDay());
  const isInside = times.some((text) => {
    const read = readTimes(text);
    if (!read) return false;
    const { days, from, to } = read;
    if (from < to) return isOn(days, date) && minutes >= from && minutes < to;
    return (isOn(days, date) && minutes >= from) || (isOn(days, date - DAY_MS) && minutes < to);
  });
  return isInside !== outside;
}

const clocks = new Map<string, (moment: number) => WallClock>();

// To make a format of a zone takes longer than to use it.
function wallClock(zone: string, moment: number): WallClock {
  let clock = clocks.get(zone);
  if (!clock) clocks.set(zone, (clock = localTime(zone)));
  return clock(moment);
}
