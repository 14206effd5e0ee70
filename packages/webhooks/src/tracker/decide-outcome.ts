import type { TrackedEvent } from './call-event.ts';
import { type Answer, findAnswer } from './find-answer.ts';
import { findEnd } from './find-end.ts';
import { findMiss } from './find-miss.ts';
import { namedRoot } from './root-of.ts';
import type { Outcome } from './tracked-call.ts';

/** How a call went, as far as its events decide it. */
export interface Decision {
  result: Outcome['result'];
  basis: Outcome['basis'];
  /** The event that missed or ended the call. */
  event: TrackedEvent;
  answer?: Answer;
  /** Whether no event that can still come is expected to change the result. */
  isSure: boolean;
}

/**
 * Decides from the events of a call how it went. The order of the rules is that of `Outcome.basis`. Undefined as long as
 * the call goes on or nothing decides it.
 */
export function decideOutcome(timeline: TrackedEvent[], rootCallId: number): Decision | undefined {
  const miss = findMiss(timeline);
  if (miss?.basis === 'final') return { ...miss, result: 'missed', isSure: true };

  const end = findEnd(timeline, rootCallId);
  const answer = findAnswer(timeline);
  if (answer?.isSure) return end && { ...end, result: 'answered', basis: 'connected', answer };
  if (miss?.basis === 'queue') return { ...miss, result: 'missed', isSure: true };
  if (answer) return end && { ...end, result: 'answered', basis: 'connected_at', answer, isSure: false };

  // A leg alone was missed as long as the call that it belongs to goes on.
  const neverAnswered = end?.isSure === true && end.event.connected_at === null;
  if (miss && (end?.isSure || miss.event.call_id === (namedRoot(miss.event) ?? rootCallId)))
    return { ...miss, result: 'missed', isSure: neverAnswered };

  // After the legs of a queue that have ended others may ring; a call to the outside has no more.
  const isOut = end?.event.destination === 'out';
  if (!end || (!end.isSure && !isOut)) return undefined;
  return { event: end.event, result: 'unanswered', basis: 'hangup', isSure: neverAnswered && isOut };
}
