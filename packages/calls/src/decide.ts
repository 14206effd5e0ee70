import type { Call, CallLeg, Party } from './call.ts';
import { type Chain, endAll, chainOf } from './chain.ts';
import { doubtsOf, isAnsweredByNobody } from './doubts.ts';
import { decide, describeOutcome, firstAnswer, lastTalk } from './outcome.ts';
import { owedBy } from './owed.ts';
import type { LiveCallRecord } from './pieces/from-live.ts';
import { compare } from './pieces/order-events.ts';
import { dateOf, type Piece, toSegment } from './pieces/visit.ts';
import { stateOf } from './presence.ts';
import { isCode, type LegRecord } from './read/cdr.ts';
import { type CallEvent, earliest, readTime } from './read/event.ts';
import { calledParty, callingParty, isNobody, joinParties, nobody } from './read/parties.ts';

/** A call, and whether its outcome needs no better evidence. */
export interface FoldedCall {
  call: Call;
  isSure: boolean;
  /** A record that must come yet: of a leg, or of the phone that answered for a group. */
  lacks: 'leg' | 'phone' | null;
}

export interface CallFacts {
  rootCallId?: number | undefined;
  events: readonly CallEvent[];
  cdrs: readonly LegRecord[];
  seen: readonly LiveCallRecord[];
  isGone: boolean;
  joinDoubts?: readonly string[];
}

interface Pieces {
  rootCallId: number;
  pieces: readonly Piece[];
  ordered: ReadonlyMap<number, CallEvent[]>;
  /** Whether the order of arrival is that of what happened, as far as it shows. */
  isOrdered: boolean;
}

/**
 * Decides what the pieces of a call add up to. The order of events does not matter: where times are equal, the order of arrival
 * decides, unless it is impossible. Each fact has the strongest evidence that an event or a record gives.
 */
export function decideCall(facts: CallFacts & Pieces): FoldedCall {
  const { cdrs, events, isGone, ordered, pieces, rootCallId } = facts;
  const joinDoubts = pieces.every(({ isNamed }) => isNamed) ? NO_DOUBTS : (facts.joinDoubts ?? NO_DOUBTS);
  const chain = chainOf(pieces, rootCallId, facts.isOrdered);
  if (isGone) endAll(chain);
  const { timeline, parties } = headOf(facts, chain, ordered, rootCallId);
  const { visits } = chain;
  const rootPiece = chain.chain.find(({ id }) => id === rootCallId);
  const hasBeginning = rootPiece?.hasBeginning === true;
  const hasRecords = cdrs.length > 0;
  const queues = visits.filter(({ kind }) => kind === 'queue' || kind === 'group').map(({ party }) => party);
  const startedAt =
    rootPiece?.recordId === null && ordered.has(rootCallId)
      ? earliest(ordered.get(rootCallId)!.map(({ start_time: start }) => start))
      : (rootPiece?.startedAt ?? null);
  const answer = firstAnswer(chain);
  // A leg that lives has no record: without that of its first leg, the call may go on.
  const mayGoOn = !rootPiece && hasRecords && !isGone;
  const { state, present } = mayGoOn ? UNKNOWN_STATE : stateOf(chain);
  const gaps = doubtsOf(chain, cdrs, { hasBeginning, hasRecords, isOrdered: facts.isOrdered });
  const call: Call = {
    rootCallId,
    source: !hasRecords ? 'events' : events.length + facts.seen.length > 0 ? 'both' : 'cdrs',
    state,
    isPartial: gaps.length > 0,
    isInferred: joinDoubts.length > 0,
    doubts: joinDoubts.length > 0 ? [...gaps, ...joinDoubts] : gaps,
    direction: parties.direction,
    caller: parties.caller,
    called: parties.called,
    clickToCall: visits.some(({ kind }) => kind === 'caller'),
    startedAt: dateOf(startedAt),
    answeredBy: answer?.by ?? null,
    finishedBy: lastTalk(chain),
    firstQueue: hasBeginning ? (queues[0] ?? null) : null,
    queues,
    transfers: visits.filter(({ end, group }) => end === 'transferred' && group === null).length,
    segments: visits.map(toSegment),
    present: [...present],
    timeline,
    records: cdrs.map(({ record }) => record),
    legs: legsOf(chain, ordered),
    lastAt: dateOf(lastTime(timeline, pieces, hasRecords)),
    owedCallBack: null,
    recordings: [],
  };
  const { direction, caller } = call;
  const known = {
    rootCallId,
    isGone,
    direction,
    caller,
    isNamed: pieces.some((one) => one.isNamed !== null),
    hasRecords,
  };
  const decision = mayGoOn ? undefined : decide(chain, known);
  const hasFirst = rootPiece && cdrs.find(({ legId }) => legId === rootCallId)?.isRoot !== false;
  const lacks = hasRecords ? lackOf(chain, hasFirst) : null;
  if (!decision) return { call, isSure: false, lacks };
  call.outcome = describeOutcome(chain, call, { startedAt, answeredAt: answer?.at ?? null }, decision);
  call.owedCallBack = owedBy(call);
  return { call, isSure: decision.isSure && joinDoubts.length === 0, lacks };
}

const NO_DOUBTS: readonly string[] = [];
const UNKNOWN_STATE = { state: 'unknown', present: [] } as const;

function lackOf({ chain, visits }: Chain, hasFirst = false): FoldedCall['lacks'] {
  // Words of causes are no documented list (ledger N-09): here they only make a reader wait.
  if (!hasFirst || /transfer/i.test(chain.at(-1)?.visits.at(-1)?.endedWhy ?? '')) return 'leg';
  return visits.some((visit) => isAnsweredByNobody(visit, visits)) ? 'phone' : null;
}

interface Head {
  parties: Pick<Call, 'direction' | 'caller' | 'called'>;
  timeline: CallEvent[];
}

function headOf(
  { cdrs, events }: CallFacts,
  { visits }: Chain,
  ordered: ReadonlyMap<number, readonly CallEvent[]>,
  rootCallId: number,
): Head {
  const timeline = timelineOf(events, ordered);
  const fromRoot = [...(ordered.get(rootCallId) ?? []), ...timeline];
  const record =
    cdrs.find(({ legId }) => legId === rootCallId) ??
    (events.length > 0 || cdrs.length === 0
      ? undefined
      : cdrs.reduce((one, other) => (other.id < one.id ? other : one)));
  const told = fromRoot.find(({ destination }) => destination)?.destination;
  const sent = record?.record.destination;
  const word = typeof sent === 'string' && !isCode(sent) ? sent : undefined;
  const caller =
    firstKnown(fromRoot, callingParty) ?? record?.caller ?? firstKnown(visits, ({ from }) => from);
  const called =
    firstKnown(fromRoot, calledParty) ?? record?.called ?? firstKnown(visits, ({ party }) => party);
  return {
    timeline,
    parties: {
      direction: word ?? told ?? record?.direction ?? null,
      caller: record ? joinParties(caller ?? nobody, record.caller) : (caller ?? nobody),
      called: called ?? nobody,
    },
  };
}

function legsOf({ chain, phones }: Chain, told: ReadonlyMap<number, unknown>): CallLeg[] {
  const toLeg = (leg: Piece): CallLeg => ({
    id: leg.id,
    parentId: leg.parentId ?? leg.visits[0]?.group?.legId ?? null,
    startedAt: dateOf(leg.startedAt),
    endedAt: dateOf(leg.endedAt),
    isOver: leg.isOver,
    isInferred: leg.isNamed === null && (leg.recordId !== null || told.has(leg.id)),
  });
  const legs = [...chain, ...phones];
  if (legs.length > 1)
    legs.sort((one, other) => Number(one.startedAt) - Number(other.startedAt) || one.id - other.id);
  return legs.map(toLeg);
}

function timelineOf(
  events: readonly CallEvent[],
  ordered: ReadonlyMap<number, readonly CallEvent[]>,
): CallEvent[] {
  if (events.length === 0) return [];
  const sorted = events.toSorted((one, other) => compare(one.event_time, other.event_time));
  const nextOfLeg = new Map([...ordered].map(([id, ofLeg]) => [id, ofLeg.values()]));
  return sorted.map((event) => nextOfLeg.get(event.call_id)?.next().value ?? event);
}

function lastTime(
  timeline: readonly CallEvent[],
  pieces: readonly Piece[],
  hasRecords: boolean,
): number | null {
  const told = readTime(timeline.at(-1)?.event_time);
  if (!hasRecords) return told;
  let last = told;
  for (const { endedAt } of pieces) if (endedAt !== null && endedAt > (last ?? 0)) last = endedAt;
  return last;
}

function firstKnown<T>(sources: readonly T[], partyOf: (source: T) => Party): Party | undefined {
  for (const source of sources) {
    const party = partyOf(source);
    if (!isNobody(party)) return party;
  }
  return undefined;
}
