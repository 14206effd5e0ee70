import type { Call } from '../call.ts';
import { foldHistory, type HistoricCall } from '../fold.ts';
import { LONGEST_CALL_MS } from '../join.ts';
import type { LiveCallRecord } from '../pieces/from-live.ts';
import { type CdrWords, legOf } from '../read/cdr.ts';
import { type CallEvent, type CdrRecord, readTime } from '../read/event.ts';
import type { RecordingRecord } from '../recordings.ts';
import { dayOf, textOf } from './day.ts';
import type { Evidence, NamedRoots } from './evidence.ts';

/**
 * The requests that a reader makes. `callHistory(pbx)` of `@telephony/client` makes them from a client. Times are UTC, as filters write
 * them: `2026-11-20 00:00:00`.
 */
export interface HistorySources {
  /** CDRs with a higher id, by ascending id. */
  cdrsAfter(id: number): AsyncIterable<CdrRecord>;
  /** CDRs with `from <= calldate < until`, in any order. */
  cdrsBetween(from: string, until: string): AsyncIterable<CdrRecord>;
  /** The number of CDRs with `from <= calldate < until`. */
  countCdrs(from: string, until: string): Promise<number>;
  /** All records of `GET /calls`. */
  liveCalls(): AsyncIterable<LiveCallRecord>;
  /** The number of recordings with `from <= timestamp < until`. */
  countRecordings(from: string, until: string): Promise<number>;
  /** The ids of recordings with `from <= timestamp < until`. */
  recordingsBetween(from: string, until: string): Promise<readonly number[]>;
  /** The ids of the recordings of any of these legs. */
  recordingsOfAny(legs: readonly number[]): Promise<readonly number[]>;
  /** The recordings of one leg. */
  recordingsOf(leg: number): Promise<readonly RecordingRecord[]>;
  /** The platform's time, in milliseconds since 1970. */
  time?(): Promise<number>;
}

export const timeOf = (sources: HistorySources): number | Promise<number> => sources.time?.() ?? Date.now();

/** Legs that live, or have lived and have no record yet, by their ids. All have a start. */
export type LiveLegs = ReadonlyMap<number, LiveCallRecord>;

/** Milliseconds since 1970. */
export const startOfEvent = ({ event_time: at, start_time: start }: CallEvent): number =>
  readTime(start) ?? readTime(at) ?? 0;

export const startOfLeg = ({ start_time: start }: LiveCallRecord): number => Number(start) * 1000;

export function startOf({ legs }: Pick<Call, 'legs'>): number {
  return Math.min(...legs.flatMap(({ startedAt }) => startedAt?.getTime() ?? []));
}

/** The earliest time at which a call may have begun: without its first leg, nobody knows. */
export function earliestStart(call: Call): number {
  return startOf(call) - (hasFirstLeg(call) ? 0 : LONGEST_CALL_MS);
}

function hasFirstLeg({ legs, records, rootCallId }: Call): boolean {
  const record = records.find((one) => legOf(one) === rootCallId);
  return legs.some(({ id }) => id === rootCallId) && record?.is_root !== false;
}

/** Reads all legs that live. One without a start begins now. */
export async function liveLegs(sources: HistorySources, now: number): Promise<Map<number, LiveCallRecord>> {
  const legs = new Map<number, LiveCallRecord>();
  for await (const record of sources.liveCalls())
    legs.set(record.id, { ...record, start_time: record.start_time || Math.floor(now / 1000) });
  return legs;
}

/** A call of a day, and whether events tell of a leg that led it on and has no record yet. */
export interface CallOfDay extends HistoricCall {
  isAwaited: boolean;
}

/** The records of days, each read once as long as their number is that of the platform. */
export class Days {
  readonly #sources: HistorySources;
  readonly #evidence: Evidence;
  readonly #words: CdrWords | undefined;
  readonly #records = new Map<number, Map<number, CdrRecord>>();
  readonly #current = new Set<number>();

  constructor(sources: HistorySources, evidence: Evidence, words: CdrWords | undefined) {
    this.#sources = sources;
    this.#evidence = evidence;
    this.#words = words;
  }

  /** Adds a new record, so that its day need not be read again. */
  add(record: CdrRecord): void {
    this.#records.get(dayOf(readTime(record.calldate) ?? 0))?.set(record.id, record);
  }

  async read(day: number): Promise<ReadonlyMap<number, CdrRecord>> {
    let records = this.#records.get(day);
    if (records && this.#current.has(day)) return records;
    const span = [textOf(day), textOf(day + 1)] as const;
    if (records?.size !== (records && (await this.#sources.countCdrs(...span)))) records = undefined;
    if (!records) {
      records = new Map();
      for await (const record of this.#sources.cdrsBetween(...span)) records.set(record.id, record);
      this.#records.set(day, records);
    }
    this.#current.add(day);
    return records;
  }

  /** Asks the platform again, and forgets the days before. */
  renew(before: number): void {
    this.#current.clear();
    this.forget(before);
  }

  forget(before: number): void {
    for (const day of this.#records.keys()) if (day < before) this.#records.delete(day);
  }

  /**
   * Tells the calls that began on a day. The days around it are read too, because a call can last longer, and because no id may name the
   * call of a leg.
   *
   * @param live Called when the records were read.
   */
  async callsOf(day: number, live: () => Promise<LiveLegs>, roots: NamedRoots = {}): Promise<CallOfDay[]> {
    const around = [await this.read(day - 1), await this.read(day), await this.read(day + 1)];
    const cdrs = around.flatMap((records) => [...records.values()]);
    const legs = [...(await live()).values()].filter((leg) => dayOf(startOfLeg(leg)) >= day - 1);
    const recorded = new Set(cdrs.map(legOf));
    const events = (await this.#evidence.ofOpenCalls()).filter(
      (event) => !recorded.has(event.call_id) && Math.abs(dayOf(startOfEvent(event)) - day) <= 1,
    );
    const named = await this.#evidence.rootsOf(cdrs, roots);
    const calls = foldHistory({ cdrs, live: legs, events, roots: named, words: this.#words });
    // A live leg after one whose record is missing may be of any call of its caller.
    const lost = calls.filter(({ call, isLive }) => isLive && !hasFirstLeg(call));
    const callers = new Set(lost.map(({ call: { caller } }) => caller.id ?? caller.number));
    return calls
      .filter(({ call }) => dayOf(startOf(call)) === day)
      .map((one) => ({
        ...one,
        isLive: one.isLive || callers.has(one.call.caller.id ?? one.call.caller.number),
        isAwaited: one.call.segments.some(({ group, legId }) => group === null && !recorded.has(legId)),
      }));
  }

  /** Whether the record of a leg is among those that were read. */
  has(leg: LiveCallRecord): boolean {
    const day = dayOf(startOfLeg(leg));
    return [day - 1, day, day + 1].some((near) =>
      this.#records
        .get(near)
        ?.values()
        .some((record) => legOf(record) === leg.id),
    );
  }
}
