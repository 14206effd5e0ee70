import type { Party } from './call.ts';
import type { Chain } from './chain.ts';
import { mayBeMenu } from './pieces/from-events.ts';
import { kindOf } from './pieces/from-cdr.ts';
import { isAnswered, isGroup, isOfPeople, type Piece, type Visit } from './pieces/visit.ts';
import type { LegRecord } from './read/cdr.ts';

export function doubtsOf(
  { chain, phones, visits }: Chain,
  cdrs: readonly LegRecord[],
  { hasBeginning, hasRecords, isOrdered }: { hasBeginning: boolean; hasRecords: boolean; isOrdered: boolean },
): string[] {
  const doubts: string[] = [];
  if (!hasBeginning)
    doubts.push(
      hasRecords ? 'The record of the first leg is missing.' : 'The beginning of the call was not seen.',
    );
  const legs = chain.concat(phones);
  for (const leg of legs) {
    if (leg.recordId !== null) continue;
    for (const visit of leg.visits)
      if (hasGap(visit)) doubts.push(`Not everything at ${nameOf(visit.party)} was seen.`);
    if (!leg.hasBeginning) doubts.push(`The beginning of leg ${leg.id} was not seen.`);
    if (leg.isOver && !leg.hasHungUp) doubts.push(`The end of leg ${leg.id} was not seen.`);
  }
  for (const cdr of cdrs)
    if (
      cdr.mayBeTalk &&
      isOfPeople({ kind: kindOf(cdr) }) &&
      !visits.some((one) => one.legId === cdr.legId && isAnswered(one))
    )
      doubts.push(`Leg ${cdr.legId} may have been a talk of no seconds: its disposition is a number.`);
  for (const visit of visits) {
    if (isAnsweredByNobody(visit, visits))
      doubts.push(`Somebody answered at ${nameOf(visit.party)}, and nothing says who.`);
  }
  if (!isOrdered) {
    const tie = tieOf(legs);
    if (tie)
      doubts.push(
        `Leg ${tie.id} began and ended in the second in which another leg ended, and the events came in no order.`,
      );
  }
  const end = chain.at(-1)?.visits.at(-1);
  if (end?.isGuess && end.isOver && end.kind === 'phone' && mayBeMenu(end) && visits.some(isAnswered))
    doubts.push(`Nothing says whether ${nameOf(end.party)} is a menu, or rang phones in vain.`);
  const [before, last] = [chain.at(-2)?.visits.at(-1), chain.at(-1)];
  const menu = last?.visits.at(-1);
  // A leg that rang a phone in vain keeps its record when it is sent to a menu.
  const isMenuAlone = menu?.kind === 'menu' && last!.arrival[0] === Number.POSITIVE_INFINITY;
  const isGivenUp = (): boolean =>
    /cancel/i.test(menu?.endedWhy ?? '') &&
    /transfer/i.test(before?.endedWhy ?? '') &&
    visits.some(isAnswered);
  if (isMenuAlone && isGivenUp())
    doubts.push(`Leg ${last!.id} ended in a menu, and nothing says whether a phone rang before.`);
  return doubts.length > 1 ? [...new Set(doubts)].toSorted() : doubts;
}

/** A leg of which times do not say whether it was before the end of another one or after it, and it would be told otherwise. */
function tieOf(legs: readonly Piece[]): Piece | undefined {
  const end = Math.max(...legs.map(({ endedAt }) => endedAt ?? Infinity));
  return legs.find((leg) => {
    if (leg.recordId !== null || leg.startedAt === null || leg.startedAt !== leg.endedAt) return false;
    const others = legs.filter((other) => other.endedAt === leg.startedAt);
    const talks = others.filter(({ visits }) => visits.some((visit) => isAnswered(visit)));
    const isLast = leg.endedAt === end && talks.length > 0 && talks.length < others.length;
    return (
      isLast ||
      talks.filter(({ visits }) => visits.some((visit) => isAnswered(visit) && isOfPeople(visit))).length > 1
    );
  });
}

export function isAnsweredByNobody(visit: Visit, visits: readonly Visit[]): boolean {
  return isGroup(visit) && isAnswered(visit) && !visits.some((one) => one.group === visit && isAnswered(one));
}

function hasGap(visit: Visit): boolean {
  return (
    visit.startedAt === null ||
    visit.end === 'unknown' ||
    (isOfPeople(visit) && isAnswered(visit) && !visit.hasConnected) ||
    visit.holds.some(({ from }) => from === null)
  );
}

function nameOf({ id, name, number }: Party): string {
  return String(name ?? number ?? id ?? 'a place without a name');
}
