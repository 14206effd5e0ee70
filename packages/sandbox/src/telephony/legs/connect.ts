import {
  callerOf,
  type Cause,
  isCallingCaller,
  isTalking,
  type Leg,
  type LiveCall,
  type Side,
  sideOf,
  talkingLeg,
  userAt,
} from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { recordsItself, startRecording, stopRecording } from './recording.ts';

export function connectLeg(draft: Draft, call: LiveCall): LiveCall {
  return startTalk(draft, enterTalk(draft, call, call.leg));
}

export function connectPhone(draft: Draft, call: LiveCall, phone: Leg): LiveCall {
  const connected = enterTalk(draft, call, phone);
  return startTalk(draft, dropRinging(draft, connected, { cause: 'Answered Elsewhere' }));
}

export function holdOthers(draft: Draft, user: number | undefined, call: LiveCall): void {
  if (user === undefined) return;
  for (const other of draft.ofUser(user)) {
    const side = sideOf(other, user);
    if (other.id !== call.id && side && isTalking(other) && !other.phase.held[side])
      setHold(draft, other, side, true);
  }
}

export function setHold(draft: Draft, call: LiveCall, side: Side, held: boolean): LiveCall {
  if (!isTalking(call)) return call;
  const changed = draft.put(call, { phase: { ...call.phase, held: { ...call.phase.held, [side]: held } } });
  draft.emit(held ? 'call.hold' : 'call.unhold', changed, { leg: talkingLeg(changed) });
  return changed;
}

function enterTalk(draft: Draft, call: LiveCall, answered: Leg): LiveCall {
  for (const user of [callerOf(answered), userAt(answered)]) holdOthers(draft, user, call);
  const connect = (leg: Leg): Leg => ({ ...leg, stage: 'talking', connected: draft.now });
  const connected = draft.put(call, {
    leg: connect(call.leg),
    phones: call.phones.map((phone) => (phone.id === answered.id ? connect(phone) : phone)),
    phase: { kind: 'talking', held: { src: false, dst: false } },
    timer: null,
    answered: true,
    hops: 0,
    transferor: null,
    origin: null,
  });
  draft.emit('call.connected', connected, { leg: talkingLeg(connected) });
  return connected;
}

function startTalk(draft: Draft, connected: LiveCall): LiveCall {
  draft.effects.push({ kind: 'talk-began', call: connected, leg: talkingLeg(connected) });
  const goesOn = connected.recording.state === 'on';
  const call = goesOn || recordsItself(draft, connected) ? startRecording(draft, connected) : connected;
  if (call.spoken === null) return call;
  return draft.put(call, { timer: draft.timer(call.spoken * 1000, 'spoken') });
}

export interface End {
  cause: Cause;
  by?: Side | undefined;
}

export function dropRinging(draft: Draft, call: LiveCall, end: End): LiveCall {
  const ringing = call.phones.filter(({ stage }) => stage !== 'talking');
  if (ringing.length === 0) return call;
  const after = draft.put(call, { phones: call.phones.filter(({ stage }) => stage === 'talking') });
  for (const phone of ringing) endLeg(draft, call, phone, end, false);
  return after;
}

export function dropPhone(draft: Draft, call: LiveCall, phone: Leg, end: End): LiveCall {
  const after = draft.put(call, { phones: call.phones.filter(({ id }) => id !== phone.id) });
  endLeg(draft, call, phone, end, false);
  return after;
}

// `isMissed`: nobody took the call there. It is false where somebody chose that the call goes on.
export function leaveLeg(draft: Draft, call: LiveCall, cause: Cause, isMissed: boolean): void {
  endLeg(draft, call, isMissed ? call.leg : { ...call.leg, missed: true }, { cause }, false);
}

// The voicemail takes over. The leg's end does not send call.missed again.
export function emitMissed(draft: Draft, call: LiveCall, cause: Cause): LiveCall {
  draft.emit('call.missed', call, { cause, final: !call.answered });
  return draft.put(call, { leg: { ...call.leg, missed: true } });
}

export function endLegs(draft: Draft, live: LiveCall, end: End): LiveCall {
  let call = dropRinging(draft, live, end);
  const talks = talkingLeg(call);
  if (isTalking(call)) draft.effects.push({ kind: 'talk-ended', call, leg: talks, cause: end.cause });
  call = stopRecording(draft, call);
  for (const phone of call.phones) {
    endLeg(draft, call, phone, end, false);
    wrapUp(draft, call, phone);
  }
  // An answered call cannot be missed as a whole any more (ledger O-33).
  endLeg(draft, call, call.leg, end, !call.answered);
  return call;
}

export function endCall(draft: Draft, call: LiveCall, end: End): void {
  const { phase } = call;
  if (phase.kind === 'voicemail')
    draft.effects.push({ kind: 'message-left', call, leg: call.leg, box: phase.box, since: phase.since });
  const ended = endLegs(draft, call, phase.kind === 'voicemail' ? { ...end, cause: 'No Answer' } : end);
  draft.remove(ended);
  draft.effects.push({ kind: 'call-ended', call: ended });
}

function endLeg(draft: Draft, call: LiveCall, leg: Leg, { cause, by }: End, final: boolean): void {
  // The record exists before the event is sent (ledger N-73).
  draft.effects.push({ kind: 'leg-ended', call, leg, cause });
  if (leg.connected === null && !leg.missed)
    draft.emit('call.missed', call, { leg, atCaller: isCallingCaller(call), cause, final });
  draft.emit('call.hangup', call, { leg, cause, by });
}

function wrapUp(draft: Draft, { leg }: LiveCall, phone: Leg): void {
  const queue = leg.place.kind === 'queue' ? draft.facts.queue(leg.place.id) : undefined;
  const user = userAt(phone);
  if (!queue || user === undefined || queue.wrapUpSeconds <= 0) return;
  draft.wrapUps.set(user, draft.now + queue.wrapUpSeconds * 1000);
}
