import { callerOf, type CallTimer, type LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import type { NumberFacts } from '../state/facts.ts';
import type { Entered } from './entered.ts';

/** Rings a user's phone. One who cannot be rung, or takes no second call, is passed over. */
export function enterUser(draft: Draft, arriving: LiveCall, id: number): Entered {
  const user = draft.facts.user(id);
  if (!user) return { call: arriving, gone: 'Unallocated Number' };
  draft.tell('call.initial', arriving);
  if (!user.reachable) return { call: arriving, onward: user.onward, cause: 'User Not Registered' };
  const talksElsewhere = draft.isBusy(id, arriving.id) && !user.callWaiting;
  if (talksElsewhere || callerOf(arriving.leg) === id)
    return { call: arriving, onward: user.onward, cause: 'User Busy' };
  return { call: ring(draft, arriving, draft.timer(user.ringSeconds * 1000, 'unanswered')) };
}

/** Calls a number outside. */
export function enterNumber(draft: Draft, arriving: LiveCall, number: string): Entered {
  const outside = draft.facts.number(number);
  draft.tell('call.initial', arriving);
  const timer = numberTimer(draft, outside);
  return { call: outside.kind === 'refuses' ? draft.put(arriving, { timer }) : ring(draft, arriving, timer) };
}

/** What a call to a number outside waits for. */
export function numberTimer(draft: Draft, outside: NumberFacts): CallTimer {
  switch (outside.kind) {
    case 'refuses':
      return draft.timer(outside.afterSeconds * 1000, 'number-refuses', outside.cause);
    case 'never-answers':
      return draft.timer(outside.ringSeconds * 1000, 'unanswered');
    case 'answers':
      return draft.timer(outside.afterSeconds * 1000, 'number-picks-up');
  }
}

function ring(draft: Draft, call: LiveCall, timer: LiveCall['timer']): LiveCall {
  const ringing = draft.put(call, { leg: { ...call.leg, stage: 'ringing' }, timer });
  draft.tell('call.ringing', ringing);
  return ringing;
}
