import type { TrackedEvent } from './call-event.ts';
import { type Answer, findAnswer } from './find-answer.ts';
import { findEnd } from './find-end.ts';
import { findMiss } from './find-miss.ts';
import { namedRoot } from './root-of.ts';
import type { Outcome } from './tracked-call.ts';

/** How a call went, as far as its events determine it. */
export interface Decision {
  result: Outcome['result'];
  basis: Outcome['basis'];
  /** The event that missed or ended the call. */
  event: TrackedEvent;
  answer?: Answer;
  /** Whether later events are not expected to change the result. */
  isSure: boolean;
}

/**
 * Determines from the events of a call how it went. The rules have the order of `Outcome.basis`. Returns undefined while
 * the call is live or its events do not determine it.
 */
export function decideOutcome(timeline: TrackedEvent[], rootCallId: number): Decision | undefined {
  const miss = findMiss(timeline);
  if (miss?.basis === 'final') return { ...miss, result: 'missed', isSure: true };

  const end = findEnd(timeline, rootCallId);
  const answer = findAnswer(timeline);
  if (answer?.isSure) return end && { ...end, result: 'answered', basis: 'connected', answer };
  if (miss?.basis === 'queue') return { ...miss, result: 'missed', isSure: true };
  if (answer) return end && { ...end, result: 'answered', basis: 'connected_at', answer, isSure: false };

  // Only a leg was missed while the call that it belongs to is live.
  const neverAnswered = end?.isSure === true && end.event.connected_at === null;
  if (miss && (end?.isSure || miss.event.call_id === (namedRoot(miss.event) ?? rootCallId)))
    return { ...miss, result: 'missed', isSure: neverAnswered };

  // After the legs of a queue have ended, others may ring; an outbound call has no further legs.
  const isOut = end?.event.destination === 'out';
  if (!end || (!end.isSure && !isOut)) return undefined;
  return { event: end.event, result: 'unanswered', basis: 'hangup', isSure: neverAnswered && isOut };
}
