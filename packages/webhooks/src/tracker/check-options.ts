import { knownNames } from '../handler/known-names.ts';
import type { CallTrackerOptions } from './call-tracker-options.ts';
import { memoryCallStore } from './keep/memory-call-store.ts';

/** Longest delay of a timer, in milliseconds; a longer one would fire straight away. */
export const LONGEST_TIMER = 2 ** 31 - 1;

const HOUR = 60 * 60 * 1000;

/** All options, with the type of those that have no bounds. */
const TYPES: Readonly<Record<keyof CallTrackerOptions, 'function' | 'boolean' | 'store' | 'number'>> = {
  onOutcome: 'function',
  onAmend: 'function',
  onChange: 'function',
  onStale: 'function',
  onError: 'function',
  liveCalls: 'function',
  now: 'function',
  whenOver: 'boolean',
  store: 'store',
  settleMs: 'number',
  keepMs: 'number',
  staleMs: 'number',
  sweepMs: 'number',
  leaseMs: 'number',
};

/** The options with their defaults. @throws TypeError for one that does not exist or has another type, RangeError if one is out of range. */
export function checkOptions(options: CallTrackerOptions) {
  checkTypes(options);
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

function checkTypes(options: object): void {
  knownNames('CallTracker', 'options', options, Object.keys(TYPES));
  for (const [name, type] of Object.entries(TYPES)) {
    const value: unknown = Reflect.get(options, name);
    const isStore = typeof value === 'object' && value !== null && 'load' in value && 'save' in value;
    if (value !== undefined && (type === 'store' ? !isStore : typeof value !== type))
      throw new TypeError(
        `CallTracker: ${name} is not a ${type}. ${type === 'store' ? 'Pass one such as sqliteCallStore(file).' : `Pass a ${type}.`}`,
      );
  }
}

export type CheckedOptions = ReturnType<typeof checkOptions>;

function refusal(name: string, value: number, wanted: string): RangeError {
  return new RangeError(`CallTracker: ${name} is ${value}. Pass ${wanted}.`);
}
