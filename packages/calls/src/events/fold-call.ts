import { calledParty, callingParty, isNobody, nobody } from '../read/parties.ts';
import { type CallEvent, namedRoot, readTime } from '../read/event.ts';
import { applyRecord, legOfRecord, type LiveCallRecord } from '../read/live-call.ts';
import type { Call, CallLeg, CallState, Party, Presence } from '../call.ts';
import { owedBy } from '../owed.ts';
import { decide, describeOutcome, earliest, firstAnswer, lastTalk } from './outcome.ts';
import { foldLeg } from './fold-leg.ts';
import { type Chain, endAll, joinLegs } from './join-legs.ts';
import { compare, orderLeg } from './order-leg.ts';
import { dateOf, isAnswered, isGroup, isOfPeople, toSegment, type Visit } from './visit.ts';

/** A call, and whether its outcome can be reported without waiting for better evidence. */
export interface FoldedCall {
  call: Call;
  isSure: boolean;
}

/** What is known of a call beside its events. */
export interface Besides {
  /** The id of the call. Default: what its events name, or that of its first leg. */
  rootCallId?: number;
  /** Legs as `GET /calls` shows them. */
  seen?: readonly LiveCallRecord[];
  /** Whether `GET /calls` does not show it any more. */
  isGone?: boolean;
}

/**
 * Describes a call from its events, whatever their order. Where times are equal, the order of arrival decides, unless it is
 * impossible. Says nothing that its events leave open.
 *
 * @param events Each once, in the order of their arrival.
 */
export function foldCall(events: readonly CallEvent[], besides: Besides = {}): FoldedCall {
  const { isGone = false, seen = [] } = besides;
  const isNamed = new Set<number>();
  let named = besides.rootCallId;
  for (const event of events) {
    const root = isNamed.has(event.call_id) ? undefined : namedRoot(event);
    if (root === undefined) continue;
    isNamed.add(event.call_id);
    named ??= root;
  }
  const rootCallId = named ?? events[0]?.call_id ?? seen[0]?.id ?? 0;
  const ordered = new Map<number, CallEvent[]>();
  for (const [id, ofLeg] of Map.groupBy(events, ({ call_id: leg }) => leg)) ordered.set(id, orderLeg(ofLeg));
  const arrivals = arrivalsOf(events);
  const callStart = earliest((ordered.get(rootCallId) ?? []).map(({ start_time: start }) => start));
  const legs = [...ordered].map(([id, ofLeg]) =>
    foldLeg(id, ofLeg, arrivals.get(id) ?? [0, 0], id === rootCallId ? null : callStart),
  );
  for (const record of seen) {
    const last = legs.find(({ id }) => id === record.id)?.visits.at(-1);
    if (last) applyRecord(last, record);
    else legs.push(legOfRecord(record));
  }
  const chain = joinLegs(legs, rootCallId, isInOrder(events));
  if (isGone) endAll(chain);
  return describe(chain, events, ordered, { rootCallId, isGone, isNamed, callStart });
}

function arrivalsOf(events: readonly CallEvent[]): Map<number, [first: number, last: number]> {
  const arrivals = new Map<number, [number, number]>();
  for (const [position, { call_id: leg }] of events.entries()) {
    const arrival = arrivals.get(leg);
    if (arrival) arrival[1] = position;
    else arrivals.set(leg, [position, position]);
  }
  return arrivals;
}

interface Context {
  rootCallId: number;
  isGone: boolean;
  isNamed: ReadonlySet<number>;
  callStart: number | null;
}

function describe(
  chain: Chain,
  events: readonly CallEvent[],
  ordered: ReadonlyMap<number, readonly CallEvent[]>,
  { callStart, isGone, isNamed, rootCallId }: Context,
): FoldedCall {
  const { visits } = chain;
  const ofRoot = ordered.get(rootCallId) ?? [];
  const timeline = merge(events, ordered);
  const fromRoot = [...ofRoot, ...timeline];
  const root = chain.chain.find(({ id }) => id === rootCallId);
  const startedAt = callStart ?? (ofRoot.length > 0 ? null : (root?.startedAt ?? null));
  const hasBeginning = root?.hasBeginning === true;
  const queues = visits.filter(({ kind }) => kind === 'queue').map(({ party }) => party);
  const common = {
    direction: fromRoot.find(({ destination }) => destination)?.destination ?? null,
    caller: firstKnown(fromRoot, callingParty) ?? firstKnown(visits, ({ from }) => from) ?? nobody,
    called: firstKnown(fromRoot, calledParty) ?? firstKnown(visits, ({ party }) => party) ?? nobody,
    clickToCall: visits.some(({ kind }) => kind === 'caller'),
    answeredBy: firstAnswer(chain)?.by ?? null,
    finishedBy: lastTalk(chain),
    firstQueue: hasBeginning ? (queues[0] ?? null) : null,
    transfers: visits.filter(({ end, group }) => end === 'transferred' && group === null).length,
  };
  const decision = decide(chain, {
    rootCallId,
    isGone,
    direction: common.direction,
    isNamed: isNamed.size > 0,
  });
  const lastTime = readTime(timeline.at(-1)?.event_time);
  const call: Call = {
    rootCallId,
    source: 'events',
    ...stateOf(chain),
    isPartial: !hasBeginning || hasGap(chain),
    ...common,
    startedAt: dateOf(startedAt),
    queues,
    segments: visits.map(toSegment),
    timeline,
    legs: [...chain.chain, ...chain.phones]
      .map((leg) => toCallLeg(leg, ordered.has(leg.id) && !isNamed.has(leg.id)))
      .toSorted((one, other) => Number(one.startedAt) - Number(other.startedAt) || one.id - other.id),
    lastAt: dateOf(lastTime),
    owedCallBack: null,
    recordings: [],
  };
  if (!decision) return { call, isSure: false };
  const outcome = describeOutcome(chain, { ...common, startedAt }, decision);
  return {
    call: { ...call, outcome, owedCallBack: owedBy({ ...call, outcome }) },
    isSure: decision.isSure,
  };
}

function toCallLeg(
  { id, startedAt, endedAt, isOver, visits }: Chain['chain'][number],
  isInferred: boolean,
): CallLeg {
  const parentId = visits[0]?.group?.legId ?? null;
  return { id, parentId, startedAt: dateOf(startedAt), endedAt: dateOf(endedAt), isOver, isInferred };
}

function isInOrder(events: readonly CallEvent[]): boolean {
  return events.every(({ event_time: time }, index) => index === 0 || time >= events[index - 1]!.event_time);
}

function hasGap({ chain, phones, visits }: Chain): boolean {
  if ([...chain, ...phones].some((leg) => !leg.hasBeginning || (leg.isOver && !leg.hasHungUp))) return true;
  return visits.some(
    (visit) =>
      visit.startedAt === null ||
      visit.end === 'unknown' ||
      (isOfPeople(visit) && isAnswered(visit) && !visit.hasConnected) ||
      visit.holds.some(({ from }) => from === null) ||
      (isGroup(visit) &&
        isAnswered(visit) &&
        !visits.some((phone) => phone.group === visit && isAnswered(phone))),
  );
}

function merge(
  events: readonly CallEvent[],
  ordered: ReadonlyMap<number, readonly CallEvent[]>,
): CallEvent[] {
  const sorted = events.toSorted((one, other) => compare(one.event_time, other.event_time));
  const nextOfLeg = new Map([...ordered].map(([id, ofLeg]) => [id, ofLeg.values()]));
  return sorted.map((event) => nextOfLeg.get(event.call_id)?.next().value ?? event);
}

function firstKnown<T>(sources: readonly T[], partyOf: (source: T) => Party): Party | undefined {
  for (const source of sources) {
    const party = partyOf(source);
    if (!isNobody(party)) return party;
  }
  return undefined;
}

function stateOf({ chain, visits }: Chain): { state: CallState; present: Presence[] } {
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
