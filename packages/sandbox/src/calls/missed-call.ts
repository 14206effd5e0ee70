import type { PlatformCore } from '../platform/core.ts';
import { emitCallEvent } from './call-events.ts';
import { legParty } from './call-legs.ts';
import { changeCall } from './change-call.ts';
import type { ActiveCall } from './live-call.ts';

/**
 * Tells that a place where the call rang did not take it. `final` says that nothing follows but the voicemail or the end,
 * so that the call as a whole was missed: told once, and never of a call that was answered (ledger O-33).
 */
export function emitMissed(
  context: PlatformCore,
  call: ActiveCall,
  cause: string,
  final: boolean,
): ActiveCall {
  const { live } = call;
  const canBeMissed = live.inside || live.direction === 'in';
  if (!canBeMissed || live.missed || (final && live.connected !== null)) return call;
  const { place } = live;
  const user = place.kind === 'telephone' ? place.user : null;
  const dst = user === null ? {} : { dst: legParty(context, user) };
  const shown: ActiveCall = { ...call, live: { ...live, connected: null } };
  emitCallEvent(context, 'call.missed', shown, { state: 'HANGUP', final, cause, ...dst });
  return final ? changeCall(context, call, {}, { missed: true }) : call;
}

/** What a call that ends counts as missed: the whole call or, after a transfer, the phone that it rings. */
export function emitMissedAtEnd(context: PlatformCore, call: ActiveCall, cause: string): ActiveCall {
  if (call.live.connected === null) return emitMissed(context, call, cause, true);
  const ringing = call.state === 'RINGING' && call.live.place.kind === 'telephone';
  return ringing ? emitMissed(context, call, cause, false) : call;
}
