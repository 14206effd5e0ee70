import type { PlatformCore } from '../platform/core.ts';
import { changeCall } from './change-call.ts';
import { connectTelephone } from './connect-call.ts';
import { endCall } from './end-call.ts';
import type { ActiveCall, CallStep } from './live-call.ts';
import type { Entered } from './places/entered.ts';
import { afterIvr } from './places/ivr.ts';
import { endQueueTurn, ringAgents } from './places/queue.ts';
import { endGroupTurn } from './places/ring-group.ts';
import { afterUser } from './places/telephone.ts';
import { passOn, sendCall } from './route-call.ts';

/** Does what the clock has for a call whose time has come. */
export function runCallStep(
  context: PlatformCore,
  call: ActiveCall,
  step: CallStep,
  cause = 'No Answer',
): void {
  const due = changeCall(context, call, {}, { step: null });
  const { place } = due.live;
  switch (step) {
    case 'answered':
      connectTelephone(context, due);
      return;
    case 'first-side-answered':
      if (place.kind === 'first-side') sendCall(context, due, place.target);
      return;
    case 'refused':
      endCall(context, due, cause, 'dst');
      return;
    case 'unanswered':
      stopRinging(context, due, cause);
      return;
    case 'next-turn':
      goOn(context, ringAgents(context, due), cause);
      return;
    case 'no-key':
      if (place.kind === 'ivr') sendCall(context, due, afterIvr(context, place.id));
      return;
    case 'spoken':
      endCall(context, due, place.kind === 'voicemail' ? cause : 'Normal Clearing');
  }
}

/** The call was not answered: the next phones ring, or it goes to the next destination of the place. */
export function stopRinging(context: PlatformCore, call: ActiveCall, cause: string): void {
  const { place } = call.live;
  if (place.kind === 'queue') goOn(context, endQueueTurn(context, call, cause), cause);
  else if (place.kind === 'ringgroup') goOn(context, endGroupTurn(context, call, cause), cause);
  else if (place.kind === 'telephone' && place.user !== null) {
    passOn(context, call, afterUser(context, place.user, cause), cause);
  } else endCall(context, call, cause, cause === 'Call Rejected' ? 'dst' : undefined);
}

function goOn(context: PlatformCore, { call, next }: Entered, cause: string): void {
  if (next) passOn(context, call, next, cause);
}
