import type { Call, Outcome, Party } from './call.ts';
import type { Chain } from './chain.ts';
import { isPlaced } from './owed.ts';
import { mayBeMenu } from './pieces/from-events.ts';
import { dateOf, isAnswered, isGroup, isOfPeople, talkSeconds, type Visit } from './pieces/visit.ts';
import { reachOf } from './reach.ts';
import { secondsBetween } from './read/event.ts';
import { isNobody } from './read/parties.ts';

// words-allow-file answer: a person answers the call

export interface Answer {
  by: Party | null;
  at: number | null;
}

export function firstAnswer({ visits }: Pick<Chain, 'visits'>): Answer | undefined {
  const answered = visits.filter(isTalk);
  if (answered.length === 0) return undefined;
  // A queue that plays music may also be told as connected: that counts only without better evidence.
  const sure = answered.filter(isSureAnswer);
  const chosen = sure.length > 0 ? sure : answered;
  let at: number | null = null;
  for (const { connectedAt } of chosen)
    if (connectedAt !== null && (at === null || connectedAt < at)) at = connectedAt;
  const isFirstPerson = (visit: Visit): boolean => visit.connectedAt === at && isPerson(visit);
  const first =
    chosen.find(isFirstPerson) ??
    answered.find(isFirstPerson) ??
    chosen.find(isPerson) ??
    answered.find(isPerson);
  // Somebody whose phone was not seen was before.
  const isFirst = first !== undefined && (first.connectedAt === at || at === null);
  return { by: isFirst ? first.party : null, at };
}

const isTalk = (visit: Visit): boolean => isAnswered(visit) && visit.kind !== 'caller';

function isPerson(visit: Visit): boolean {
  return isOfPeople(visit) && !isNobody(visit.party);
}

function isSureAnswer({ kind, proof }: Visit): boolean {
  return proof === 'record' || (proof === 'connected' && kind !== 'queue');
}

export function lastTalk({ visits }: Pick<Chain, 'visits'>): Party | null {
  const endOf = ({ endedAt, isOver }: Visit): number => (isOver ? (endedAt ?? 0) : Number.POSITIVE_INFINITY);
  let last: Visit | undefined;
  for (const visit of visits)
    if (isAnswered(visit) && isOfPeople(visit) && (!last || endOf(visit) >= endOf(last))) last = visit;
  return last === undefined || isNobody(last.party) ? null : last.party;
}

export function describeOutcome(
  { chain, visits }: Chain,
  call: Omit<Call, 'outcome'>,
  times: { startedAt: number | null; answeredAt: number | null },
  decision: Decision,
): Outcome {
  const { basis, endedAt, result, visit } = decision;
  const group = isGroup(visit) ? visit : visits.findLast(isGroup);
  const isTaken = result === 'answered';
  const answeredAt = isTaken ? times.answeredAt : null;
  const talks = isTaken ? talksOf(visits) : [];
  const talked = secondsOf(talks);
  const reach = isTaken ? NOT_ASKED : reachOf(visits, visit);
  return {
    direction: call.direction,
    caller: call.caller,
    called: call.called,
    clickToCall: call.clickToCall,
    firstQueue: call.firstQueue,
    transfers: call.transfers,
    result,
    basis,
    via: group ? (group.kind as Outcome['via']) : 'direct',
    group: group?.party ?? null,
    answeredBy: isTaken ? call.answeredBy : null,
    finishedBy: isTaken ? call.finishedBy : null,
    answeredAt: dateOf(answeredAt),
    waitedSeconds: secondsBetween(times.startedAt, isTaken ? answeredAt : endedAt),
    talkedSeconds: talked,
    heldSeconds: talked === null ? null : heldSeconds(talks),
    lostAfterTransfer: isTaken && isLost(chain),
    abandoned: isTaken && isAnswered(visit) && visit.billed !== null ? null : isAbandoned(visit),
    reached: reach.reached,
    reachedBy: reach.reachedBy,
    endedAt: dateOf(endedAt),
    endedWhy: visit.endedWhy,
    endedBy: visit.endedBy,
  };
}

const NOT_ASKED = { reached: null, reachedBy: null } as const;

function isLost(chain: Chain['chain']): boolean {
  for (let at = chain.length - 1; at >= 0; at -= 1) {
    const end = chain[at]!.visits.findLast((place) => !mayBeMenu(place));
    if (end) return !isAnswered(end);
  }
  return false;
}

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

function secondsOf(talks: readonly Visit[]): number | null {
  const timed: Span[] = [];
  let others: number | null = 0;
  for (const talk of talks) {
    const { billed, connectedAt, endedAt } = talk;
    if (billed === null || (connectedAt !== null && endedAt !== null))
      timed.push({ from: connectedAt, to: endedAt });
    else {
      const seconds = talkSeconds(talk);
      others = others === null || seconds === null ? null : others + seconds;
    }
  }
  const seconds = unionSeconds(timed);
  return seconds === null || others === null ? null : seconds + others;
}

function heldSeconds(talks: readonly Visit[]): number | null {
  if (talks.some(({ billed }) => (billed ?? 0) > 0)) return null;
  return unionSeconds(
    talks.flatMap(({ holds, connectedAt }) =>
      holds.map(({ from, to }) => ({
        from: from === null || connectedAt === null ? from : Math.max(from, connectedAt),
        to,
      })),
    ),
  );
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
  const talks = visits.filter(isTalk);
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
  // Music in the queue may be told as an answer there, but not at another place.
  const isTalkElsewhere = talks.some(
    (talk) => isOfPeople(talk) && talk.group === null && unmarked.every(({ legId }) => legId !== talk.legId),
  );
  if (where && !goesOn && !isTalkElsewhere && unmarked.some(({ kind }) => kind === 'queue'))
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

function unionSeconds(spans: readonly Span[]): number | null {
  if (spans.length === 0) return 0;
  if (spans.some(({ from, to }) => from === null || to === null)) return null;
  let milliseconds = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((one, other) => one.from! - other.from!)) {
    milliseconds += Math.max(0, to! - Math.max(from!, until));
    until = Math.max(until, to!);
  }
  return Math.round(milliseconds / 1000);
}
