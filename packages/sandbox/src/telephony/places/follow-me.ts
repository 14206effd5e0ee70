import { callerOf, type Cause, isDistributing, type Leg, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import type { FollowFacts, FollowTarget, UserFacts } from '../state/facts.ts';
import { nextLeg } from '../state/new-call.ts';
import { leaveLeg } from '../legs/connect.ts';
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
  const deadline = draft.now + following.ringSeconds * 1000;
  const able = following.targets.filter((target) => canRingTarget(draft, call, target));
  const targets = following.ringSeconds > 0 ? roundTargets(following.strategy, able, round) : [];
  if (targets.length === 0) return { call, onward: following.onward, cause: 'No Answer' };
  // The called party of an outside number is still the user.
  const legs = targets.map((target): Leg => {
    if (target.kind === 'user') return phoneLeg(draft, call, target.id);
    const { number } = target;
    return { ...phoneLeg(draft, call, user.id), dialled: number, target: number, followed: true };
  });
  const phase = { ...call.phase, round: round + 1, deadline };
  const rung = ringLegs(draft, draft.put(call, { phase }), legs);
  return { call: waitForPhones(draft, rung) };
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

// Each number outside has its own end. The round is over when all have refused, or when its time is.
export function waitForPhones(draft: Draft, call: LiveCall): LiveCall {
  const deadline = isDistributing(call) ? call.phase.deadline : null;
  let timer = draft.timer((deadline ?? draft.now) - draft.now, 'unanswered');
  for (const phone of call.phones) {
    const end = phoneEnd(draft, phone);
    if (end && end.at < timer.at)
      timer = draft.timer(
        Math.max(0, end.at - draft.now),
        end.refused ? 'number-refuses' : 'number-picks-up',
      );
  }
  return draft.put(call, { timer });
}

interface PhoneEnd {
  at: number;
  // Undefined for a number that picks up.
  refused?: Cause;
}

export function phoneEnd(draft: Draft, { followed, target, begun }: Leg): PhoneEnd | undefined {
  const outside = followed ? draft.facts.number(target) : undefined;
  if (!outside || outside.kind === 'never-answers') return undefined;
  const at = begun + outside.afterSeconds * 1000;
  return outside.kind === 'refuses' ? { at, refused: outside.cause } : { at };
}
