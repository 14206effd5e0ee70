import type { TrackedEvent } from './call-event.ts';
import { namedRoot } from './root-of.ts';

/** The event with which a call ended. */
export interface End {
  event: TrackedEvent;
  /** Whether it ended the root leg; else all known legs have ended, and another may follow. */
  isSure: boolean;
}

/** Whether an event ends its leg. That FAILED ends it is an assumption (ledger O-34). */
export function endsLeg(event: TrackedEvent): boolean {
  return event.event_name === 'call.hangup' || event.state === 'HANGUP' || event.state === 'FAILED';
}

/** Finds the end of a call: that of its root leg, or of its last leg if all have ended. */
export function findEnd(timeline: TrackedEvent[], rootCallId: number): End | undefined {
  const ends = timeline.filter((event) => event.event_name !== 'call.missed' && endsLeg(event));
  const ofRoot = ends.findLast((event) => event.call_id === (namedRoot(event) ?? rootCallId));
  if (ofRoot) return { event: ofRoot, isSure: true };
  const ended = new Set(timeline.filter(hasEnded).map(({ call_id }) => call_id));
  const last = ends.at(-1);
  return last && timeline.every(({ call_id }) => ended.has(call_id))
    ? { event: last, isSure: false }
    : undefined;
}

function hasEnded(event: TrackedEvent): boolean {
  return event.event_name === 'call.missed' || endsLeg(event);
}
