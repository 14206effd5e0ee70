import type { Cause, Leg, LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { newLeg } from '../state/new-call.ts';
import type { Onward, RingStrategy } from '../state/facts.ts';

export function ringPhones(draft: Draft, call: LiveCall, users: readonly number[]): LiveCall {
  return ringLegs(
    draft,
    call,
    users.map((id) => phoneLeg(draft, call, id)),
  );
}

export function phoneLeg(draft: Draft, { leg }: LiveCall, id: number): Leg {
  const dialled = draft.facts.user(id)?.ext ?? String(id);
  return newLeg(draft, { parent: leg.id, caller: leg.caller, place: { kind: 'user', id }, dialled });
}

export function ringLegs(draft: Draft, call: LiveCall, legs: readonly Leg[]): LiveCall {
  for (const leg of legs) draft.emit('call.initial', call, { leg });
  const phones = legs.map((leg): Leg => (refuses(draft, leg) ? leg : { ...leg, stage: 'ringing' }));
  const rung = phones.filter(({ stage }) => stage === 'ringing');
  const ringing = draft.put(call, {
    ...(rung.length > 0 && { leg: { ...call.leg, stage: 'ringing' } }),
    phones: [...call.phones, ...phones],
  });
  for (const leg of rung) draft.emit('call.ringing', ringing, { leg });
  return ringing;
}

function refuses(draft: Draft, { followed, target }: Leg): boolean {
  return followed && draft.facts.number(target).kind === 'refuses';
}

// `skipBusy`: users who talk are left out, even with call waiting.
export function canRing(draft: Draft, id: number, skipBusy: boolean): boolean {
  const user = draft.facts.user(id);
  if (!user?.reachable) return false;
  return !draft.isBusy(id) || (!skipBusy && user.callWaiting && !isRung(draft, id));
}

// A phone rings for one call at a time.
function isRung(draft: Draft, id: number): boolean {
  return draft
    .ofUser(id)
    .some(({ leg, phones }) =>
      [leg, ...phones].some(
        ({ stage, place }) => stage !== 'talking' && place.kind === 'user' && place.id === id,
      ),
    );
}

// `hunt` rings the next user after the last round's; `memory-hunt` rings one user more in each round.
export function chooseNext(
  strategy: RingStrategy,
  members: readonly number[],
  able: readonly number[],
  last: { round: number; tried: readonly number[] },
): number[] {
  if (strategy === 'all') return [...able];
  if (strategy === 'memory-hunt') return able.slice(0, last.round + 1);
  const from = members.indexOf(last.tried.at(-1) ?? Number.NaN) + 1;
  const inTurn = [...members.slice(from), ...members.slice(0, from)];
  const next = inTurn.find((id) => able.includes(id));
  return next === undefined ? [] : [next];
}

// A call stays at a place, or goes on because nobody can take it.
export type Arrival =
  | { call: LiveCall; onward?: undefined }
  | { call: LiveCall; onward: Onward; cause: Cause };

export function arriveNowhere(draft: Draft, call: LiveCall): Arrival {
  draft.emit('call.initial', call);
  return { call, onward: { kind: 'end' }, cause: 'Unallocated Number' };
}
