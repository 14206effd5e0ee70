import type { CallPhase, KeptCall, Leg, Party, Side } from '../../generated/control.ts';

// Snapshots store live calls as they are, so the schema of snapshots defines them.
export type LiveCall = KeptCall;

export type { CallTimer, Cause, Destination, Leg, Party, Place, Side } from '../../generated/control.ts';

type TalkingCall = LiveCall & { phase: Extract<CallPhase, { kind: 'talking' }> };

export type DistributingCall = LiveCall & { phase: Extract<CallPhase, { kind: 'distributing' }> };

export function isDistributing(call: LiveCall): call is DistributingCall {
  return call.phase.kind === 'distributing';
}

export function isTalking(call: LiveCall): call is TalkingCall {
  return call.phase.kind === 'talking';
}

export function isHeld({ phase }: Pick<LiveCall, 'phase'>): boolean {
  return phase.kind === 'talking' && (phase.held.src || phase.held.dst);
}

// Click to call: only the caller's own phone rings so far (ledger O-61).
export function isCallingCaller({ phase }: Pick<LiveCall, 'phase'>): boolean {
  return phase.kind === 'calling-caller';
}

// In a queue or ring group the phone that talks, else the leg of the chain.
export function talkingLeg({ leg, phones }: LiveCall): Leg {
  return phones.find(({ stage }) => stage === 'talking') ?? leg;
}

export function userAt({ place }: Pick<Leg, 'place'>): number | undefined {
  return place.kind === 'user' ? place.id : undefined;
}

export function callerOf({ caller }: Pick<Leg, 'caller'>): number | undefined {
  return caller.kind === 'user' ? caller.user : undefined;
}

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

export function calledParty(call: LiveCall): Party | undefined {
  const { place } = talkingLeg(call);
  if (place.kind === 'user') return { kind: 'user', user: place.id };
  return place.kind === 'number'
    ? { kind: 'outside', number: place.number, name: null, paid: true }
    : undefined;
}

export function sideOf(call: LiveCall, user: number): Side | undefined {
  if (callerOf(call.leg) === user) return 'src';
  return userAt(talkingLeg(call)) === user ? 'dst' : undefined;
}

export function queueOf({ leg, phase }: LiveCall): number | undefined {
  return phase.kind === 'distributing' && leg.place.kind === 'queue' ? leg.place.id : undefined;
}
