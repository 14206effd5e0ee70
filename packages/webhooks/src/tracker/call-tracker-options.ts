import type { CallStore } from './keep/call-store.ts';
import type { LiveCallRecord } from './read/live-call-record.ts';
import type { DecidedCall, Outcome, TrackedCall } from './tracked-call.ts';

/** The callbacks of a `CallTracker`, where it keeps its calls, and how long. */
export interface CallTrackerOptions {
  /**
   * Called when the outcome of a call is known: at least once, with the same `outcomeId` each time. If it throws or rejects,
   * the outcome counts as not reported: `add` rejects, and it is reported again with the next event of the call, even a
   * duplicate, or by the next `sweep`. The callbacks of one call run one after the other, so a callback must not await `add`
   * with an event of the same call.
   */
  onOutcome?: (call: DecidedCall) => void | Promise<void>;
  /**
   * Called when a late event changes a reported outcome: the result, who answered, or a detail. May be called more than
   * once; the latest call is right. If it fails, it is called again in the same way as `onOutcome`.
   *
   * @param before The outcome that was reported last.
   */
  onAmend?: (call: DecidedCall, before: Outcome) => void | Promise<void>;
  /**
   * Called after each event that changes a call, by the process that received it; not again if it fails.
   *
   * @param before The call as it was; undefined for a new one.
   */
  onChange?: (call: TrackedCall, before: TrackedCall | undefined) => void | Promise<void>;
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
   * Called once for a live call of which nothing was heard for `staleMs`, and again after the same time if `reconcile` finds
   * that it lives; by a process that runs `start`.
   */
  onStale?: (call: TrackedCall) => void | Promise<void>;
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
