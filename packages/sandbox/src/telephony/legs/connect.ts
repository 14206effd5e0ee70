import {
  callerOf,
  isTalking,
  type Leg,
  type LiveCall,
  type Side,
  sideOf,
  talkingLeg,
  userAt,
} from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { dropRinging } from './ending.ts';
import { recordsItself, startRecording } from './recording.ts';

/** The leg of a call is answered where it is. */
export function connectLeg(draft: Draft, call: LiveCall): LiveCall {
  const leg: Leg = { ...call.leg, stage: 'talking', connected: draft.now };
  for (const user of [callerOf(leg), userAt(leg)]) holdOthers(draft, user, call);
  const connected = talk(draft, call, { leg });
  draft.tell('call.connected', connected);
  return begin(draft, connected);
}

/** A phone of a queue or ring group is answered: the others stop ringing. */
export function connectPhone(draft: Draft, call: LiveCall, phone: Leg): LiveCall {
  const answered: Leg = { ...phone, stage: 'talking', connected: draft.now };
  for (const user of [callerOf(phone), userAt(phone)]) holdOthers(draft, user, call);
  const connected = talk(draft, call, {
    leg: { ...call.leg, stage: 'talking', connected: draft.now },
    phones: call.phones.map((one) => (one.id === phone.id ? answered : one)),
  });
  draft.tell('call.connected', connected, { leg: answered });
  return begin(draft, dropRinging(draft, connected, { cause: 'Answered Elsewhere' }));
}

/** A user who begins to talk in one call puts the others on hold. */
export function holdOthers(draft: Draft, user: number | undefined, call: LiveCall): void {
  if (user === undefined) return;
  for (const other of draft.ofUser(user)) {
    const side = sideOf(other, user);
    if (other.id !== call.id && side && isTalking(other) && !other.phase.held[side])
      setHold(draft, other, side, true);
  }
}

/** One side puts the other on hold, or takes it off. */
export function setHold(draft: Draft, call: LiveCall, side: Side, held: boolean): LiveCall {
  if (!isTalking(call)) return call;
  const changed = draft.put(call, { phase: { ...call.phase, held: { ...call.phase.held, [side]: held } } });
  draft.tell(held ? 'call.hold' : 'call.unhold', changed, { leg: talkingLeg(changed) });
  return changed;
}

function talk(draft: Draft, call: LiveCall, changed: Partial<LiveCall>): LiveCall {
  const phase = { kind: 'talking', held: { src: false, dst: false } } as const;
  return draft.put(call, { ...changed, phase, timer: null, answered: true, transferor: null });
}

function begin(draft: Draft, connected: LiveCall): LiveCall {
  draft.effects.push({ kind: 'talk-began', call: connected, leg: talkingLeg(connected) });
  const goesOn = connected.recording.state === 'on';
  const call = goesOn || recordsItself(draft, connected) ? startRecording(draft, connected) : connected;
  if (call.spoken === null) return call;
  return draft.put(call, { timer: draft.timer(call.spoken * 1000, 'spoken') });
}
