import { isDistributing, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { dropRinging, type End, endCall } from '../legs/ending.ts';
import { restInQueue } from '../places/queue.ts';
import { ringMembers } from '../places/ring-group.ts';
import { passOn } from '../places/route.ts';

/** Whoever rings has rung in vain: the next ones ring, or the call is passed on. */
export function roundOver(draft: Draft, call: LiveCall, end: End): void {
  const { place } = call.leg;
  const { facts } = draft;
  const left = dropRinging(draft, call, end);
  if (place.kind === 'queue') {
    const queue = facts.queue(place.id);
    if (queue && isDistributing(left) && restInQueue(draft, left, queue)) return;
    return passOn(draft, left, queue?.onward ?? { kind: 'end' }, end.cause);
  }
  if (place.kind === 'ringgroup') {
    const next = ringMembers(draft, draft.put(left, { leg: { ...left.leg, stage: 'calling' } }), place.id);
    if (next.gone !== undefined) return endCall(draft, next.call, { cause: next.gone });
    if (next.onward) passOn(draft, next.call, next.onward, end.cause);
    return;
  }
  const user = place.kind === 'user' ? facts.user(place.id) : undefined;
  if (user) return passOn(draft, left, user.onward, end.cause);
  // A transfer to a number comes back too.
  if (call.transferor !== null) return passOn(draft, left, { kind: 'end' }, end.cause);
  endCall(draft, left, end);
}
