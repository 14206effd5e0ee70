import type { Call, Outcome, Party } from './call.ts';
import type { Chain } from './chain.ts';
import { isPlaced } from './owed.ts';
import { mayBeMenu } from './pieces/from-events.ts';
import { dateOf, isAnswered, isGroup, isOfPeople, talkSeconds, type Visit } from './pieces/visit.ts';
import { reachOf } from './reach.ts';
import { secondsBetween } from './read/event.ts';
import { isNobody } from './read/parties.ts';

type Common = Pick<
  Call,
  'direction' | 'caller' | 'called' | 'clickToCall' | 'firstQueue' | 'transfers' | 'answeredBy' | 'finishedBy'
> & { startedAt: number | null };

// words-allow-file answer: a person answers the call

export interface Answer {
  by: Party | null;
  at: number | null;
}

export function firstAnswer({ visits }: Pick<Chain, 'visits'>): Answer | undefined {
  const answered = visits.filter((visit) => isAnswered(visit) && visit.kind !== 'caller');
  if (answered.length === 0) return undefined;
  // A queue that plays music may also be told as connected: that counts only without better evidence.
  const sure = answered.filter(
    ({ kind, proof }) => proof === 'record' || (proof === 'connected' && kind !== 'queue'),
  );
  const chosen = sure.length > 0 ? sure : answered;
  const times = chosen.map(({ connectedAt }) => connectedAt).filter((time) => time !== null);
  const at = times.length > 0 ? Math.min(...times) : null;
  const people = [...chosen, ...answered].filter((visit) => isOfPeople(visit) && !isNobody(visit.party));
  const first = people.find(({ connectedAt }) => connectedAt === at) ?? people[0];
  // Somebody whose phone was not seen was before.
  const isFirst = first !== undefined && (first.connectedAt === at || at === null);
  return { by: isFirst ? first.party : null, at };
}

export function lastTalk({ visits }: Pick<Chain, 'visits'>): Party | null {
  const endOf = ({ endedAt, isOver }: Visit): number => (isOver ? (endedAt ?? 0) : Number.POSITIVE_INFINITY);
  let last: Visit | undefined;
  for (const visit of visits)
    if (isAnswered(visit) && isOfPeople(visit) && (!last || endOf(visit) >= endOf(last))) last = visit;
  return last === undefined || isNobody(last.party) ? null : last.party;
}

export function describeOutcome({ chain, visits }: Chain, common: Common, decision: Decision): Outcome {
  const { startedAt, answeredBy, finishedBy, ...shared } = common;
  const { basis, endedAt, result, visit } = decision;
  const groups = visits.filter(isGroup);
  const group = isGroup(visit) ? visit : groups.at(-1);
  const isTaken = result === 'answered';
  const answer = isTaken ? firstAnswer({ visits }) : undefined;
  const talks = isTaken ? talksOf(visits) : [];
  const end = chain.flatMap((leg) => leg.visits).findLast((place) => !mayBeMenu(place));
  const isLost = isTaken && end !== undefined && !isAnswered(end);
  const talked = secondsOf(talks);
  return {
    ...shared,
    result,
    basis,
    via: group ? (group.kind as Outcome['via']) : 'direct',
    group: group?.party ?? null,
    answeredBy: isTaken ? answeredBy : null,
    finishedBy: isTaken ? finishedBy : null,
    answeredAt: dateOf(answer?.at ?? null),
    waitedSeconds: secondsBetween(startedAt, isTaken ? (answer?.at ?? null) : endedAt),
    talkedSeconds: talked,
    heldSeconds:
      talked === null || talks.some(({ billed }) => (billed ?? 0) > 0)
        ? null
        : unionSeconds(talks.flatMap(holdsOf)),
    lostAfterTransfer: isLost,
    abandoned: isTaken && isAnswered(visit) && visit.billed !== null ? null : isAbandoned(visit),
    ...(isTaken ? { reached: null, reachedBy: null } : reachOf(visits, visit)),
    endedAt: dateOf(endedAt),
    endedWhy: visit.endedWhy,
    endedBy: visit.endedBy,
  };
}

/** Whether it was the caller who hung up. Null if unknown, as where no event says who did (ledger O-34). */
function isAbandoned({ end, endedBy }: Visit): boolean | null {
  const isUntold = end === 'unknown' || (end === 'missed' && endedBy === null);
  return isUntold ? null : end === 'abandoned';
}

function talksOf(visits: readonly Visit[]): Visit[] {
  return visits.filter((visit) => {
    if (!isAnswered(visit)) return false;
    if (isOfPeople(visit)) return true;
    return isGroup(visit) && !visits.some((phone) => phone.group === visit && isAnswered(phone));
  });
}

/** Seconds of talk; a record can say how many without saying when. */
function secondsOf(talks: readonly Visit[]): number | null {
  const timed = talks.filter(
    ({ billed, connectedAt, endedAt }) => billed === null || (connectedAt !== null && endedAt !== null),
  );
  const seconds = unionSeconds(timed.map(({ connectedAt, endedAt }) => ({ from: connectedAt, to: endedAt })));
  const others = talks.filter((talk) => !timed.includes(talk)).map((talk) => talkSeconds(talk));
  return others.reduce((sum, one) => (sum === null || one === null ? null : sum + one), seconds);
}

function holdsOf({ holds, connectedAt }: Visit): Span[] {
  return holds.map(({ from, to }) => ({
    from: from === null || connectedAt === null ? from : Math.max(from, connectedAt),
    to,
  }));
}

interface Decision {
  result: Outcome['result'];
  basis: Outcome['basis'];
  visit: Visit;
  endedAt: number | null;
  isSure: boolean;
}

interface Known {
  rootCallId: number;
  direction: string | null;
  caller: Party;
  isNamed: boolean;
  isGone: boolean;
  hasRecords: boolean;
}

export function decide({ chain, visits }: Chain, known: Known): Decision | undefined {
  const { caller, direction, hasRecords, isGone, isNamed, rootCallId } = known;
  const last = chain.findLast(({ visits: [first] }) => first !== undefined);
  const lastVisit = last?.visits.at(-1);
  if (!last || !lastVisit) return undefined;
  const isOver = chain.every((leg) => leg.isOver);
  const isSeen = chain.some(({ hasHungUp }) => hasHungUp);
  const isRoot = chain.some(({ id }) => id === rootCallId);
  const endedAt = isOver ? latest(chain.map((leg) => leg.endedAt)) : null;
  const talks = visits.filter((visit) => isAnswered(visit) && visit.kind !== 'caller');
  const isSure = lastVisit.endedBy !== null || isGone || hasRecords;
  const ended = isOver && (isSeen || isGone) ? { visit: lastVisit, endedAt, isSure } : undefined;
  const inVain = isPlaced(direction) || (direction === null && caller.id !== null) ? 'unanswered' : 'missed';
  const missedAt = (visit: Visit, basis: Outcome['basis'], isCertain: boolean): Decision => ({
    result: inVain,
    basis,
    visit,
    endedAt: visit.missedAt ?? visit.endedAt,
    // Without ids, the next place of the call is another leg that may come.
    isSure: isCertain && (isNamed || hasRecords || basis === 'final'),
  });

  const recorded = talks.filter(({ proof }) => proof === 'record');
  const byPerson = talks.filter(
    (visit) => visit.proof === 'connected' && (isOfPeople(visit) || visit.kind === 'ring-group'),
  );
  const missed = visits.filter((visit) => visit.missed !== null);
  const final = missed.find((visit) => visit.missed?.final === true);
  if (final && recorded.length === 0) return missedAt(final, 'final', hangsUp(chain, final));
  if (byPerson.length > 0) return ended && { ...ended, result: 'answered', basis: 'connected' };
  if (recorded.length > 0) return ended && { ...ended, result: 'answered', basis: 'records' };
  const unmarked = missed.filter((visit) => visit.missed?.final === null);
  const goesOn = !isOver && lastVisit.kind !== 'voicemail';
  // A call that overflows is missed where it was last.
  const where = missed.findLast(({ group }) => group === null) ?? missed[0];
  if (where && !goesOn && unmarked.some(({ kind }) => kind === 'queue'))
    return missedAt(where, 'queue', hangsUp(chain, where));
  if (talks.length > 0)
    return ended && { ...ended, result: 'answered', basis: 'connected_at', isSure: false };

  const [first] = unmarked;
  if (where && first && !goesOn && ((isRoot && isOver) || first.legId === rootCallId))
    return missedAt(where, 'missed', isOver && hangsUp(chain, where));
  // After the legs of a queue have ended, others may ring; an outbound call has no further legs.
  if (!ended || !(isRoot || direction === 'out' || isGone)) return undefined;
  if (hasRecords) return { ...ended, ...untilVoicemail(last), result: inVain, basis: 'records' };
  if (isGone) return { ...ended, result: inVain, basis: 'gone' };
  return { ...ended, result: inVain, basis: 'hangup', isSure: direction === 'out' && isRoot && isNamed };
}

function untilVoicemail({ visits }: Chain['chain'][number]): Pick<Decision, 'endedAt'> | undefined {
  const place = visits.at(-1)?.kind === 'voicemail' ? visits.at(-2) : visits.at(-1);
  return place && { endedAt: place.endedAt };
}

function hangsUp(chain: Chain['chain'], { legId }: Visit): boolean {
  return chain.some(({ id, hasHungUp }) => id === legId && hasHungUp);
}

function latest(times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

interface Span {
  from: number | null;
  to: number | null;
}

/** Seconds that spans cover together; what overlaps counts once. Null if an end of one is unknown. */
function unionSeconds(spans: readonly Span[]): number | null {
  const known: { from: number; to: number }[] = [];
  for (const { from, to } of spans) {
    if (from === null || to === null) return null;
    known.push({ from, to });
  }
  let milliseconds = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of known.toSorted((one, other) => one.from - other.from)) {
    milliseconds += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.round(milliseconds / 1000);
}
