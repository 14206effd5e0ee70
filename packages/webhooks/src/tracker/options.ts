import type { CallStore } from './keep/call-store.ts';
import type { Call, LiveCallRecord, Outcome } from '@telephony/calls';
import type { CallRevision, HistorySources, ReaderOptions } from '@telephony/calls/reader';
import { checkNames, errorMessage } from '../values.ts';
import { memoryCallStore } from './keep/memory-call-store.ts';

/** A call whose outcome is known. */
export interface DecidedCall extends Call {
  outcome: Outcome;
  /**
   * Names this outcome of this call: the same when it is reported again, another one when a late event has changed it. Keep it, to act
   * once.
   */
  outcomeId: string;
  /** 1 for its first outcome. */
  revision: number;
}

/** The callbacks of a `CallTracker`, where it keeps its calls, and how long. */
export interface CallTrackerOptions {
  /**
   * Called when the outcome of a call is known: at least once, with the same `outcomeId` each time. If it throws, `add` rejects, and the
   * next event of the call or the next `sweep` reports it again. Must not await `add` with an event of the same call.
   */
  onOutcome?: (call: DecidedCall) => void | Promise<void>;
  /**
   * Called when a late event changes a reported outcome, perhaps more than once; the latest call is right.
   *
   * @param before The outcome that was reported last.
   */
  onAmend?: (call: DecidedCall, before: Outcome) => void | Promise<void>;
  /**
   * Called after each event that changes a call, by the process that received it; not again if it fails.
   *
   * @param before The call as it was; undefined for a new one.
   */
  onChange?: (call: Call, before: Call | undefined) => void | Promise<void>;
  /**
   * Whether outcomes wait until the call is over. Otherwise a missed call is reported while its caller speaks to the voicemail.
   * Where a hang-up may be lost, give `liveCalls` too. Default: false.
   */
  whenOver?: boolean;
  /**
   * Fetches all records of `GET /calls`, to the last page. `start` reconciles with them at once, and `sweep` when a call has
   * become stale: what lives since before is known then, and a lost hang-up is found. Errors go to `onError`.
   */
  liveCalls?: () => Promise<readonly LiveCallRecord[]>;
  /**
   * The platform's history, `callHistory(pbx)` of `@telephony/client`: `reconcile()` reads it, and `start` does so again and again. Records
   * add calls of which no event came, end calls, and amend what differs.
   */
  history?: HistorySources;
  /** Options of the reader of the history, such as where its cursor is kept. Default: in memory, from now on. */
  reader?: Omit<ReaderOptions, 'events'>;
  /**
   * Milliseconds between two passes over the history, while `start` is in force; calls that end are read soon after. 0 to 2,147,483,647;
   * 0 for never. Default: 15 minutes.
   */
  reconcileEvery?: number;
  /**
   * Called with each revision of each finished call, at least once, in order, and always the same: what `pullCalls` tells, with what
   * events alone know. If it throws, the pass ends, and the next one begins with this revision.
   */
  onRevision?: (revision: CallRevision) => void | Promise<void>;
  /**
   * Called once for a live call of which nothing was heard for `staleMs`, and again after the same time if `reconcile` finds
   * that it lives; by a process that runs `start`.
   */
  onStale?: (call: Call) => void | Promise<void>;
  /**
   * Called with errors of callbacks and of the store for which there is no `add` to reject: of timers and `sweep`. Those of a
   * call are a `CallError`, with its `rootCallId`. Default: `console.error`.
   */
  onError?: (error: unknown) => void;
  /** Where calls are kept. Default: `memoryCallStore()`, which a restart forgets. */
  store?: CallStore;
  /**
   * Milliseconds to wait for better evidence after the last event of a call: 0 to 2,147,483,647, or Infinity, which waits
   * until `flush`. Only an outcome that is inferred, or whose end was not seen yet, waits. Default: 5 s.
   */
  settleMs?: number;
  /**
   * Milliseconds to keep a call after its last event, 1 or more. There are no events while people talk, so this must
   * be longer than the longest call. A later event starts a new call. Default: 12 hours.
   */
  keepMs?: number;
  /** Milliseconds without an event after which a live call is stale, 1 or more. Default: 1 hour. */
  staleMs?: number;
  /** Milliseconds between two looks at all that is open, while `start` is in force: 1 to 2,147,483,647. Default: 10 s. */
  sweepMs?: number;
  /**
   * Milliseconds that a callback of an outcome may take, 1 or more; after that, another process calls it too. Default: a
   * minute.
   */
  leaseMs?: number;
  /** The clock, in milliseconds since 1970: the same for all processes. Default: `Date.now`. */
  now?: () => number;
}

/** Longest delay of a timer, in milliseconds; a longer one would fire straight away. */
export const LONGEST_TIMER: number = 2 ** 31 - 1;

const HOUR = 60 * 60 * 1000;

const KINDS = {
  function: 'a function',
  boolean: 'a boolean',
  number: 'a number',
  object: 'an object',
  store: 'one such as sqliteCallStore(file)',
  history: 'callHistory(pbx) of @telephony/client',
};

const TYPES: Readonly<Record<keyof CallTrackerOptions, keyof typeof KINDS>> = {
  onOutcome: 'function',
  onAmend: 'function',
  onChange: 'function',
  onStale: 'function',
  onError: 'function',
  liveCalls: 'function',
  history: 'history',
  reader: 'object',
  onRevision: 'function',
  now: 'function',
  whenOver: 'boolean',
  store: 'store',
  settleMs: 'number',
  keepMs: 'number',
  staleMs: 'number',
  sweepMs: 'number',
  leaseMs: 'number',
  reconcileEvery: 'number',
};

export function checkOptions(options: CallTrackerOptions): CheckedOptions {
  checkTypes(options);
  const {
    keepMs = 12 * HOUR,
    leaseMs = 60_000,
    now = Date.now,
    reconcileEvery = HOUR / 4,
    onError = (error: unknown): void => console.error(error),
    settleMs = 5000,
    staleMs = HOUR,
    sweepMs = 10_000,
    store = memoryCallStore(),
  } = options;
  if (!(settleMs >= 0 && (settleMs <= LONGEST_TIMER || settleMs === Infinity)))
    throw refusal('settleMs', settleMs, `0 to ${LONGEST_TIMER} milliseconds, or Infinity`);
  if (!(reconcileEvery >= 0 && reconcileEvery <= LONGEST_TIMER))
    throw refusal('reconcileEvery', reconcileEvery, `0 to ${LONGEST_TIMER} milliseconds`);
  for (const [name, value] of Object.entries({ keepMs, leaseMs, staleMs }))
    if (!(Number.isInteger(value) && value >= 1))
      throw refusal(name, value, 'a whole number of milliseconds, 1 or more');
  if (!(sweepMs >= 1 && sweepMs <= LONGEST_TIMER))
    throw refusal('sweepMs', sweepMs, `1 to ${LONGEST_TIMER} milliseconds`);
  return { ...options, keepMs, leaseMs, now, onError, reconcileEvery, settleMs, staleMs, store, sweepMs };
}

function checkTypes(options: object): void {
  checkNames('CallTracker', 'options', options, Object.keys(TYPES));
  for (const [name, type] of Object.entries(TYPES)) {
    const value: unknown = Reflect.get(options, name);
    const has = (...names: string[]) =>
      typeof value === 'object' && value !== null && names.every((one) => one in value);
    const isRight =
      type === 'store' ? has('load', 'save') : type === 'history' ? has('cdrsAfter') : typeof value === type;
    if (value !== undefined && !isRight)
      throw new TypeError(`CallTracker: ${name} is not a ${type}. Pass ${KINDS[type]}.`);
  }
}

export type CheckedOptions = CallTrackerOptions &
  Required<
    Pick<
      CallTrackerOptions,
      | 'keepMs'
      | 'leaseMs'
      | 'now'
      | 'onError'
      | 'reconcileEvery'
      | 'settleMs'
      | 'staleMs'
      | 'store'
      | 'sweepMs'
    >
  >;

function refusal(name: string, value: number, wanted: string): RangeError {
  return new RangeError(`CallTracker: ${name} is ${value}. Pass ${wanted}.`);
}

/** A callback of a call or the store has failed, as `cause` says. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly rootCallId: number;

  constructor(rootCallId: number, cause: unknown) {
    super(`call ${rootCallId}: ${errorMessage(cause)}`, { cause });
    this.rootCallId = rootCallId;
  }
}

export async function ofCall<T>(rootCallId: number, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw new CallError(rootCallId, error);
  }
}
