import { scenarios } from '@telephony/testing/calls/index';
import type { Scenario } from '@telephony/testing/calls/scenario';
import { type Call } from '@telephony/calls';
import { type CallStore, CallTracker } from '../../src/tracker.ts';

export function callsOfTheirOwn(copies = 1): Scenario[] {
  return Array.from({ length: copies }, () => scenarios)
    .flat()
    .map((scenario, index) => ({
      ...scenario,
      events: scenario.events.map((event) => ({
        ...event,
        id: `${event.id}-${index}`,
        call_id: event.call_id + index * 1e10,
        ...(event.root_call_id ? { root_call_id: event.root_call_id + index * 1e10 } : {}),
      })),
      rootCallId: scenario.rootCallId + index * 1e10,
    }));
}

export function sorted(call: Call | undefined) {
  return {
    ...call,
    timeline: [],
    segments: call?.segments.toSorted((one, other) => one.legId - other.legId),
  };
}

export interface Said {
  rootCallId: number;
  outcomeId: string;
  at: number;
}

export function trackerOn(store: CallStore, said: Said[]): CallTracker {
  const onOutcome = ({ outcomeId, rootCallId }: { outcomeId: string; rootCallId: number }): void =>
    void said.push({ rootCallId, outcomeId, at: performance.timeOrigin + performance.now() });
  return new CallTracker({ store, settleMs: Infinity, leaseMs: 1_000, onOutcome, onAmend: onOutcome });
}
