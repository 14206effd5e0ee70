import type { CallFacts } from '../decide.ts';
import { type CallEvent, earliest, namedRoot } from '../read/event.ts';
import { addRecord, pieceOfCdr } from './from-cdr.ts';
import { pieceOfEvents } from './from-events.ts';
import { applyLive, pieceOfLive } from './from-live.ts';
import { compare, isInOrder, orderLeg } from './order-events.ts';
import type { Piece } from './visit.ts';

export function piecesOf(facts: CallFacts): {
  rootCallId: number;
  pieces: Piece[];
  ordered: Map<number, CallEvent[]>;
  isOrdered: boolean;
} {
  const { cdrs, events, seen } = facts;
  const ordered = new Map<number, CallEvent[]>();
  for (const [id, ofLeg] of Map.groupBy(events, ({ call_id: leg }) => leg)) ordered.set(id, orderLeg(ofLeg));
  const rootCallId = rootOf(facts);
  const arrivals = new Map<number, [first: number, last: number]>();
  const isOrdered = isInOrder(events, rootCallId);
  const arrived = isOrdered
    ? events
    : events.toSorted(
        (one, other) => compare(one.event_time, other.event_time) || one.call_id - other.call_id,
      );
  for (const [position, { call_id: leg }] of arrived.entries()) {
    const arrival = arrivals.get(leg);
    if (arrival) arrival[1] = position;
    else arrivals.set(leg, [position, position]);
  }
  const records = new Map(cdrs.map((cdr) => [cdr.legId, cdr]));
  const callStart =
    earliest((ordered.get(rootCallId) ?? []).map(({ start_time: start }) => start)) ??
    records.get(rootCallId)?.startedAt ??
    null;
  const pieces = new Map<number, Piece>();
  for (const [id, ofLeg] of ordered) {
    const piece = pieceOfEvents(id, ofLeg, arrivals.get(id)!, id === rootCallId ? null : callStart);
    const record = records.get(id);
    pieces.set(id, record ? addRecord(piece, record) : piece);
  }
  for (const [id, record] of records) if (!pieces.has(id!)) pieces.set(id!, pieceOfCdr(record));
  for (const record of seen) {
    const last = pieces.get(record.id)?.visits.at(-1);
    if (last) applyLive(last, record);
    else pieces.set(record.id, pieceOfLive(record));
  }
  return { rootCallId, pieces: [...pieces.values()], ordered, isOrdered };
}

function rootOf({ cdrs, events, rootCallId, seen }: CallFacts): number {
  const named = rootCallId ?? events.map(namedRoot).find((root) => root !== undefined);
  return named ?? events[0]?.call_id ?? cdrs[0]?.rootId ?? cdrs[0]?.legId ?? seen[0]?.id ?? 0;
}
