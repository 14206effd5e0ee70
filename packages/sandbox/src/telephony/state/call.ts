import type { CallPhase, KeptCall, Leg, Party, Side } from '../../generated/control.ts';

/** A live call: its parties, its legs and what it is doing. Its schema is that of snapshots, so both are one. */
export type LiveCall = KeptCall;

export type { Cause, Destination, Leg, Party, Place, Side } from '../../generated/control.ts';
export type { CallTimer } from '../../generated/control.ts';

/** A call whose parties talk. */
export type TalkingCall = LiveCall & { phase: Extract<CallPhase, { kind: 'talking' }> };

/** A call that waits in a queue, or for which a ring group rings. */
export type DistributingCall = LiveCall & { phase: Extract<CallPhase, { kind: 'distributing' }> };

export function isDistributing(call: LiveCall): call is DistributingCall {
  return call.phase.kind === 'distributing';
}

export function isTalking(call: LiveCall): call is TalkingCall {
  return call.phase.kind === 'talking';
}

/** Whether a side has put the other on hold. */
export function isHeld({ phase }: Pick<LiveCall, 'phase'>): boolean {
  return phase.kind === 'talking' && (phase.held.src || phase.held.dst);
}

/** Whether the caller's own phone is called, and nobody else yet (ledger O-61). */
export function isCallingCaller({ phase }: Pick<LiveCall, 'phase'>): boolean {
  return phase.kind === 'calling-caller';
}

/** The phone that talks in a queue's or ring group's call, else the leg of the chain. */
export function talkingLeg({ leg, phones }: LiveCall): Leg {
  return phones.find(({ stage }) => stage === 'talking') ?? leg;
}

/** The user whose phone a leg is at; undefined for every other place. */
export function userAt({ place }: Pick<Leg, 'place'>): number | undefined {
  return place.kind === 'user' ? place.id : undefined;
}

/** The user on the caller's side of a leg. */
export function callerOf({ caller }: Pick<Leg, 'caller'>): number | undefined {
  return caller.kind === 'user' ? caller.user : undefined;
}

/** The users who are busy with a call: whose phones call, ring or talk. */
export function usersOf(call: LiveCall): number[] {
  const { leg, phones, phase } = call;
  const users = new Set<number>();
  const caller = callerOf(leg);
  if (caller !== undefined) users.add(caller);
  const isAtPhone = phase.kind === 'calling' || phase.kind === 'talking';
  const at = userAt(leg);
  if (isAtPhone && at !== undefined) users.add(at);
  for (const phone of phones) {
    const user = userAt(phone);
    if (user !== undefined) users.add(user);
  }
  return [...users];
}

/** The party on the called side of a talk; undefined where nobody is, such as in a conference. */
export function calledParty(call: LiveCall): Party | undefined {
  const { place } = talkingLeg(call);
  if (place.kind === 'user') return { kind: 'user', user: place.id };
  return place.kind === 'number'
    ? { kind: 'outside', number: place.number, name: null, paid: true }
    : undefined;
}

/** Which side of a talk a user is on. */
export function sideOf(call: LiveCall, user: number): Side | undefined {
  if (callerOf(call.leg) === user) return 'src';
  return userAt(talkingLeg(call)) === user ? 'dst' : undefined;
}

/** The queue that a call waits in; undefined for others. */
export function queueOf({ leg, phase }: LiveCall): number | undefined {
  return phase.kind === 'distributing' && leg.place.kind === 'queue' ? leg.place.id : undefined;
}
