import type { DecidedCall, Outcome, TrackedCall } from './tracked-call.ts';

/** What a `CallTracker` tells, and how long and how many calls it remembers. */
export interface CallTrackerOptions {
  /**
   * Called once for each call, when its outcome is known. Where it throws or rejects the outcome counts as unsaid: `add`
   * rejects, and the next event of the call, a duplicate too, says it again. What is said of one call waits for each
   * other, so it must not itself await `add` with an event of this call.
   */
  onOutcome?: (call: DecidedCall) => void | Promise<void>;
  /**
   * Called when a late event changes an outcome that was said: the result, who answered, or a detail. May be called more
   * than once; the last call is right. Where it fails it is called again as `onOutcome` is.
   *
   * @param before The outcome as it was said last.
   */
  onAmend?: (call: DecidedCall, before: Outcome) => void | Promise<void>;
  /**
   * Called where `onOutcome` or `onAmend` has failed and no `add` is there to reject: after `settle`, and for a call that
   * is forgotten. Without it such an error is written with `console.error`.
   */
  onError?: (error: unknown, call: TrackedCall) => void;
  /**
   * Milliseconds to wait, after the last event of a call, for better evidence than has come. Only an outcome that is
   * inferred waits: see `Outcome.basis`. The timer does not hold the program. 0 waits for nothing, Infinity for ever, or
   * until `flush`. 0 to 2,147,483,647 or Infinity.
   *
   * @default 5000
   */
  settle?: number;
  /**
   * Calls to remember, 1 or more. Beyond it the one whose last event is the longest ago is forgotten.
   *
   * @default 5000
   */
  max?: number;
  /**
   * Milliseconds to remember a call after its last event, 1 or more. While two people talk no event comes, so it has to
   * be longer than the longest call. An event that comes later begins the call anew.
   *
   * @default 43_200_000, 12 hours
   */
  ttl?: number;
  /** Milliseconds of a clock that `ttl` goes by. The default does not jump when the time of the machine is set. */
  now?: () => number;
}
