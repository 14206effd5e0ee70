import type { Cause, LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { newLeg } from '../state/new-call.ts';
import type { Onward, RingStrategy } from '../state/facts.ts';

export function ringPhones(draft: Draft, call: LiveCall, users: readonly number[]): LiveCall {
  const begun = users.map((id) =>
    newLeg(draft, {
      parent: call.leg.id,
      caller: call.leg.caller,
      place: { kind: 'user', id },
      dialled: draft.facts.user(id)?.ext ?? String(id),
    }),
  );
  for (const leg of begun) draft.emit('call.initial', call, { leg });
  const rung = begun.map((leg) => ({ ...leg, stage: 'ringing' as const }));
  const ringing = draft.put(call, {
    leg: { ...call.leg, stage: 'ringing' },
    phones: [...call.phones, ...rung],
  });
  for (const leg of rung) draft.emit('call.ringing', ringing, { leg });
  return ringing;
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

// At a place, a call stays, is passed on because nobody can take it, or finds that the place is gone.
export type Arrival =
  | { call: LiveCall; onward?: undefined; gone?: undefined }
  | { call: LiveCall; onward: Onward; cause: Cause; gone?: undefined }
  | { call: LiveCall; gone: Cause; onward?: undefined };
