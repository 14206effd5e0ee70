import { Refusal } from '@telephony/http';
import type { PlatformCore } from '../platform/core.ts';
import { dropLegs, legsOf } from './call-legs.ts';
import { stopRinging } from './call-steps.ts';
import { cancelStep } from './change-call.ts';
import { connectLeg, connectTelephone } from './connect-call.ts';
import type { ActiveCall, CallLeg } from './live-call.ts';

/**
 * Connects a ringing call.
 *
 * @param userId Who answers the call. Default, or if the user is not being rung: the first of those who are.
 * @param exactly Whether only this user may answer the call.
 * @throws Refusal 400 when the call does not ring.
 */
export function answerCall(
  context: PlatformCore,
  call: ActiveCall,
  userId: number | undefined,
  exactly: boolean,
): void {
  checkRings(call);
  const ringing = legsOf(context, call.id).filter(({ state }) => state === 'RINGING');
  const own = ringing.find((leg) => leg.user_id === userId);
  const leg = own ?? (exactly ? undefined : ringing[0]);
  if (leg) connectLeg(context, call, leg);
  else if (exactly || call.live.place.kind !== 'telephone') throw notRinging(call);
  else connectTelephone(context, call);
}

/** Refuses a call at the phone of a user, or at the only one that rings. Throws Refusal 400 when the call does not ring. */
export function rejectCall(context: PlatformCore, call: ActiveCall, userId: number | undefined): void {
  checkRings(call);
  const ringing: readonly CallLeg[] = legsOf(context, call.id);
  const leg = ringing.find((one) => one.user_id === userId) ?? ringing[0];
  if (leg && ringing.length > 1) dropLegs(context, call, [leg], 'Call Rejected');
  else stopRinging(context, cancelStep(context, call), 'Call Rejected');
}

/** Throws Refusal 400 for a call that cannot be answered: nothing rings, or the voicemail has it. */
export function checkRings(call: ActiveCall): void {
  if (call.state !== 'RINGING' || call.live.place.kind === 'voicemail') throw notRinging(call);
}

function notRinging({ state }: ActiveCall): Refusal {
  return new Refusal(400, `The call is ${String(state)}, not ringing.`, [
    { field: 'body.state', message: 'only a ringing call can be answered' },
  ]);
}
