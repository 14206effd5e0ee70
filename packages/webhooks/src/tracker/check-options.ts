import type { CallTrackerOptions } from './call-tracker-options.ts';
import { memoryCallStore } from './keep/memory-call-store.ts';

/** Longest delay of a timer, in milliseconds; a longer one would fire straight away. */
export const LONGEST_TIMER = 2 ** 31 - 1;

const HOUR = 60 * 60 * 1000;

/** The options with their defaults. @throws RangeError if one is out of range. */
export function checkOptions(options: CallTrackerOptions) {
  const {
    keepMs = 12 * HOUR,
    leaseMs = 60_000,
    now = Date.now,
    onError = (error: unknown): void => console.error(error),
    settleMs = 5000,
    staleMs = HOUR,
    sweepMs = 10_000,
    store = memoryCallStore(),
  } = options;
  if (!(settleMs >= 0 && (settleMs <= LONGEST_TIMER || settleMs === Infinity)))
    throw refusal('settleMs', settleMs, `0 to ${LONGEST_TIMER} milliseconds, or Infinity`);
  for (const [name, value] of Object.entries({ keepMs, leaseMs, staleMs }))
    if (!(Number.isInteger(value) && value >= 1))
      throw refusal(name, value, 'a whole number of milliseconds, 1 or more');
  if (!(sweepMs >= 1 && sweepMs <= LONGEST_TIMER))
    throw refusal('sweepMs', sweepMs, `1 to ${LONGEST_TIMER} milliseconds`);
  return { ...options, keepMs, leaseMs, now, onError, settleMs, staleMs, store, sweepMs };
}

export type CheckedOptions = ReturnType<typeof checkOptions>;

function refusal(name: string, value: number, wanted: string): RangeError {
  return new RangeError(`CallTracker: ${name} is ${value}. Pass ${wanted}.`);
}
