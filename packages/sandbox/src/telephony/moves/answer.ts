import {
  callerOf,
  type Cause,
  isDistributing,
  type Leg,
  type LiveCall,
  type Side,
  userAt,
} from '../state/call.ts';
import { type CommandOf, Rejection } from '../state/command.ts';
import {
  connectLeg,
  connectPhone,
  dropPhone,
  dropRinging,
  type End,
  endCall,
  holdOthers,
} from '../legs/connect.ts';
import type { Draft } from '../state/draft.ts';
import { legState } from '../records/sides.ts';
import { numberTimer, passOn, sendCall } from '../places/route.ts';
import { follow, phoneEnd, ringNext, waitForPhones } from '../places/follow-me.ts';
import { restInQueue, ringMembers } from '../places/queue.ts';

export function answer(draft: Draft, call: LiveCall, { leg, user, anywhere }: CommandOf<'answer'>): void {
  const { phase } = call;
  if (anywhere) refuseOthers(call, user);
  if (phase.kind === 'calling-caller') return pickUpCaller(draft, call);
  const phone = ringingPhone(call, leg, user, anywhere);
  if (phone) {
    connectPhone(draft, call, phone);
    return;
  }
  const rings = phase.kind === 'calling' && call.leg.stage === 'ringing';
  if (!rings || (!anywhere && userAt(call.leg) === undefined)) throw notRinging(call, user);
  connectLeg(draft, call);
}

// The other phones ring on; without others, the call goes where unanswered calls go.
export function reject(draft: Draft, call: LiveCall, { leg, user }: Omit<CommandOf<'reject'>, 'kind'>): void {
  const { phase } = call;
  refuseOthers(call, user);
  if (phase.kind === 'calling-caller') return endCall(draft, call, { cause: 'Call Rejected', by: 'src' });
  const phone = ringingPhone(call, leg, user, true);
  if (phone && call.phones.length > 1) {
    dropPhone(draft, call, phone, { cause: 'Call Rejected', by: 'dst' });
    return;
  }
  if (!phone && (phase.kind !== 'calling' || call.leg.stage !== 'ringing')) throw notRinging(call, user);
  endRound(draft, call, { cause: 'Call Rejected', by: 'dst' });
}

function ringingPhone(
  { phones }: LiveCall,
  leg: number,
  user: number | undefined,
  anywhere: boolean,
): Leg | undefined {
  const ringing = phones.filter(({ stage, followed }) => stage === 'ringing' && (anywhere || !followed));
  return ringing.find(({ id }) => id === leg) ?? ringing.find((one) => userAt(one) === user) ?? ringing[0];
}

function refuseOthers(call: LiveCall, user: number | undefined): void {
  if (user === undefined) return;
  const { leg, phase, phones } = call;
  const isCaller = phase.kind === 'calling-caller' && callerOf(leg) === user;
  const isCalled = phase.kind === 'calling' && userAt(leg) === user;
  const isRung = phones.some((phone) => phone.stage === 'ringing' && userAt(phone) === user);
  if (!isCaller && !isCalled && !isRung) throw notRinging(call, user);
}

function notRinging(call: LiveCall, user: number | undefined): Rejection {
  return new Rejection({ kind: 'not-ringing', state: legState(call, call.leg), user });
}

export function pickUpCaller(draft: Draft, call: LiveCall): void {
  if (call.phase.kind !== 'calling-caller') return;
  holdOthers(draft, callerOf(call.leg), call);
  sendCall(draft, call, call.phase.destination);
}

export function endRound(draft: Draft, call: LiveCall, end: End): void {
  const { place } = call.leg;
  const { facts } = draft;
  const left = dropRinging(draft, call, end);
  if (place.kind === 'queue') {
    const queue = facts.queue(place.id);
    if (queue && isDistributing(left) && restInQueue(draft, left, queue)) return;
    return passOn(draft, left, queue?.onward ?? { kind: 'end' }, end.cause);
  }
  if (place.kind === 'ringgroup') {
    const resting = draft.put(left, { leg: { ...left.leg, stage: 'calling' } });
    if (!facts.ringGroup(place.id)) return endCall(draft, resting, { cause: 'No Answer' });
    const next = ringMembers(draft, resting, place.id);
    if (next.onward) passOn(draft, next.call, next.onward, end.cause);
    return;
  }
  const user = place.kind === 'user' || place.kind === 'followme' ? facts.user(place.id) : undefined;
  if (user) {
    const followed =
      place.kind === 'followme'
        ? ringNext(draft, draft.put(left, { leg: { ...left.leg, stage: 'calling' } }), user)
        : call.timer?.step === 'follow'
          ? follow(draft, left, user, end.cause)
          : { call: left, onward: user.onward };
    if (followed.onward) passOn(draft, followed.call, followed.onward, end.cause);
    return;
  }
  endRefused(draft, left, end);
}

// A number outside picks up, or refuses.
export function endDuePhones(draft: Draft, call: LiveCall): void {
  const due = call.phones.filter((phone) => (phoneEnd(draft, phone)?.at ?? Infinity) <= draft.now);
  const answering = due.find((phone) => phoneEnd(draft, phone)?.refused === undefined);
  if (answering) return void connectPhone(draft, call, answering);
  let left = call;
  for (const phone of due) {
    const end = refusal(phoneEnd(draft, phone)!.refused!, 'dst');
    if (left.phones.length === 1) return endRound(draft, left, end);
    left = dropPhone(draft, left, phone, end);
  }
  waitForPhones(draft, left);
}

// Nobody can refuse at a number that does not exist, or by not answering.
export function refusal(cause: Cause, side: Side): End {
  return { cause, by: cause === 'User Busy' || cause === 'Call Rejected' ? side : undefined };
}

// A refused transfer goes back; other calls end.
export function endRefused(draft: Draft, call: LiveCall, end: End): void {
  if (call.transferor === null && call.origin === null) return endCall(draft, call, end);
  passOn(draft, call, { kind: 'end' }, end.cause);
}

// Calls that were put in live begin to wait now: nobody knows how long they have waited.
export function startWaiting(draft: Draft, call: LiveCall): void {
  if (call.timer !== null) return;
  const { phase } = call;
  const { place } = call.leg;
  if (phase.kind === 'calling' && place.kind === 'user') {
    const seconds = draft.facts.user(place.id)?.ringSeconds ?? draft.facts.seconds.ring;
    draft.put(call, { timer: draft.timer(seconds * 1000, 'unanswered') });
  } else if (phase.kind === 'calling' && place.kind === 'number') {
    draft.put(call, { timer: numberTimer(draft, draft.facts.number(place.number)) });
  } else if (phase.kind === 'distributing' && place.kind === 'queue') {
    const seconds = draft.facts.queue(place.id)?.maxWaitSeconds;
    if (seconds !== undefined)
      draft.put(call, {
        phase: { ...phase, deadline: draft.now + seconds * 1000 },
        timer: draft.timer(seconds * 1000, 'unanswered'),
      });
  }
}
