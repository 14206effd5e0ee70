import type { CallState, Presence } from './call.ts';
import type { Chain } from './chain.ts';
import { dateOf, isAnswered, isGroup, type Visit } from './pieces/visit.ts';
import { isNobody } from './read/parties.ts';

export function stateOf({ chain, visits }: Chain): { state: CallState; present: Presence[] } {
  const leg = chain.findLast(({ isOver }) => !isOver);
  const visit = leg?.visits.at(-1);
  if (!leg || !visit || visit.isOver)
    return { state: chain.every(({ isOver }) => isOver) ? 'ended' : 'unknown', present: [] };
  const phones = visits.filter(({ group, isOver }) => group === visit && !isOver);
  const people = phones.length > 0 ? phones : [visit];
  const state = stateAt(visit, phones);
  const called = people.flatMap((one) => calledPresence(one));
  const caller: Presence[] = isNobody(visit.from)
    ? []
    : [{ party: visit.from, side: 'caller', state: callerState(state, visit), since: since(visit) }];
  return { state, present: [...caller, ...called] };
}

function stateAt(visit: Visit, phones: readonly Visit[]): CallState {
  if (visit.kind === 'voicemail') return 'voicemail';
  if (visit.isHeld || phones.some(({ isHeld }) => isHeld)) return 'held';
  if (isAnswered(visit)) return 'talking';
  if (visit.kind === 'menu') return 'menu';
  if (visit.kind === 'queue') return 'waiting';
  return visit.hasRung || phones.some(({ hasRung }) => hasRung) ? 'ringing' : 'calling';
}

function callerState(state: CallState, { kind }: Visit): Presence['state'] {
  if (state === 'talking' || state === 'held') return state;
  return kind === 'caller' && state === 'ringing' ? 'ringing' : 'waiting';
}

function calledPresence(visit: Visit): Presence[] {
  if (isGroup(visit) || visit.kind === 'menu' || visit.kind === 'voicemail' || visit.kind === 'caller')
    return [];
  if (visit.kind === 'conference') return [];
  const talks = visit.isHeld ? 'held' : 'talking';
  const state = isAnswered(visit) ? talks : visit.hasRung ? 'ringing' : 'calling';
  return [{ party: visit.party, side: 'called', state, since: since(visit) }];
}

function since(visit: Visit): Date | null {
  return dateOf(isAnswered(visit) ? visit.connectedAt : visit.startedAt);
}
