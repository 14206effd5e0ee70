import { isNobody } from '../read/party-of.ts';
import type { CallState, Presence } from '../tracked-call.ts';
import type { Chain } from './join-legs.ts';
import { dateOf } from './to-segment.ts';
import { isAnswered, isGroup, type Visit } from './visit.ts';

/** What a call is doing, and who is in it. */
export function stateOf({ chain, visits }: Chain): { state: CallState; present: Presence[] } {
  const leg = chain.findLast(({ isOver }) => !isOver);
  const visit = leg?.visits.at(-1);
  if (!leg || !visit || visit.isOver)
    return { state: chain.every(({ isOver }) => isOver) ? 'ended' : 'unknown', present: [] };
  const phones = visits.filter(({ group, isOver }) => group === visit && !isOver);
  const people = phones.length > 0 ? phones : [visit];
  const state = ofVisit(visit, phones);
  const called = people.flatMap((one) => calledPresence(one));
  const caller: Presence[] = isNobody(visit.from)
    ? []
    : [{ party: visit.from, side: 'caller', state: ofCaller(state, visit), since: since(visit) }];
  return { state, present: [...caller, ...called] };
}

function ofVisit(visit: Visit, phones: readonly Visit[]): CallState {
  if (visit.kind === 'voicemail') return 'voicemail';
  if (visit.isHeld || phones.some(({ isHeld }) => isHeld)) return 'held';
  if (isAnswered(visit)) return 'talking';
  if (visit.kind === 'menu') return 'menu';
  if (visit.kind === 'queue') return 'waiting';
  return visit.hasRung || phones.some(({ hasRung }) => hasRung) ? 'ringing' : 'calling';
}

function ofCaller(state: CallState, { kind }: Visit): Presence['state'] {
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
