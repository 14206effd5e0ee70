import type { CallTrackerOptions } from './call-tracker-options.ts';

/** Longest delay of a timer, in milliseconds; a longer one would fire straight away. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The options with their defaults. @throws RangeError if one is out of range. */
export function checkOptions(options: CallTrackerOptions) {
  const {
    max = 5000,
    now = (): number => performance.now(),
    settle = 5000,
    ttl = 12 * 60 * 60 * 1000,
  } = options;
  if (!(settle >= 0 && (settle <= LONGEST_TIMER || settle === Infinity)))
    throw refusal('settle', settle, `0 to ${LONGEST_TIMER} milliseconds, or Infinity`);
  if (!(Number.isInteger(max) && max >= 1 && max <= 2 ** 24))
    throw refusal('max', max, 'a whole number from 1 to 16777216');
  if (!(Number.isInteger(ttl) && ttl >= 1))
    throw refusal('ttl', ttl, 'a whole number of milliseconds, 1 or more');
  return { max, now, settle, ttl };
}

function refusal(name: string, value: number, wanted: string): RangeError {
  return new RangeError(`CallTracker: ${name} is ${value}. Pass ${wanted}.`);
}
