import { callerOf, type DistributingCall, isDistributing, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import type { QueueFacts } from '../state/facts.ts';
import { type Arrival, arriveNowhere, canRing, chooseNext, ringPhones } from './ringing.ts';

export function enterQueue(draft: Draft, arriving: LiveCall, id: number): Arrival {
  const queue = draft.facts.queue(id);
  if (!queue) return arriveNowhere(draft, arriving);
  const full = queue.maxCallers > 0 && draft.inQueue(id).length >= queue.maxCallers;
  const deadline = draft.now + queue.maxWaitSeconds * 1000;
  const call = draft.put(arriving, {
    phase: { kind: 'distributing', since: draft.now, round: 0, tried: [], deadline },
    timer: untilDeadline(draft, deadline),
  });
  draft.emit('call.initial', call);
  if (full || (!queue.joinEmpty && isEmpty(draft, queue)))
    return { call, onward: queue.onward, cause: 'No Answer' };
  return { call };
}

// Agents in do not disturb count: they may be back.
function isEmpty({ facts }: Draft, { agents }: QueueFacts): boolean {
  return agents.every((id) => (facts.user(id)?.phones ?? 0) === 0);
}

export function distribute(draft: Draft, id: number): void {
  const queue = draft.facts.queue(id);
  if (!queue || queue.ringSeconds === 0) return;
  let free = queue.agents.filter(
    (user) => draft.wrapUp(user) === undefined && canRing(draft, user, queue.skipBusy),
  );
  for (const call of draft.inQueue(id)) {
    if (free.length === 0) return;
    if (isDistributing(call)) free = serve(draft, call, queue, free);
  }
}

// Returns the agents who are left for the calls behind this one.
function serve(draft: Draft, call: DistributingCall, queue: QueueFacts, free: readonly number[]): number[] {
  const { tried } = call.phase;
  const joins = call.phones.length > 0;
  const rests = !joins && call.timer?.step === 'next-round';
  const others = free.filter((user) => user !== callerOf(call.leg));
  const able = rests || joins ? unreached(queue, others, tried) : others;
  const rung = joins
    ? queue.strategy === 'all'
      ? able
      : []
    : chooseNext(queue.strategy, queue.agents, able, call.phase);
  if (rung.length > 0) startRound(draft, call, queue, rung);
  if (queue.strategy === 'all') return [];
  // A call between two rounds keeps its place: one agent stays reserved.
  const reserved = rung.length === 0 && !joins ? free.slice(0, 1) : rung;
  return free.filter((user) => !reserved.includes(user));
}

// Between two rounds, only agents ring whom this round has not reached. A memory hunt rings the others with them.
function unreached(
  { strategy }: QueueFacts,
  users: readonly number[],
  tried: readonly number[],
): readonly number[] {
  return strategy === 'memory-hunt' ? [] : users.filter((user) => !tried.includes(user));
}

function startRound(draft: Draft, call: DistributingCall, queue: QueueFacts, users: readonly number[]): void {
  const { phase } = call;
  const joins = call.phones.length > 0;
  const left = timeLeft(draft, phase.deadline);
  const timer = joins ? call.timer : draft.timer(Math.min(left, queue.ringSeconds * 1000), 'unanswered');
  const round = joins ? phase.round : phase.round + 1;
  const goesOn = joins || call.timer?.step === 'next-round';
  const tried = goesOn ? [...phase.tried, ...users] : [...users];
  ringPhones(draft, draft.put(call, { phase: { ...phase, round, tried }, timer }), users);
}

export function restInQueue(draft: Draft, call: DistributingCall, queue: QueueFacts): boolean {
  const { deadline } = call.phase;
  const left = timeLeft(draft, deadline);
  if (left <= 0) return false;
  const pause = Math.max(1, queue.retrySeconds) * 1000;
  draft.put(call, {
    leg: { ...call.leg, stage: 'calling' },
    timer: pause < left ? draft.timer(pause, 'next-round') : untilDeadline(draft, deadline),
  });
  return true;
}

export function untilDeadline(draft: Draft, deadline: number | null): LiveCall['timer'] {
  return deadline === null ? null : draft.timer(deadline - draft.now, 'unanswered');
}

function timeLeft({ now }: Draft, deadline: number | null): number {
  return deadline === null ? Number.POSITIVE_INFINITY : deadline - now;
}

export function enterRingGroup(draft: Draft, arriving: LiveCall, id: number): Arrival {
  if (!draft.facts.ringGroup(id)) return arriveNowhere(draft, arriving);
  const call = draft.put(arriving, {
    phase: { kind: 'distributing', since: draft.now, round: 0, tried: [], deadline: null },
  });
  draft.emit('call.initial', call);
  return ringMembers(draft, call, id);
}

export function ringMembers(draft: Draft, call: LiveCall, id: number): Arrival {
  const group = draft.facts.ringGroup(id);
  if (!group || !isDistributing(call)) return { call, onward: { kind: 'end' }, cause: 'No Answer' };
  const able = group.members.filter((user) => user !== callerOf(call.leg) && canRing(draft, user, true));
  const { phase } = call;
  const over = group.ringSeconds === 0 || phase.round >= (group.strategy === 'all' ? 1 : able.length);
  const users = over ? [] : chooseNext(group.strategy, group.members, able, phase);
  if (users.length === 0) return { call, onward: group.onward, cause: 'No Answer' };
  const round = draft.put(call, {
    phase: { ...phase, round: phase.round + 1, tried: users },
    timer: draft.timer(group.ringSeconds * 1000, 'unanswered'),
  });
  return { call: ringPhones(draft, round, users) };
}
