import type { Outcome } from '../tracked-call.ts';
import type { Chain } from './join-legs.ts';
import { isAnswered, isOfPeople, type Visit } from './visit.ts';

/** How a call went, as far as its events determine it. */
export interface Decision {
  result: Outcome['result'];
  basis: Outcome['basis'];
  /** Where the call was missed, or the last place where it was. */
  visit: Visit;
  /** When it was missed or ended; null if that was not seen. */
  endedAt: number | null;
  /** Whether it can be reported without waiting for better evidence. */
  isSure: boolean;
}

/** What is known of a call as a whole. */
export interface Known {
  rootCallId: number;
  direction: string | null;
  /** Whether an event names the root: then the leg of a transfer may follow. */
  isNamed: boolean;
  /** Whether `GET /calls` does not show it any more. */
  isGone: boolean;
}

/**
 * Determines from the segments of a call how it went. The rules have the order of `Outcome.basis`. Returns undefined while
 * the call lives or its events do not determine it.
 */
export function decide(
  { chain, visits }: Chain,
  { rootCallId, direction, isGone, isNamed }: Known,
): Decision | undefined {
  const last = chain.findLast(({ visits: [first] }) => first !== undefined);
  const lastVisit = last?.visits.at(-1);
  if (!last || !lastVisit) return undefined;
  const isOver = chain.every((leg) => leg.isOver);
  const isSeen = chain.some(({ hasHungUp }) => hasHungUp);
  const isRoot = chain.some(({ id }) => id === rootCallId);
  const endedAt = isOver ? latest(chain.map((leg) => leg.endedAt)) : null;
  const talks = visits.filter((visit) => isAnswered(visit) && visit.kind !== 'caller');
  const byPerson = talks.filter(
    (visit) => visit.proof === 'connected' && (isOfPeople(visit) || visit.kind === 'ring-group'),
  );

  const missed = visits.filter((visit) => visit.missed !== null);
  const final = missed.find((visit) => visit.missed?.final === true);
  if (final) return ofMiss(final, 'final', hangsUp(chain, final));
  const isSure = lastVisit.endedBy !== null || isGone || !isNamed;
  const ended = isOver && (isSeen || isGone) ? { visit: lastVisit, endedAt, isSure } : undefined;
  if (byPerson.length > 0) return ended && { ...ended, result: 'answered', basis: 'connected' };
  const queue = missed.find((visit) => visit.missed?.final === null && visit.kind === 'queue');
  const goesOn = !isOver && lastVisit.kind !== 'voicemail';
  if (queue && !goesOn) return ofMiss(queue, 'queue', hangsUp(chain, queue));
  if (talks.length > 0)
    return ended && { ...ended, result: 'answered', basis: 'connected_at', isSure: false };

  const unmarked = missed.find((visit) => visit.missed?.final === null);
  if (unmarked && !goesOn && ((isRoot && isOver) || unmarked.legId === rootCallId))
    return ofMiss(unmarked, 'missed', isOver && hangsUp(chain, unmarked));
  // After the legs of a queue have ended, others may ring; an outbound call has no further legs.
  if (!ended || !(isRoot || direction === 'out' || isGone)) return undefined;
  if (isGone) return { ...ended, result: 'unanswered', basis: 'gone' };
  return { ...ended, result: 'unanswered', basis: 'hangup', isSure: direction === 'out' && isRoot };
}

function ofMiss(visit: Visit, basis: Outcome['basis'], isSure: boolean): Decision {
  return { result: 'missed', basis, visit, endedAt: visit.missedAt, isSure };
}

/** Whether the hang-up of a leg was seen, which tells who ended it. */
function hangsUp(chain: Chain['chain'], { legId }: Visit): boolean {
  return chain.some(({ id, hasHungUp }) => id === legId && hasHungUp);
}

function latest(times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.max(...known) : null;
}
