import type { TrackedEvent } from './call-event.ts';

/** The event by which a call was missed, and what makes it so. */
export interface Miss {
  event: TrackedEvent;
  basis: 'final' | 'queue' | 'missed';
}

/**
 * Finds the event that says that the call as a whole was missed. `final` true does so (ledger O-33); false tells of one
 * leg alone. Bodies without `final` go by their context: QUEUE is documented as a call that no agent answered, anything
 * else is no more than a sign.
 */
export function findMiss(timeline: TrackedEvent[]): Miss | undefined {
  const missed = timeline.filter((event) => event.event_name === 'call.missed');
  const final = missed.find((event) => event.final === true);
  if (final) return { event: final, basis: 'final' };
  const unmarked = missed.filter((event) => event.final !== false);
  const queue = unmarked.find((event) => event.context === 'QUEUE');
  if (queue) return { event: queue, basis: 'queue' };
  const [first] = unmarked;
  return first && { event: first, basis: 'missed' };
}
