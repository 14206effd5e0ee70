import { callingParty, joinParties, nobody } from '../read/party-of.ts';
import { readTime } from '../read/read-time.ts';
import type { TrackedEvent } from '../read/tracked-event.ts';
import { LegFold } from './leg-fold.ts';
import type { Leg } from './leg.ts';

/** Folds the events of one leg, at least one, in the order in which they happened. */
export function foldLeg(id: number, events: readonly TrackedEvent[], arrival: Leg['arrival']): Leg {
  const start = firstTime(events.map(({ start_time }) => start_time));
  const from = events.map(callingParty).reduce(joinParties, nobody);
  const fold = new LegFold(id, start, from);
  for (const event of events) fold.add(event);
  return {
    id,
    startedAt: start ?? firstTime(events.map(({ event_time }) => event_time)),
    visits: fold.visits,
    isOver: fold.hungUp,
    endedAt: fold.endedAt,
    hasHungUp: fold.hungUp,
    hasBeginning:
      events[0]?.event_name === 'call.initial' &&
      (start === null || readTime(events[0].event_time) === start),
    arrival,
  };
}

function firstTime(texts: (string | null | undefined)[]): number | null {
  const times = texts.map(readTime).filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}
