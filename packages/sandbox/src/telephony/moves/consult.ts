import {
  calledParty,
  callerOf,
  isTalking,
  type LiveCall,
  type Side,
  sideOf,
  talkingLeg,
} from '../state/call.ts';
import { type CommandOf, Rejection } from '../state/command.ts';
import { wrongState } from './in-talk.ts';
import type { Draft } from '../state/draft.ts';
import { connectLeg, endCall, endLegs, holdOthers, setHold } from '../legs/connect.ts';
import { newCall, newLeg, noRecording } from '../state/new-call.ts';
import { sendCall } from '../places/route.ts';

export function consult(draft: Draft, call: LiveCall, command: CommandOf<'consult'>): LiveCall {
  const side = askingSide(call, command.user);
  const user = side && userOnSide(call, side);
  if (side === undefined || user === undefined || !isTalking(call))
    throw wrongState(call, 'only a user who talks can ask somebody before a transfer');
  const { destination, dialled } = command;
  const isParty = destination.kind === 'user' && sideOf(call, destination.id) !== undefined;
  if (isParty) throw new Rejection({ kind: 'own-extension' });
  if (!call.phase.held[side]) setHold(draft, call, side, true);
  holdOthers(draft, user, call);
  const consultation = newCall(draft, {
    caller: { kind: 'user', user },
    user,
    place: destination,
    dialled,
    clid: draft.facts.user(user)?.ext ?? String(user),
    direction: 'out',
    consults: call.id,
  });
  sendCall(draft, consultation, destination);
  return consultation;
}

export function join(draft: Draft, call: LiveCall): void {
  const user = call.consults === null ? undefined : callerOf(call.leg);
  const consultation = user === undefined ? consultationFor(draft, call) : call;
  const first = consultation?.consults ? draft.get(consultation.consults) : undefined;
  const asker = consultation && callerOf(consultation.leg);
  const side = first && asker !== undefined ? sideOf(first, asker) : undefined;
  if (!consultation || !first || asker === undefined || side === undefined || !isTalking(first))
    throw wrongState(call, 'there is no consultation about it');
  if (!isTalking(consultation)) throw wrongState(consultation, 'who was asked has not answered');
  const stays = side === 'src' ? calledParty(first) : first.leg.caller;
  if (!stays) throw wrongState(first, 'a conference cannot be joined with anybody');
  const { place, target, followed } = talkingLeg(consultation);
  if (stays.kind === 'user' && place.kind === 'user' && place.id === stays.user)
    throw wrongState(first, 'who was asked is the one who waits');
  endCall(draft, consultation, { cause: 'Attended Transfer' });
  const { state } = first.recording;
  const ended = endLegs(draft, first, { cause: 'Attended Transfer' });
  const next = newLeg(draft, {
    parent: first.leg.id,
    caller: stays,
    place,
    dialled: target,
    followed,
    referred_by: draft.facts.user(asker)?.ext ?? null,
    payer: asker,
  });
  const joined = draft.put(ended, {
    leg: next,
    phones: [],
    phase: { kind: 'calling' },
    timer: null,
    transferor: null,
    origin: null,
    spoken: null,
    recording: { ...noRecording, state },
  });
  draft.emit('call.initial', joined);
  connectLeg(draft, joined);
}

function consultationFor(draft: Draft, call: LiveCall): LiveCall | undefined {
  const users = (['src', 'dst'] as const).flatMap((side) => userOnSide(call, side) ?? []);
  return users.flatMap((user) => draft.ofUser(user)).find(({ consults }) => consults === call.id);
}

function askingSide(call: LiveCall, user: number | undefined): Side | undefined {
  if (user !== undefined) return sideOf(call, user);
  return userOnSide(call, 'dst') === undefined ? 'src' : 'dst';
}

function userOnSide(call: LiveCall, side: Side): number | undefined {
  const party = side === 'src' ? call.leg.caller : calledParty(call);
  return party?.kind === 'user' ? party.user : undefined;
}
