import type { TrackedEvent } from './call-event.ts';

/** The event by which a call was missed, and the evidence for it. */
export interface Miss {
  event: TrackedEvent;
  basis: 'final' | 'queue' | 'missed';
}

/**
 * Finds the event that says that the whole call was missed. `final: true` does (ledger O-33); `final: false` is about one
 * leg. For bodies without `final` the context decides: QUEUE is documented as a call that no agent answered; anything else
 * is weak evidence.
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
