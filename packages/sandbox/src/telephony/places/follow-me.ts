import { callerOf, type Cause, isDistributing, type Leg, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import type { FollowFacts, FollowTarget, UserFacts } from '../state/facts.ts';
import { nextLeg } from '../state/new-call.ts';
import { connectPhone, leaveLeg } from '../legs/connect.ts';
import { type Arrival, canRing, phoneLeg, ringLegs } from './ringing.ts';

export function followFacts({ phones, whenOffline, followMe }: UserFacts): FollowFacts | undefined {
  return (phones === 0 ? whenOffline : undefined) ?? followMe ?? undefined;
}

export function isFollowed(following: FollowFacts | undefined, isDirect: boolean): following is FollowFacts {
  return following !== undefined && following.targets.length > 0 && (isDirect || !following.onlyDirect);
}

export function follow(draft: Draft, call: LiveCall, user: UserFacts, cause: Cause): Arrival {
  leaveLeg(draft, call, cause, true);
  const leg = nextLeg(draft, call.leg, { kind: 'followme', id: user.id }, call.leg.target);
  return beginFollowing(draft, draft.put(call, { leg, phones: [] }), user);
}

export function beginFollowing(draft: Draft, call: LiveCall, user: UserFacts): Arrival {
  const arrived = draft.put(call, {
    leg: { ...call.leg, place: { kind: 'followme', id: user.id }, stage: 'calling' },
    phase: { kind: 'distributing', since: draft.now, round: 0, tried: [], deadline: null },
    timer: null,
  });
  draft.emit('call.initial', arrived);
  return ringNext(draft, arrived, user);
}

export function ringNext(draft: Draft, call: LiveCall, user: UserFacts): Arrival {
  const following = followFacts(user);
  if (!following || !isDistributing(call)) return { call, onward: user.onward, cause: 'No Answer' };
  const { round } = call.phase;
  const able = following.targets.filter((target) => canRingTarget(draft, call, target));
  const targets = roundTargets(following.strategy, able, round);
  if (targets.length === 0) return { call, onward: following.onward, cause: 'No Answer' };
  // The called party of an outside number is still the user.
  const legs = targets.map((target): Leg => {
    if (target.kind === 'user') return phoneLeg(draft, call, target.id);
    const { number } = target;
    return { ...phoneLeg(draft, call, user.id), dialled: number, target: number, followed: true };
  });
  const phase = { ...call.phase, round: round + 1 };
  const timer = roundTimer(draft, targets, following.ringSeconds);
  return { call: ringLegs(draft, draft.put(call, { phase, timer }), legs) };
}

// All in the first round; one after the other; or one, then two, then three.
function roundTargets(
  strategy: FollowFacts['strategy'],
  targets: readonly FollowTarget[],
  round: number,
): readonly FollowTarget[] {
  if (strategy === 'all') return round === 0 ? targets : [];
  if (round >= targets.length) return [];
  return strategy === 'hunt' ? targets.slice(round, round + 1) : targets.slice(0, round + 1);
}

function canRingTarget(draft: Draft, { leg }: LiveCall, target: FollowTarget): boolean {
  return target.kind === 'number' || (callerOf(leg) !== target.id && canRing(draft, target.id, true));
}

// The round ends with the first answer, when all targets have refused, or when its time is over.
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

export function numberPicksUp(draft: Draft, call: LiveCall): boolean {
  const phone = call.phones.find(
    ({ stage, followed, dialled }) =>
      stage === 'ringing' && followed && draft.facts.number(dialled).kind === 'answers',
  );
  if (phone) connectPhone(draft, call, phone);
  return phone !== undefined;
}
