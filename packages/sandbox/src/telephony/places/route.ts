import { maxHops } from '../../assumptions/assumptions.ts';
import { callerOf, type CallTimer, type Cause, type Destination, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { connectLeg, endCall, endLegs, leaveLeg, emitMissed } from '../legs/connect.ts';
import type { NumberFacts, Onward } from '../state/facts.ts';
import { newLeg, nextLeg } from '../state/new-call.ts';
import { beginFollowing, follow, followFacts, isFollowed } from './follow-me.ts';
import { type Arrival, arriveNowhere } from './ringing.ts';
import { enterQueue, enterRingGroup } from './queue.ts';

interface NextHop {
  call: LiveCall;
  next: Destination;
}

export function sendCall(draft: Draft, start: LiveCall, destination: Destination, isPassedOn = false): void {
  let hop: NextHop | undefined = { call: start, next: destination };
  for (let isDirect = !isPassedOn; hop; isDirect = false) {
    const { call, next }: NextHop = hop;
    if (next.kind === 'voicemail') return takeMessage(draft, call, next.id);
    const arrival = enter(draft, arriveAt(draft, call, next), next, isDirect);
    if (arrival.onward === undefined) return;
    hop = leavePlace(draft, arrival.call, arrival.onward, arrival.cause);
  }
}

export function passOn(draft: Draft, call: LiveCall, onward: Onward, cause: Cause): void {
  const passed = leavePlace(draft, call, onward, cause);
  if (passed) sendCall(draft, passed.call, passed.next, true);
}

// A menu has done its job when a key leads on. A voicemail belongs to the place before it.
export function forward(draft: Draft, call: LiveCall, next: Destination): void {
  if (next.kind === 'voicemail') return sendCall(draft, call, next);
  if (call.hops >= maxHops) return passOn(draft, call, next, 'Exchange Routing Error');
  leaveLeg(draft, call, 'Normal Clearing', false);
  sendCall(draft, moveTo(draft, call, next), next);
}

// The next leg begins when its parent has ended, and has the number of the place.
function moveTo(draft: Draft, call: LiveCall, next: Destination): LiveCall {
  const target = draft.facts.internalNumber(next) ?? call.leg.target;
  return draft.put(call, { leg: nextLeg(draft, call.leg, next, target), phones: [] });
}

// A transferred call that nobody takes goes where its target's calls go, rings the transferor, returns to its place
// before the transfer, and at last goes to the transferor's voicemail.
function leavePlace(draft: Draft, call: LiveCall, onward: Onward, cause: Cause): NextHop | undefined {
  if (call.hops >= maxHops) return stopLoop(draft, call);
  const back = draft.facts.transferReturn === 'ring-back' ? ringTransferor(draft, call, cause) : undefined;
  if (back) return back;
  if (onward.kind !== 'end') return continueTo(draft, call, onward, cause);
  const returned = ringTransferor(draft, call, cause) ?? returnToOrigin(draft, call, cause);
  if (!returned) endCall(draft, call, { cause });
  return returned;
}

// A transferred call goes back all the same.
function stopLoop(draft: Draft, call: LiveCall): NextHop | undefined {
  const cause = 'Exchange Routing Error';
  const back = returnToOrigin(draft, call, cause);
  if (!back) endCall(draft, call, { cause });
  return back;
}

function continueTo(draft: Draft, call: LiveCall, next: Destination, cause: Cause): NextHop {
  if (next.kind === 'voicemail') return { call: emitMissed(draft, call, cause), next };
  leaveLeg(draft, call, cause, true);
  return { call: moveTo(draft, call, next), next };
}

function returnToOrigin(draft: Draft, call: LiveCall, cause: Cause): NextHop | undefined {
  const { origin, leg } = call;
  if (!origin || (origin.kind === 'voicemail' && !draft.facts.hasVoicemail(origin.id))) return undefined;
  const box = leg.payer === null ? null : ({ kind: 'voicemail', id: leg.payer } as const);
  return continueTo(
    draft,
    draft.put(call, { origin: origin.kind === 'voicemail' ? null : box }),
    origin,
    cause,
  );
}

function ringTransferor(draft: Draft, call: LiveCall, cause: Cause): NextHop | undefined {
  const user = call.transferor === null ? undefined : draft.facts.user(call.transferor);
  if (!user?.reachable || (draft.isBusy(user.id, call.id) && !user.callWaiting)) return undefined;
  const ended = endLegs(draft, call, { cause });
  const leg = newLeg(draft, {
    parent: call.leg.id,
    caller: call.leg.caller,
    place: { kind: 'user', id: user.id },
    dialled: user.ext,
    referred_by: call.leg.referred_by,
    payer: user.id,
  });
  const next = { kind: 'user', id: user.id } as const;
  return { call: draft.put(ended, { leg, phones: [], transferor: null, recording: call.recording }), next };
}

function arriveAt(draft: Draft, call: LiveCall, place: Destination): LiveCall {
  const leg = { ...call.leg, place, stage: 'calling' as const };
  return draft.put(call, { leg, phones: [], phase: { kind: 'calling' }, timer: null, hops: call.hops + 1 });
}

// The leg stays where it was.
function takeMessage(draft: Draft, call: LiveCall, box: number | null): void {
  // A number that leads straight to a voicemail has no event yet.
  if (call.leg.place.kind === 'voicemail') draft.emit('call.initial', call);
  const missed = call.leg.missed ? call : emitMissed(draft, call, 'No Answer');
  draft.put(missed, {
    phones: [],
    phase: { kind: 'voicemail', box, since: draft.now },
    timer: draft.timer(draft.facts.seconds.voicemail * 1000, 'spoken'),
  });
}

function enter(
  draft: Draft,
  call: LiveCall,
  destination: Exclude<Destination, { kind: 'voicemail' }>,
  isDirect: boolean,
): Arrival {
  switch (destination.kind) {
    case 'user':
      return enterUser(draft, call, destination.id, isDirect);
    case 'number':
      return enterNumber(draft, call, destination.number);
    case 'queue':
      return enterQueue(draft, call, destination.id);
    case 'ringgroup':
      return enterRingGroup(draft, call, destination.id);
    case 'ivr':
      return enterIvr(draft, call, destination.id);
    case 'conference':
      return enterConference(draft, call, destination.id);
  }
}

function enterUser(draft: Draft, arriving: LiveCall, id: number, isDirect: boolean): Arrival {
  const user = draft.facts.user(id);
  if (!user) return arriveNowhere(draft, arriving);
  const passOver = (cause: Cause): Arrival => ({ call: arriving, onward: user.onward, cause });
  const forwards = isFollowed(followFacts(user), isDirect);
  const ringSeconds = (forwards ? user.followMe?.initialSeconds : undefined) ?? user.ringSeconds;
  if (forwards && !user.dnd && (user.phones === 0 || ringSeconds === 0))
    return beginFollowing(draft, arriving, user);
  draft.emit('call.initial', arriving);
  if (user.dnd) return passOver('User Busy');
  if (!user.reachable) return passOver('User Not Registered');
  if (callerOf(arriving.leg) === id) return passOver('User Busy');
  if (draft.isBusy(id, arriving.id) && !user.callWaiting)
    return forwards ? follow(draft, arriving, user, 'User Busy') : passOver('User Busy');
  if (ringSeconds === 0) return passOver('No Answer');
  const timer = draft.timer(ringSeconds * 1000, forwards ? 'follow' : 'unanswered');
  return { call: ring(draft, arriving, timer) };
}

function enterNumber(draft: Draft, arriving: LiveCall, number: string): Arrival {
  const outside = draft.facts.number(number);
  draft.emit('call.initial', arriving);
  const timer = numberTimer(draft, outside);
  return { call: outside.kind === 'refuses' ? draft.put(arriving, { timer }) : ring(draft, arriving, timer) };
}

export function numberTimer(draft: Draft, outside: NumberFacts): CallTimer {
  switch (outside.kind) {
    case 'refuses':
      return draft.timer(outside.afterSeconds * 1000, 'number-refuses', outside.cause);
    case 'never-answers':
      return draft.timer(outside.ringSeconds * 1000, 'unanswered');
    case 'answers':
      return draft.timer(outside.afterSeconds * 1000, 'number-picks-up');
  }
}

function ring(draft: Draft, call: LiveCall, timer: LiveCall['timer']): LiveCall {
  const ringing = draft.put(call, { leg: { ...call.leg, stage: 'ringing' }, timer });
  draft.emit('call.ringing', ringing);
  return ringing;
}

function enterIvr(draft: Draft, arriving: LiveCall, id: number): Arrival {
  const ivr = draft.facts.ivr(id);
  if (!ivr) return arriveNowhere(draft, arriving);
  // Without a second's wait, menus that lead to each other would never let time pass.
  const timer = draft.timer(Math.max(1, ivr.waitSeconds) * 1000, 'no-key');
  const call = draft.put(arriving, { phase: { kind: 'menu' }, timer });
  draft.emit('call.initial', call);
  return { call };
}

function enterConference(draft: Draft, arriving: LiveCall, id: number): Arrival {
  if (!draft.facts.hasConference(id)) return arriveNowhere(draft, arriving);
  draft.emit('call.initial', arriving);
  return { call: connectLeg(draft, arriving) };
}
