import { type CallStore, CallTracker } from '../../../src/tracker.ts';

/** An outcome that was reported. */
export interface Said {
  rootCallId: number;
  outcomeId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A tracker that writes down what it reports, and waits for better evidence until it is flushed. */
export function trackerOn(store: CallStore, said: Said[]): CallTracker {
  const onOutcome = ({ outcomeId, rootCallId }: { outcomeId: string; rootCallId: number }): void =>
    void said.push({ rootCallId, outcomeId, at: performance.timeOrigin + performance.now() });
  return new CallTracker({ store, settleMs: Infinity, leaseMs: 1_000, onOutcome, onAmend: onOutcome });
}
