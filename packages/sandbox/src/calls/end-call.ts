import type { PlatformCore } from '../platform/core.ts';
import type { Side } from './call-control.ts';
import { emitCallEvent } from './call-events.ts';
import { dropLegs, legsOf } from './call-legs.ts';
import { cancelStep, changeCall } from './change-call.ts';
import { cdrOf } from './cdr-of-call.ts';
import type { ActiveCall } from './live-call.ts';
import { closeMedia } from './media-session.ts';
import { emitMissedAtEnd } from './missed-call.ts';
import { keepMessage } from './places/voicemail.ts';
import { keepRecording } from './recording-of-call.ts';
import { holdRecording } from './recording-state.ts';
import { closeWebcall } from './web-calls.ts';

/**
 * Ends a call: it is gone from /calls, and its CDR, recording, voicemail and media records are there before the event
 * says so.
 *
 * @param cause `t_cause` of the events and records.
 * @param side Who hung up.
 */
export function endCall(context: PlatformCore, live: ActiveCall, cause: string, side?: Side): void {
  const { calls, call_legs: legs, cdrs } = context.store.tables;
  let call = cancelStep(context, live);
  const open = legsOf(context, call.id);
  dropLegs(
    context,
    call,
    open.filter(({ state }) => state === 'RINGING'),
    cause,
  );
  for (const { id } of open) legs.delete(id);
  call = emitMissedAtEnd(context, call, cause);
  call = closeMedia(context, call, cause);
  keepMessage(context, call);
  cdrs.put(cdrOf(context, call, cause));
  keepRecording(context, call);
  closeWebcall(context, call);
  calls.delete(call.id);
  emitCallEvent(context, 'call.hangup', { ...call, state: 'HANGUP' }, { cause, terminatedBy: side });
}

/** A transferred call leaves the phone that it was at. */
export function leavePlace(context: PlatformCore, connected: ActiveCall, cause: string): ActiveCall {
  const { call_legs: legs } = context.store.tables;
  let call = cancelStep(context, connected);
  const open = legsOf(context, call.id);
  dropLegs(
    context,
    call,
    open.filter(({ state }) => state === 'RINGING'),
    cause,
  );
  for (const { id } of open) legs.delete(id);
  call = closeMedia(context, call, cause);
  call = holdRecording(context, call);
  return changeCall(
    context,
    call,
    { dst_codec: null, party_id: null, queue_id: null, queue_state: null },
    { leg: null },
  );
}
