import { isDistributing, type LiveCall } from '../state/call.ts';
import { connectLeg } from '../legs/connect.ts';
import type { Draft } from '../state/draft.ts';
import { endCall } from '../legs/ending.ts';
import { untilDeadline } from '../places/queue.ts';
import { forward } from '../places/route.ts';
import { pickUpCaller } from './pick-up-caller.ts';
import { roundOver } from './round-over.ts';

/** What a call has waited for falls due. */
export function timeOut(draft: Draft, due: LiveCall): void {
  const { timer } = due;
  if (!timer) return;
  const call = draft.put(due, { timer: null });
  const { cause } = timer;
  switch (timer.step) {
    case 'caller-picks-up':
      return pickUpCaller(draft, call);
    case 'caller-unanswered':
      return endCall(draft, call, { cause });
    case 'number-picks-up':
      connectLeg(draft, call);
      return;
    case 'number-refuses':
      // A number that does not exist has nobody who could refuse.
      return endCall(draft, call, { cause, by: cause === 'Unallocated Number' ? undefined : 'dst' });
    case 'unanswered':
      return roundOver(draft, call, { cause });
    case 'next-round':
      // The queue rings again by itself: its agents have rested.
      if (isDistributing(call)) draft.put(call, { timer: untilDeadline(draft, call.phase.deadline) });
      return;
    case 'no-key':
      return afterMenu(draft, call);
    case 'spoken':
      return endCall(draft, call, { cause: 'Normal Clearing' });
  }
}

function afterMenu(draft: Draft, call: LiveCall): void {
  const { place } = call.leg;
  const onward = place.kind === 'ivr' ? draft.facts.ivr(place.id)?.onward : undefined;
  if (onward && onward.kind !== 'end') return forward(draft, call, onward);
  endCall(draft, call, { cause: 'No Answer' });
}
