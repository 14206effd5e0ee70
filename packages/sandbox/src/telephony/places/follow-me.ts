import { callerOf, isDistributing, type Leg, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import type { FollowFacts, FollowTarget, UserFacts } from '../state/facts.ts';
import { newLeg } from '../state/new-call.ts';
import { connectPhone, tellPassedOn } from '../legs/connect.ts';
import { canRing, type Entered } from './ringing.ts';

/** Where the calls of a user go on: to the number for when no phone is online, or by Follow Me; undefined for neither. */
export function followingOf({ phones, whenOffline, followMe }: UserFacts): FollowFacts | undefined {
  return (phones === 0 ? whenOffline : undefined) ?? followMe ?? undefined;
}

/** Whether a call is followed. @param isDirect Whether it was made to the user, and not passed on to them. */
export function follows(following: FollowFacts | undefined, isDirect: boolean): following is FollowFacts {
  return following !== undefined && following.targets.length > 0 && (isDirect || !following.onlyDirect);
}

/** The user's own phone has rung in vain: from now on those rings where their calls go. */
export function follow(draft: Draft, call: LiveCall, user: UserFacts): Entered {
  tellPassedOn(draft, call, 'No Answer');
  const left = draft.put(call, { leg: { ...call.leg, stage: 'calling' } });
  draft.tell('call.initial', left);
  return beginFollowing(draft, left, user);
}

/** The call rings where the user's calls go, instead of the user's own phone. */
export function beginFollowing(draft: Draft, call: LiveCall, user: UserFacts): Entered {
  const phase = { kind: 'distributing', since: draft.now, round: 0, tried: [], deadline: null } as const;
  return ringNext(draft, draft.put(call, { phase: { ...phase, tried: [] } }), user);
}

/** Rings the next numbers of a user whose call is followed, or passes it on once all have been rung. */
export function ringNext(draft: Draft, call: LiveCall, user: UserFacts): Entered {
  const following = followingOf(user);
  if (!following || !isDistributing(call)) return { call, onward: user.onward, cause: 'No Answer' };
  const { round } = call.phase;
  const able = following.targets.filter((target) => canBeRung(draft, call, target));
  const targets = nextOf(following.strategy, able, round);
  if (targets.length === 0) return { call, onward: following.onward, cause: 'No Answer' };
  const begun = targets.map((place) =>
    newLeg(draft, { parent: call.leg.id, caller: call.leg.caller, place, dialled: numberOf(draft, place) }),
  );
  for (const leg of begun) draft.tell('call.initial', call, { leg });
  const phones = begun.map((leg): Leg => ({ ...leg, stage: 'ringing' }));
  const ringing = draft.put(call, {
    leg: { ...call.leg, stage: 'ringing' },
    phones,
    phase: { ...call.phase, round: round + 1 },
    timer: roundTimer(draft, targets, following.ringSeconds),
  });
  for (const leg of phones) draft.tell('call.ringing', ringing, { leg });
  return { call: ringing };
}

/** All in the first round; one after the other; or one, then two, then three ... */
function nextOf(
  strategy: FollowFacts['strategy'],
  targets: readonly FollowTarget[],
  round: number,
): readonly FollowTarget[] {
  if (strategy === 'all') return round === 0 ? targets : [];
  if (round >= targets.length) return [];
  return strategy === 'hunt' ? targets.slice(round, round + 1) : targets.slice(0, round + 1);
}

function canBeRung(draft: Draft, { leg }: LiveCall, target: FollowTarget): boolean {
  return target.kind === 'number' || (callerOf(leg) !== target.id && canRing(draft, target.id, true));
}

function numberOf({ facts }: Draft, target: FollowTarget): string {
  return target.kind === 'number' ? target.number : (facts.user(target.id)?.ext ?? String(target.id));
}

/** What a round waits for: the first number that answers; else that all have refused; else that the time is over. */
function roundTimer(draft: Draft, targets: readonly FollowTarget[], seconds: number): LiveCall['timer'] {
  const outcomes = targets.map((target) =>
    target.kind === 'number' ? draft.facts.number(target.number) : ({ kind: 'never-answers' } as const),
  );
  const answers = outcomes.flatMap((one) => (one.kind === 'answers' ? one.afterSeconds : []));
  const first = Math.min(...answers);
  if (first < seconds) return draft.timer(first * 1000, 'number-picks-up');
  const refusals = outcomes.flatMap((one) => (one.kind === 'refuses' ? one : []));
  if (refusals.length < outcomes.length) return draft.timer(seconds * 1000, 'unanswered');
  const last = Math.max(...refusals.map(({ afterSeconds }) => afterSeconds));
  return draft.timer(Math.min(last, seconds) * 1000, 'unanswered', refusals[0]?.cause);
}

/** The number that answers first picks up. @returns Whether one rings that does. */
export function numberPicksUp(draft: Draft, call: LiveCall): boolean {
  const phone = call.phones.find(
    ({ stage, place }) =>
      stage === 'ringing' && place.kind === 'number' && draft.facts.number(place.number).kind === 'answers',
  );
  if (phone) connectPhone(draft, call, phone);
  return phone !== undefined;
}
