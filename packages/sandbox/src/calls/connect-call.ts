import { unixSeconds } from '../clock/timestamp.ts';
import type { PlatformCore } from '../platform/core.ts';
import { emitCallEvent } from './call-events.ts';
import { cancelStep, changeCall, scheduleStep } from './change-call.ts';
import { dropLegs, legParty, legsOf } from './call-legs.ts';
import type { ActiveCall, CallLeg } from './live-call.ts';
import { openMedia } from './media-session.ts';
import { userParty } from './parties.ts';
import { recordingStates } from '../assumptions.ts';
import { recordsItself, startRecording } from './recording-state.ts';

/** The phone that the call itself rings is answered. */
export function connectTelephone(context: PlatformCore, call: ActiveCall): ActiveCall {
  const { place, inside } = call.live;
  const user = place.kind === 'telephone' ? place.user : null;
  const connected = connect(context, call, user, null, inside && call.owner_id !== null ? 'G722' : 'PCMA');
  emitCallEvent(context, 'call.connected', connected, user === null ? {} : { dst: legParty(context, user) });
  return talk(context, connected);
}

/** One of the phones of a queue or ring group is answered: the others stop ringing. */
export function connectLeg(context: PlatformCore, call: ActiveCall, leg: CallLeg): ActiveCall {
  const { store } = context;
  store.tables.call_legs.patch(leg.id, { state: 'CONNECTED' });
  const user = store.tables.users.get(leg.user_id);
  const party = user && userParty(context, user);
  const shown = changeCall(context, call, {
    dst_id: String(leg.user_id),
    dst_name: party?.name ?? null,
    dst_ua: party?.userAgent ?? null,
    dst_contact: party?.contact ?? null,
    queue_id: null,
    queue_state: call.live.place.kind === 'queue' ? 'CONNECTED' : null,
  });
  const connected = connect(context, shown, leg.user_id, leg.id, 'PCMA');
  emitCallEvent(context, 'call.connected', connected, { leg: leg.id, dst: legParty(context, leg.user_id) });
  const others = legsOf(context, call.id).filter(({ id }) => id !== leg.id);
  dropLegs(context, connected, others, 'Answered Elsewhere');
  return talk(context, connected);
}

/** A conference takes every call at once, and no user is on the other side. */
export function connectRoom(context: PlatformCore, call: ActiveCall): ActiveCall {
  const connected = connect(context, call, null, null, 'PCMA');
  emitCallEvent(context, 'call.connected', connected);
  return talk(context, connected);
}

function connect(
  context: PlatformCore,
  ringing: ActiveCall,
  user: number | null,
  leg: number | null,
  codec: string,
): ActiveCall {
  const now = context.clock.now();
  const call = cancelStep(context, ringing);
  const connected = call.live.connected ?? now;
  return changeCall(
    context,
    call,
    { state: 'CONNECTED', connected_at: unixSeconds(connected), dst_codec: codec },
    { connected, answered_by: user ?? call.live.answered_by, leg, context: 'LOCAL_USER' },
  );
}

function talk(context: PlatformCore, connected: ActiveCall): ActiveCall {
  let call = openMedia(context, connected);
  const goesOn = call.monitor_state === recordingStates.on;
  const begins = call.live.monitor === null && recordsItself(context, call);
  if (goesOn || begins) call = startRecording(context, call);
  const { spoken_seconds: seconds } = call.live;
  return seconds === null ? call : scheduleStep(context, call, seconds * 1000, 'spoken');
}

/** Puts a call on hold, or takes it off. */
export function setHold(context: PlatformCore, call: ActiveCall, held: boolean): ActiveCall {
  const { leg, answered_by: user, place } = call.live;
  const state = held ? 'ON_HOLD' : 'CONNECTED';
  if (leg !== null) context.store.tables.call_legs.patch(leg, { state });
  const changed = changeCall(context, call, { state });
  const atUser = user !== null && (leg !== null || place.kind === 'telephone');
  const dst = atUser && call.live.inside ? { dst: legParty(context, user) } : {};
  emitCallEvent(context, held ? 'call.hold' : 'call.unhold', changed, { leg, ...dst });
  return changed;
}
