import { readTime, secondsBetween } from '../read/read-time.ts';
import { isNobody } from '../read/party-of.ts';
import type { Party } from '../segment.ts';
import type { Outcome, TrackedCall } from '../tracked-call.ts';
import type { Decision } from './decide.ts';
import type { Chain } from './join-legs.ts';
import { dateOf } from './to-segment.ts';
import { type Span, unionSeconds } from './union-seconds.ts';
import { isAnswered, isGroup, isOfPeople, type Visit } from './visit.ts';

/** What a call and its outcome have in common. */
export type Common = Pick<
  TrackedCall,
  'direction' | 'caller' | 'called' | 'clickToCall' | 'firstQueue' | 'transfers' | 'answeredBy'
> & { startedAt: number | null };

// words-allow-file answer: a person answers the call

/** The first answer of a call. */
export interface Answer {
  by: Party | null;
  at: number | null;
}

/** Who answered a call first, and when. Undefined if nobody has, as far as it was seen. */
export function firstAnswer({ visits }: Pick<Chain, 'visits'>): Answer | undefined {
  const answered = visits.filter((visit) => isAnswered(visit) && visit.kind !== 'caller');
  if (answered.length === 0) return undefined;
  // A queue that plays music may also be told as connected: that counts only without better evidence.
  const sure = answered.filter(({ kind, proof }) => proof === 'connected' && kind !== 'queue');
  const chosen = sure.length > 0 ? sure : answered;
  const times = chosen.map(({ connectedAt }) => connectedAt).filter((time) => time !== null);
  const at = times.length > 0 ? Math.min(...times) : null;
  const people = [...chosen, ...answered].filter((visit) => isOfPeople(visit) && !isNobody(visit.party));
  const first = people.find(({ connectedAt }) => connectedAt === at) ?? people[0];
  // Somebody whose phone was not seen was before.
  const isFirst = first !== undefined && (first.connectedAt === at || at === null);
  return { by: isFirst ? first.party : null, at };
}

/** Describes how a call went. */
export function describeOutcome({ chain, visits }: Chain, common: Common, decision: Decision): Outcome {
  const { startedAt, answeredBy, ...shared } = common;
  const { basis, endedAt, result, visit } = decision;
  const groups = visits.filter(isGroup);
  const group = isGroup(visit) ? visit : groups.at(-1);
  const isTaken = result === 'answered';
  const answer = isTaken ? firstAnswer({ visits }) : undefined;
  const talks = isTaken ? talksOf(visits) : [];
  const end = chain.at(-1)?.visits.at(-1);
  const isLost = isTaken && end !== undefined && !isAnswered(end) && end.kind !== 'menu';
  const talked = unionSeconds(talks.map(({ connectedAt, endedAt: to }) => ({ from: connectedAt, to })));
  return {
    ...shared,
    result,
    basis,
    via: group ? (group.kind === 'queue' ? 'queue' : 'ring-group') : 'direct',
    group: group?.party ?? null,
    answeredBy: isTaken ? answeredBy : null,
    answeredAt: dateOf(answer?.at ?? null),
    waitedSeconds: secondsBetween(startedAt, isTaken ? (answer?.at ?? null) : endedAt),
    talkedSeconds: talked,
    heldSeconds: talked === null ? null : unionSeconds(talks.flatMap(holdsOf)),
    lostAfterTransfer: isLost,
    abandoned: visit.end === 'unknown' ? null : visit.end === 'abandoned',
    endedAt: dateOf(endedAt),
    endedWhy: visit.endedWhy,
    endedBy: visit.endedBy,
  };
}

/** The segments in which people talked: those of a queue or ring group only where its phone was not seen. */
function talksOf(visits: readonly Visit[]): Visit[] {
  return visits.filter((visit) => {
    if (!isAnswered(visit)) return false;
    if (isOfPeople(visit)) return true;
    return isGroup(visit) && !visits.some((phone) => phone.group === visit && isAnswered(phone));
  });
}

function holdsOf({ holds, connectedAt }: Visit): Span[] {
  return holds.map(({ from, to }) => ({
    from: from === null || connectedAt === null ? from : Math.max(from, connectedAt),
    to,
  }));
}

/** The earliest of several times as text. */
export function earliest(texts: (string | null | undefined)[]): number | null {
  const times = texts.map(readTime).filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}
