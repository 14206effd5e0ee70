import type { Call } from './call.ts';
import { type CallFacts, decideCall, type FoldedCall } from './decide.ts';
import { Joiner, type Place } from './join.ts';
import { type Positions, type Span, spanOfCdr, spanOfEvents, spanOfLive } from './span.ts';
import type { LiveCallRecord } from './pieces/from-live.ts';
import { isInOrder } from './pieces/order-events.ts';
import { piecesOf } from './pieces/pieces.ts';
import { type CdrWords, type LegRecord, readLegs } from './read/cdr.ts';
import { type CallEvent, type CdrRecord, type EventBody, readEvent } from './read/event.ts';

/** Facts about a call besides its events. */
export interface Besides {
  /** The id of the call. Default: the id that its events name, or its first leg. */
  rootCallId?: number;
  cdrs?: readonly CdrRecord[];
  seen?: readonly LiveCallRecord[];
  isGone?: boolean;
  /** Reasons to doubt that its legs are one call, from `joinLegs`. */
  doubts?: readonly string[];
}

/**
 * Describes one call from everything that is known of it.
 *
 * @param events Each once, in the order of their arrival.
 */
export function foldCall(events: readonly CallEvent[], besides: Besides = {}): FoldedCall {
  const { cdrs = [], doubts = [], isGone = false, rootCallId, seen = [] } = besides;
  const records = readLegs(cdrs);
  const isLinked = [...records.values()].every(
    ({ legId, parentId }) => parentId !== null || legId === rootCallId,
  );
  const spans = isLinked ? new Map<number, Span>() : spansOf(events, records);
  if (rootCallId !== undefined) for (const span of spans.values()) span.rootId = rootCallId;
  const places = placesOf(spans);
  const own = [...records.values()].map((read) => {
    const place = places.get(read.legId!);
    return place ? linked(read, place) : read;
  });
  return describe({ events, cdrs: own, seen, isGone, rootCallId, joinDoubts: doubts });
}

/**
 * Joins the events of legs to calls, in the order of each call's first event. Legs belong together by `root_call_id` (ledger O-33),
 * else by caller and time.
 *
 * @param bodies Webhook bodies in the order of their arrival; duplicates, by `id`, count once, and other events not at all.
 * @example
 * for (const call of foldEvents(bodies)) console.log(call.caller.number, call.outcome?.result);
 */
export function foldEvents(bodies: Iterable<EventBody>): Call[] {
  const events = new Map<unknown, CallEvent>();
  for (const body of bodies) {
    const event = readEvent(body);
    const id: unknown = event?.id ?? event;
    if (event && !events.has(id)) events.set(id, event);
  }
  return fold([...events.values()], new Map()).map(({ call }) => call);
}

/**
 * Joins what events and CDRs say about the same calls. Each fact has the strongest evidence of either side, and facts that one side
 * alone knows stay. Calls that one side alone knows are in the list, too.
 *
 * @param events Calls from `foldEvents` or from a `CallTracker`.
 * @param cdrs Calls from `foldCdrs`.
 */
export function merge(events: Iterable<Call>, cdrs: Iterable<Call>): Call[] {
  const all = [...events, ...cdrs];
  const timeline = new Map(all.flatMap((call) => call.timeline).map((event) => [event.id ?? event, event]));
  const records = all.flatMap((call) => call.records);
  const recordings = new Map<number, Map<number, Call['recordings'][number]>>();
  for (const call of all)
    for (const one of call.recordings)
      for (const leg of call.legs)
        (recordings.get(leg.id) ?? recordings.set(leg.id, new Map()).get(leg.id)!).set(one.id, one);
  return fold([...timeline.values()], readLegs(records)).map(({ call }) => {
    const own = new Map(call.legs.flatMap(({ id }) => [...(recordings.get(id) ?? [])]));
    return own.size === 0 ? call : { ...call, recordings: [...own.values()] };
  });
}

function describe(facts: CallFacts): FoldedCall {
  return decideCall({ ...facts, ...piecesOf(facts) });
}

export interface HistoricCall extends FoldedCall {
  isLive: boolean;
  joinDoubts: readonly string[];
}

export interface History {
  cdrs: Iterable<CdrRecord>;
  live: readonly LiveCallRecord[];
  /** Events of legs that have no record. */
  events: readonly CallEvent[];
  /** The calls of legs whose records name none. */
  roots: ReadonlyMap<number, number>;
  words: CdrWords | undefined;
}

export function foldHistory({ cdrs, live, events, roots, words }: History): HistoricCall[] {
  const records = readLegs(cdrs, words);
  for (const [leg, root] of roots) {
    const read = records.get(leg);
    if (read) read.rootId ??= root;
  }
  return fold(events, records, live);
}

/** Adds what events alone know of a call, whose legs stay joined as they are. What is not over by then is gone. */
export function addEvents(
  { call, joinDoubts }: HistoricCall,
  events: readonly CallEvent[],
  words: CdrWords | undefined,
): Call {
  const { legs, records, rootCallId } = call;
  const parents = new Map(legs.map(({ id, parentId }) => [id, parentId]));
  const cdrs = [...readLegs(records, words).values()];
  for (const read of cdrs) read.parentId ??= parents.get(read.legId!) ?? null;
  const facts = { events, cdrs, seen: [], rootCallId, joinDoubts };
  const known = describe({ ...facts, isGone: false }).call;
  return known.outcome ? known : describe({ ...facts, isGone: true }).call;
}

function fold(
  events: readonly CallEvent[],
  records: ReadonlyMap<number, LegRecord>,
  live: readonly LiveCallRecord[] = [],
): HistoricCall[] {
  const places = placesOf(spansOf(events, records, live));
  const roots = new Map<number, { events: CallEvent[]; cdrs: LegRecord[]; seen: LiveCallRecord[] }>();
  const ofCall = (leg: number) => {
    const { rootId } = places.get(leg)!;
    const known = roots.get(rootId);
    if (known) return known;
    const call = { events: [], cdrs: [], seen: [] };
    roots.set(rootId, call);
    return call;
  };
  for (const event of events) ofCall(event.call_id).events.push(event);
  for (const [leg, read] of records) ofCall(leg).cdrs.push(linked(read, places.get(leg)!));
  for (const leg of live) ofCall(leg.id).seen.push({ ...leg, parent_id: places.get(leg.id)!.parentId });
  const doubts = doubtsByRoot(places.values());
  return Array.from(roots, ([rootCallId, known]) => {
    const joinDoubts = doubts.get(rootCallId) ?? [];
    const folded = describe({ ...known, rootCallId, isGone: false, joinDoubts });
    return { ...folded, isLive: known.seen.length > 0, joinDoubts };
  });
}

function spansOf(
  events: readonly CallEvent[],
  records: ReadonlyMap<number, LegRecord>,
  live: readonly LiveCallRecord[] = [],
): Map<number, Span> {
  const positions = positionsOf(events);
  const spans = new Map<number, Span>();
  for (const [id, told] of Map.groupBy(events, ({ call_id: leg }) => leg)) {
    const span = spanOfEvents(id, told, positions.get(id));
    const record = records.get(id);
    spans.set(id, record ? joinSpans(span, spanOfCdr(record)) : span);
  }
  for (const [id, read] of records) if (!spans.has(id)) spans.set(id, spanOfCdr(read));
  for (const leg of live) {
    const known = spans.get(leg.id);
    if (known) known.parentId ??= leg.parent_id || null;
    else spans.set(leg.id, spanOfLive(leg));
  }
  return spans;
}

export interface JoinedLeg {
  rootCallId: number;
  doubts: string[];
}

/**
 * Finds the call of each leg among the events of many calls: by `root_call_id` (ledger O-33), else by caller and time.
 *
 * @param events In the order of their arrival.
 */
export function joinLegs(events: readonly CallEvent[]): Map<number, JoinedLeg> {
  const places = placesOf(spansOf(events, new Map()));
  const doubts = doubtsByRoot(places.values());
  return new Map(
    [...places].map(([id, { rootId }]) => [id, { rootCallId: rootId, doubts: doubts.get(rootId) ?? [] }]),
  );
}

export function doubtsByRoot(places: Iterable<Place>): Map<number, string[]> {
  const doubts = new Map<number, string[]>();
  for (const { doubt, rivalIds, rootId } of places) {
    if (doubt === null) continue;
    for (const root of [rootId, ...rivalIds]) doubts.set(root, [...(doubts.get(root) ?? []), doubt]);
  }
  return doubts;
}

export function linked(read: LegRecord, { isRung, parentId }: Place): LegRecord {
  if (read.parentId !== null) return read;
  read.parentId = parentId;
  read.isRung = parentId === null ? null : isRung;
  return read;
}

function positionsOf(events: readonly CallEvent[]): Map<number, Positions> {
  const positions = new Map<number, Positions>();
  if (!isInOrder(events)) return positions;
  for (const [position, { call_id: leg, event_name: name }] of events.entries()) {
    const known = positions.get(leg) ?? { first: position, taken: null, last: position };
    positions.set(leg, known);
    known.last = position;
    if (name === 'call.connected' || name === 'call.missed') known.taken ??= position;
  }
  return positions;
}

function joinSpans(told: Span, record: Span): Span {
  return {
    ...record,
    rootId: told.rootId ?? record.rootId,
    isRoot: record.isRoot ?? told.isRoot,
    answered: record.answered ?? told.answered,
    from: record.from ?? told.from,
    to: record.to ?? told.to,
    beginsCall: record.beginsCall || told.beginsCall,
    deadEnd: record.deadEnd ?? told.deadEnd,
    first: told.first,
    taken: told.taken,
    last: told.last,
  };
}

export function placesOf(spans: ReadonlyMap<number, Span>): ReadonlyMap<number, Place> {
  const joiner = new Joiner();
  for (const { rootId } of spans.values()) {
    const root = rootId === null ? undefined : spans.get(rootId);
    if (root) root.rootId ??= rootId;
  }
  const sorted = [...spans.values()].toSorted(byBegin);
  for (let begin = 0; begin < sorted.length;) {
    const { from } = sorted[begin]!;
    let end = begin + 1;
    while (end < sorted.length && sorted[end]!.from === from) end += 1;
    const second = sorted.slice(begin, end);
    for (const span of second) joiner.add(span, second);
    begin = end;
  }
  return joiner.places;
}

function byBegin(one: Span, other: Span): number {
  return (
    Number(one.from) - Number(other.from) || Number(one.first) - Number(other.first) || one.id - other.id
  );
}
