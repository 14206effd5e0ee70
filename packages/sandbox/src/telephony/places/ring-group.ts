import { callerOf, isDistributing, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import type { Entered } from './entered.ts';
import { ringPhones } from './ring-phones.ts';
import { canRing, chooseNext } from './ring-strategy.ts';

/** Rings the users of a ring group: all at once, or in turn. */
export function enterRingGroup(draft: Draft, arriving: LiveCall, id: number): Entered {
  if (!draft.facts.ringGroup(id)) return { call: arriving, gone: 'Unallocated Number' };
  const call = draft.put(arriving, {
    phase: { kind: 'distributing', since: draft.now, round: 0, tried: [], deadline: null },
  });
  draft.tell('call.initial', call);
  return ringMembers(draft, call, id);
}

/** Rings the next users, or passes the call on once all have been rung. */
export function ringMembers(draft: Draft, call: LiveCall, id: number): Entered {
  const group = draft.facts.ringGroup(id);
  if (!group || !isDistributing(call)) return { call, gone: 'No Answer' };
  const able = group.members.filter((user) => user !== callerOf(call.leg) && canRing(draft, user, true));
  const { phase } = call;
  const over = phase.round >= (group.strategy === 'all' ? 1 : able.length);
  const users = over ? [] : chooseNext(group.strategy, group.members, able, phase);
  if (users.length === 0) return { call, onward: group.onward, cause: 'No Answer' };
  const round = draft.put(call, {
    phase: { ...phase, round: phase.round + 1, tried: users },
    timer: draft.timer(group.ringSeconds * 1000, 'unanswered'),
  });
  return { call: ringPhones(draft, round, users) };
}
