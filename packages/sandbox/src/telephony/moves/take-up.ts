import type { LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { numberTimer } from '../places/phone.ts';

/**
 * A call that was put in as it is, with a phone that rings or in a queue, begins to wait for what such a call waits for: from
 * now on, as nobody knows how long it has waited. A talk waits for nothing.
 */
export function takeUp(draft: Draft, call: LiveCall): void {
  if (call.timer !== null) return;
  const { phase } = call;
  const { place } = call.leg;
  if (phase.kind === 'calling' && place.kind === 'user') {
    const seconds = draft.facts.user(place.id)?.ringSeconds ?? draft.facts.seconds.ring;
    draft.put(call, { timer: draft.timer(seconds * 1000, 'unanswered') });
  } else if (phase.kind === 'calling' && place.kind === 'number') {
    draft.put(call, { timer: numberTimer(draft, draft.facts.number(place.number)) });
  } else if (phase.kind === 'distributing' && place.kind === 'queue') {
    const seconds = draft.facts.queue(place.id)?.maxWaitSeconds ?? 0;
    if (seconds > 0)
      draft.put(call, {
        phase: { ...phase, deadline: draft.now + seconds * 1000 },
        timer: draft.timer(seconds * 1000, 'unanswered'),
      });
  }
}
