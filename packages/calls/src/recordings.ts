import type { Call, Recording, Segment } from './call.ts';
import { readTime } from './read/event.ts';

/**
 * A recording as `GET /monitors` returns it, or the body of a `monitor.audio_ready`, which names the leg. Add `live_id` where your
 * filter says it.
 */
export interface RecordingRecord {
  id?: number | string | null;
  monitor_id?: number | string | null;
  live_id?: number | null;
  call_id?: number | string | null;
  timestamp?: string | null;
  created_at?: string | null;
  duration?: number | null;
  caller?: string | null;
  called?: string | null;
}

const MAX_DIFFERENCE_MS = 2_000;

/**
 * Adds recordings to their calls. A record without a leg belongs to the call whose caller has its number and talked when it began. A
 * record with neither is left out: request it by `live_id`, with the ids of the call's legs.
 *
 * @param records Recordings of one or many calls, in any order.
 */
export function withRecordings(calls: Iterable<Call>, records: Iterable<RecordingRecord>): Call[] {
  const all = [...calls];
  const byLeg = new Map<number, Call>();
  const byCaller = new Map<string, { call: Call; segment: Segment }[]>();
  for (const call of all) {
    for (const { id } of call.legs) byLeg.set(id, call);
    for (const segment of call.segments.filter(({ connectedAt }) => connectedAt !== null)) {
      const key = digits(segment.from.number);
      byCaller.set(key, [...(byCaller.get(key) ?? []), { call, segment }]);
    }
  }
  const found = new Map<Call, Map<number, Recording>>();
  // A leg's id counts more than a time.
  for (const record of [...records].toSorted(
    (one, other) => Number(legOf(other) > 0) - Number(legOf(one) > 0),
  )) {
    const id = Number(record.id && !record.monitor_id ? record.id : record.monitor_id);
    const startedAt = readTime(record.timestamp);
    const leg = legOf(record);
    const owner = leg > 0 ? { call: byLeg.get(leg), legId: leg } : whoTalked(record, startedAt, byCaller);
    if (!owner?.call || !Number.isSafeInteger(id)) continue;
    const own = found.get(owner.call) ?? new Map<number, Recording>();
    found.set(owner.call, own);
    own.set(id, {
      id,
      legId: own.get(id)?.legId ?? owner.legId,
      startedAt: startedAt === null ? (own.get(id)?.startedAt ?? null) : new Date(startedAt),
      seconds: record.duration ?? own.get(id)?.seconds ?? null,
    });
  }
  return all.map((call) => {
    const own = new Map(call.recordings.map((recording) => [recording.id, recording]));
    for (const [id, recording] of found.get(call) ?? []) own.set(id, recording);
    const recordings = [...own.values()].toSorted(
      (one, other) => Number(one.startedAt) - Number(other.startedAt) || one.id - other.id,
    );
    return { ...call, recordings };
  });
}

/** Returns one call's recordings among the recordings of many. */
export function recordingsOf(call: Call, records: Iterable<RecordingRecord>): Recording[] {
  return withRecordings([call], records)[0]!.recordings;
}

function legOf({ call_id: call, live_id: live }: RecordingRecord): number {
  return Number(live ?? call ?? 0) || 0;
}

function whoTalked(
  { caller, called }: RecordingRecord,
  at: number | null,
  byCaller: ReadonlyMap<string, { call: Call; segment: Segment }[]>,
): { call: Call; legId: number } | undefined {
  if (at === null || !caller) return undefined;
  const able = (byCaller.get(digits(caller)) ?? []).filter(
    ({ segment: { connectedAt, endedAt } }) =>
      at >= Number(connectedAt) - MAX_DIFFERENCE_MS &&
      (endedAt === null || at <= endedAt.getTime() + MAX_DIFFERENCE_MS),
  );
  const distance = ({ segment: { connectedAt, party } }: (typeof able)[number]): number =>
    Math.abs(at - Number(connectedAt)) + (digits(party.number) === digits(called) ? 0 : 1);
  const best = able.toSorted((one, other) => distance(one) - distance(other))[0];
  return best && { call: best.call, legId: best.segment.legId };
}

const digits = (number: string | null | undefined): string => (number ?? '').replaceAll(/\D/g, '');
