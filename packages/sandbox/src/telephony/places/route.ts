import { callerOf, type CallTimer, type Cause, type Destination, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { connectLeg, endCall, endLegs, leaveLeg, tellMissed } from '../legs/connect.ts';
import type { NumberFacts, Onward } from '../state/facts.ts';
import { newLeg, nextLeg } from '../state/new-call.ts';
import { beginFollowing, follow, followingOf, follows } from './follow-me.ts';
import type { Entered } from './ringing.ts';
import { enterQueue, enterRingGroup } from './queue.ts';

/** Final destinations may lead in a circle: a call that was passed on so often without ringing anybody ends. */
const MOST_HOPS = 10;

/** A call on its way to the next place. */
interface Passed {
  call: LiveCall;
  next: Destination;
}

/** Sends a call to a destination, and on from there as long as nobody can be rung. */
export function sendCall(draft: Draft, start: LiveCall, destination: Destination, isPassedOn = false): void {
  let call = start;
  let next: Destination = destination;
  for (let hops = 0; hops < MOST_HOPS; hops++) {
    if (next.kind === 'voicemail') return speak(draft, call, next.id);
    const entered = enter(draft, arriveAt(draft, call, next), next, !isPassedOn && hops === 0);
    if (entered.gone !== undefined) {
      draft.tell('call.initial', entered.call);
      const left = leavePlace(draft, entered.call, { kind: 'end' }, entered.gone);
      if (!left) return;
      ({ call, next } = left);
      continue;
    }
    if (entered.onward === undefined) return;
    const passed = leavePlace(draft, entered.call, entered.onward, entered.cause);
    if (!passed) return;
    ({ call, next } = passed);
  }
  const back = goBack(draft, call, 'Exchange Routing Error');
  if (back) sendCall(draft, back.call, back.next, true);
  else endCall(draft, call, { cause: 'Exchange Routing Error' });
}

/** Nobody takes a call where it is: it goes on, comes back to who transferred it, or ends. */
export function passOn(draft: Draft, call: LiveCall, onward: Onward, cause: Cause): void {
  const passed = leavePlace(draft, call, onward, cause);
  if (passed) sendCall(draft, passed.call, passed.next, true);
}

/** Sends a call on from a menu, which has done what it is for. A voicemail belongs to the place before it. */
export function forward(draft: Draft, call: LiveCall, next: Destination): void {
  if (next.kind === 'voicemail') return sendCall(draft, call, next);
  leaveLeg(draft, call, 'Normal Clearing', false);
  sendCall(draft, comeTo(draft, call, next), next);
}

/** The next place of a call is a leg of its own, which begins when its parent is over. It has the number of the place. */
function comeTo(draft: Draft, call: LiveCall, next: Destination): LiveCall {
  const target = draft.facts.internalNumber(next) ?? call.leg.target;
  return draft.put(call, { leg: nextLeg(draft, call.leg, next, target), phones: [] });
}

/**
 * Where a call goes that nobody takes where it is. A transferred one has one road: where the calls of its target go, back to who has
 * transferred it, back to where it was before, at last the transferor's voicemail. It ends where there is no such place.
 */
function leavePlace(draft: Draft, call: LiveCall, onward: Onward, cause: Cause): Passed | undefined {
  const back = draft.facts.transferReturn === 'ring-back' ? comeBack(draft, call, cause) : undefined;
  if (back) return back;
  if (onward.kind !== 'end') return goOn(draft, call, onward, cause);
  const returned = comeBack(draft, call, cause) ?? goBack(draft, call, cause);
  if (!returned) endCall(draft, call, { cause });
  return returned;
}

function goOn(draft: Draft, call: LiveCall, next: Destination, cause: Cause): Passed {
  if (next.kind === 'voicemail') return { call: tellMissed(draft, call, cause), next };
  leaveLeg(draft, call, cause, true);
  return { call: comeTo(draft, call, next), next };
}

/** Nobody takes a transferred call: it goes to where it was before, or to the voicemail of who has transferred it. */
function goBack(draft: Draft, call: LiveCall, cause: Cause): Passed | undefined {
  const { origin, leg } = call;
  if (!origin) return undefined;
  const box = leg.payer === null ? null : ({ kind: 'voicemail', id: leg.payer } as const);
  return goOn(draft, draft.put(call, { origin: origin.kind === 'voicemail' ? null : box }), origin, cause);
}

/** A transfer that nobody takes rings who has made it, on a leg of its own. */
function comeBack(draft: Draft, call: LiveCall, cause: Cause): Passed | undefined {
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
  return draft.put(call, { leg, phones: [], phase: { kind: 'calling' }, timer: null });
}

/** The voicemail takes a call: the caller speaks for some seconds and hangs up. The leg stays where it was. */
function speak(draft: Draft, call: LiveCall, box: number | null): void {
  // A number that leads straight to a voicemail has been nowhere else.
  if (call.leg.place.kind === 'voicemail') draft.tell('call.initial', call);
  const missed = call.leg.missed ? call : tellMissed(draft, call, 'No Answer');
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
): Entered {
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

/**
 * Rings a user's phone, or where their calls go on. One who cannot be rung, or takes no second call, is passed over.
 *
 * @param isDirect Whether the call was made to the user, and not passed on to them.
 */
function enterUser(draft: Draft, arriving: LiveCall, id: number, isDirect: boolean): Entered {
  const user = draft.facts.user(id);
  if (!user) return { call: arriving, gone: 'Unallocated Number' };
  const isFollowed = follows(followingOf(user), isDirect);
  if (isFollowed && user.phones === 0 && !user.dnd) return beginFollowing(draft, arriving, user);
  draft.tell('call.initial', arriving);
  if (user.dnd) return { call: arriving, onward: user.onward, cause: 'User Busy' };
  if (!user.reachable) return { call: arriving, onward: user.onward, cause: 'User Not Registered' };
  if (callerOf(arriving.leg) === id) return { call: arriving, onward: user.onward, cause: 'User Busy' };
  if (draft.isBusy(id, arriving.id) && !user.callWaiting)
    return isFollowed
      ? follow(draft, arriving, user, 'User Busy')
      : { call: arriving, onward: user.onward, cause: 'User Busy' };
  const timer = isFollowed
    ? draft.timer((user.followMe?.initialSeconds ?? user.ringSeconds) * 1000, 'follow')
    : draft.timer(user.ringSeconds * 1000, 'unanswered');
  return { call: ring(draft, arriving, timer) };
}

/** Calls a number outside. */
function enterNumber(draft: Draft, arriving: LiveCall, number: string): Entered {
  const outside = draft.facts.number(number);
  draft.tell('call.initial', arriving);
  const timer = numberTimer(draft, outside);
  return { call: outside.kind === 'refuses' ? draft.put(arriving, { timer }) : ring(draft, arriving, timer) };
}

/** What a call to a number outside waits for. */
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
  draft.tell('call.ringing', ringing);
  return ringing;
}

/** Plays the menu of an IVR, which waits for a key. */
function enterIvr(draft: Draft, arriving: LiveCall, id: number): Entered {
  const ivr = draft.facts.ivr(id);
  if (!ivr) return { call: arriving, gone: 'Unallocated Number' };
  const timer = draft.timer(ivr.waitSeconds * 1000, 'no-key');
  const call = draft.put(arriving, { phase: { kind: 'menu' }, timer });
  draft.tell('call.initial', call);
  return { call };
}

/** A conference takes every call at once. */
function enterConference(draft: Draft, arriving: LiveCall, id: number): Entered {
  if (!draft.facts.hasConference(id)) return { call: arriving, gone: 'Unallocated Number' };
  draft.tell('call.initial', arriving);
  return { call: connectLeg(draft, arriving) };
}
