import type { DecidedCall, Outcome, TrackedCall } from './tracked-call.ts';

/** The callbacks of a `CallTracker`, and how long and how many calls it remembers. */
export interface CallTrackerOptions {
  /**
   * Called once per call, when its outcome is known. If it throws or rejects, the outcome counts as not reported: `add`
   * rejects, and the next event of the call, even a duplicate, reports it again. The callbacks of one call run one after
   * the other, so a callback must not await `add` with an event of the same call.
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
   * Called if `onOutcome` or `onAmend` fails and there is no `add` to reject: after `settle`, and for a call that is
   * forgotten. Default: `console.error`.
   */
  onError?: (error: unknown, call: TrackedCall) => void;
  /**
   * Milliseconds to wait for better evidence after the last event of a call: 0 to 2,147,483,647, or Infinity, which waits
   * until `flush`. Only an inferred outcome waits: see `Outcome.basis`. The timer does not keep the process alive.
   *
   * @default 5000
   */
  settle?: number;
  /**
   * Calls to remember, 1 or more. If there are more, the call whose last event is the oldest is forgotten.
   *
   * @default 5000
   */
  max?: number;
  /**
   * Milliseconds to remember a call after its last event, 1 or more. There are no events while people talk, so this must
   * be longer than the longest call. A later event starts a new call.
   *
   * @default 43_200_000, 12 hours
   */
  ttl?: number;
  /** The clock for `ttl`, in milliseconds. Default: `performance.now`, which does not jump when the system time is set. */
  now?: () => number;
}
