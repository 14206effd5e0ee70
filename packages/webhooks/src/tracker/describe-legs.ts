import type { TrackedEvent } from './call-event.ts';
import { isProof } from './find-answer.ts';
import { endsLeg } from './find-end.ts';
import { calledParty, joinParties } from './party.ts';
import type { Leg } from './tracked-call.ts';

/** The legs of a call, in the order in which they began. */
export function describeLegs(timeline: TrackedEvent[]): Leg[] {
  return Array.from(
    Map.groupBy(timeline, ({ call_id }) => call_id),
    ([callId, events]) => ({
      callId,
      context: events.findLast(({ context }) => context)?.context ?? null,
      to: joinParties(events.map(calledParty)),
      state: events.findLast(({ state }) => state !== 'DTMF_RECEIVED')?.state ?? null,
      result: resultOf(events),
    }),
  );
}

function resultOf(events: TrackedEvent[]): Leg['result'] {
  if (events.some((event) => event.event_name === 'call.missed')) return 'missed';
  if (events.some(isProof)) return 'answered';
  return events.some(endsLeg) ? 'ended' : 'open';
}
