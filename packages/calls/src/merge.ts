import { assemble, type Piece } from './assemble.ts';
import type { Call, Segment } from './call.ts';
import { foldCall } from './events/fold-call.ts';

/**
 * Joins what events and what CDRs tell of the same calls. Where every leg is over and has a record, the records decide how the call
 * went, and the events add what records do not have: who was on hold, which queue, who hung up. A call that lives, or of which a
 * record is missing, stays as its events tell it. Calls that only one side knows are there too.
 *
 * @param events Calls from `foldEvents` or from a `CallTracker`.
 * @param cdrs Calls from `foldCdrs`.
 */
export function merge(events: Iterable<Call>, cdrs: Iterable<Call>): Call[] {
  const [told, recorded] = [[...events], [...cdrs]];
  const rootOf = rootsOf([...recorded, ...told]);
  const byRoot = new Map<number, { told: Set<Call>; recorded: Set<Call> }>();
  const add = (call: Call, side: 'told' | 'recorded'): void => {
    for (const { id } of call.legs) {
      const root = rootOf.get(id)!;
      const group = byRoot.get(root) ?? { told: new Set(), recorded: new Set() };
      byRoot.set(root, group);
      group[side].add(call);
    }
  };
  for (const call of told) add(call, 'told');
  for (const call of recorded) add(call, 'recorded');
  return [...byRoot].map(([root, group]) => mergeCall(root, rootOf, [...group.told], [...group.recorded]));
}

function rootsOf(calls: readonly Call[]): Map<number, number> {
  const roots = new Map<number, number>();
  for (const { legs, rootCallId } of calls)
    for (const { id, isInferred } of legs) if (!isInferred && !roots.has(id)) roots.set(id, rootCallId);
  for (const { legs, rootCallId } of calls) {
    for (const { id, parentId } of legs) {
      if (roots.has(id)) continue;
      roots.set(
        id,
        (parentId === null ? undefined : roots.get(parentId)) ?? roots.get(rootCallId) ?? rootCallId,
      );
    }
  }
  return roots;
}

function mergeCall(
  rootCallId: number,
  rootOf: ReadonlyMap<number, number>,
  told: readonly Call[],
  recorded: readonly Call[],
): Call {
  const isOwn = (id: number): boolean => rootOf.get(id) === rootCallId;
  const isWhole = (call: Call | undefined): call is Call =>
    call?.rootCallId === rootCallId && call.legs.every(({ id }) => isOwn(id));
  const [first] = told;
  const timeline = told.flatMap((call) => call.timeline).filter(({ call_id: id }) => isOwn(id));
  const known = told.length === 1 && isWhole(first) ? first : foldCall(timeline, { rootCallId }).call;
  if (recorded.length === 0) return known;
  const legs = recorded.flatMap((call) => call.legs).filter(({ id }) => isOwn(id));
  const records = new Set(legs.map(({ id }) => id));
  const source = told.length > 0 ? 'both' : 'cdrs';
  const recordings = [
    ...new Map(
      [...known.recordings, ...recorded.flatMap((call) => call.recordings)].map((one) => [one.id, one]),
    ).values(),
  ];
  if (known.legs.some(({ id }) => !records.has(id))) return { ...known, source, recordings };
  if (told.length === 0 && recorded.length === 1 && isWhole(recorded[0])) return recorded[0];
  const segmentsOf = (calls: readonly Call[], leg: number): Segment[] =>
    calls.flatMap(({ segments }) =>
      segments.filter(({ legId }) => legId === leg).map((segment) => ({ ...segment })),
    );
  const pieces: Piece[] = legs.map(({ id, parentId, isInferred }) => {
    const segments = richest(segmentsOf([known], id), segmentsOf(recorded, id));
    // Where the parent is known, the times of both say whether it has rung this leg.
    if (parentId !== null) for (const segment of segments) segment.group = null;
    return { id, parentId, order: id, isInferred, segments };
  });
  const root = recorded.find((call) => call.rootCallId === rootCallId) ?? {
    direction: known.direction,
    caller: segmentsOf(recorded, rootCallId)[0]?.from ?? known.caller,
    called: segmentsOf(recorded, rootCallId)[0]?.party ?? known.called,
  };
  const { direction, called, caller } = root;
  const call = assemble(pieces, {
    rootCallId,
    source,
    direction,
    caller,
    called,
    timeline: known.timeline,
    recordings,
  });
  // Where both say the same, events know more.
  return agree(known, call) ? { ...known, source, recordings, legs: call.legs } : call;
}

function agree(known: Call, recorded: Call): boolean {
  const figures = ({ isPartial, legs, outcome, owedCallBack: owed, state }: Call) => [
    state,
    legs.length,
    isPartial,
    outcome?.result,
    outcome?.answeredBy?.id ?? outcome?.answeredBy?.number,
    outcome?.finishedBy?.id ?? outcome?.finishedBy?.number,
    outcome?.talkedSeconds,
    outcome?.lostAfterTransfer,
    owed?.reason,
  ];
  return known.outcome !== undefined && String(figures(known)) === String(figures(recorded));
}

function richest(told: Segment[], recorded: Segment[]): Segment[] {
  const [record] = recorded;
  if (!record) return told;
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return recorded;
  // A talk of no seconds has a `billsec` of 0, so that only the word of its record tells it, and events.
  if (last.connectedAt && record.talkSeconds === 0 && Number(last.connectedAt) === Number(record.endedAt))
    record.connectedAt ??= last.connectedAt;
  const talked = told.reduce((sum, { talkSeconds }) => sum + (talkSeconds ?? Number.NaN), 0);
  const isWhole =
    told.every(({ startedAt, endedAt }) => startedAt !== null && endedAt !== null) &&
    talked === record.talkSeconds &&
    Number(first.startedAt) === Number(record.startedAt) &&
    Number(last.endedAt) === Number(record.endedAt) &&
    told.some(({ connectedAt }) => connectedAt !== null) === (record.connectedAt !== null);
  // Not every event names a menu or a Follow Me (ledger O-32).
  const isNamed = record.kind === 'menu' || record.kind === 'ring-group';
  if (isWhole) return isNamed ? [...told.slice(0, -1), { ...last, kind: record.kind }] : told;
  const { kind, party } = last;
  const isKnown = kind === 'queue' || kind === 'ring-group' || kind === 'conference' || kind === 'menu';
  return [
    {
      ...record,
      kind: isKnown ? kind : record.kind,
      party: {
        ...record.party,
        id: isKnown ? party.id : record.party.id,
        // A click to call begins at the phone of its caller.
        name: record.party.name ?? (kind === 'caller' ? null : party.name),
      },
      rangAt: first.rangAt,
      heldSeconds: last.heldSeconds ?? record.heldSeconds,
      endedBy: last.endedBy,
      end: last.end,
    },
  ];
}
