import type { Call } from '../call.ts';
import { foldCall, type HistoricCall } from '../fold.ts';
import { readTime } from '../read/event.ts';
import { type RecordingRecord, withRecordings } from '../recordings.ts';
import type { Cursor } from './cursor.ts';
import { DAY_MS, dayOf, type Days, earliestStart, type HistorySources, liveLegs } from './days.ts';
import { type LiveLegs, startOf, startOfLeg, textOf } from './days.ts';
import { type CallRevision, changesOf, fieldsOf } from './revisions.ts';

/** A name is no news: who answered comes a little later, or never. */
const NAME_MS = 1_800_000;

/** Days whose records are counted. Older calls stay as they were told. */
const MONTH = 31;

/** Calls are forgotten later than their days, so that none is told twice. */
const KEPT_MS = (MONTH + 9) * DAY_MS;

/** One look at the history: what is new, what has changed, and what is open. */
export class Pass {
  readonly #sources: HistorySources;
  readonly #days: Days;
  readonly #cursor: Cursor;
  readonly #now: number;
  readonly #settleMs: number;
  #mark: number;
  #heard: number;
  /** When recordings began that were not read before. */
  readonly #recorded: number[] = [];

  constructor(
    sources: HistorySources,
    days: Days,
    cursor: Cursor,
    { now, settleMs }: { now: number; settleMs: number },
  ) {
    this.#sources = sources;
    this.#days = days;
    this.#cursor = cursor;
    this.#now = now;
    this.#settleMs = settleMs;
    this.#mark = cursor.mark ?? 0;
    this.#heard = cursor.heard;
  }

  /** What is new. The cursor changes with each revision, so that it can be kept between any two. */
  async *revisions(): AsyncGenerator<CallRevision, void, undefined> {
    const { days } = this.#cursor;
    const today = dayOf(this.#now);
    this.#days.renew(today - 2);
    const live = await liveLegs(this.#sources, this.#now);
    const touched = await this.#touched(today, live);
    for (const day of [...touched].toSorted((one, other) => one - other)) {
      this.#days.forget(Math.min(day - 1, today - 2));
      yield* this.#revisionsOf(day, live);
      const records = await this.#days.read(day);
      for (const id of records.keys()) this.#mark = Math.max(this.#mark, id);
      days[day] = records.size;
    }
  }

  /** Ends a pass: the mark moves, and what is old is forgotten. */
  end(): void {
    const cursor = this.#cursor;
    if (this.#mark > 0) cursor.mark = this.#mark;
    cursor.heard = this.#heard;
    for (const day of Object.keys(cursor.days))
      if (Number(day) < dayOf(this.#now) - MONTH) delete cursor.days[day];
    for (const [root, [, at]] of Object.entries(cursor.told))
      if (at < this.#now - KEPT_MS) delete cursor.told[root];
    cursor.completeUntil = Math.min(this.#now, ...Object.values(cursor.open).map(([, , , from]) => from));
  }

  /** The days on which calls may have changed: of new records, of records below the mark, of live calls and open ones. */
  async #touched(today: number, live: LiveLegs): Promise<Set<number>> {
    const { mark, open, seen, since } = this.#cursor;
    const touched = new Set<number>();
    // A month is counted, and in the first pass everything.
    const first = Math.max(dayOf(since), mark === null ? 0 : today - MONTH);
    // A leg of yesterday's call can begin today.
    const touch = (day: number) => touched.add(day).add(day - 1);
    if (mark !== null)
      for await (const record of this.#sources.cdrsAfter(mark)) {
        this.#mark = Math.max(this.#mark, record.id);
        this.#days.add(record);
        touch(dayOf(readTime(record.calldate) ?? 0));
      }
    for (const day of await this.#differing(first, today + 2)) touch(day);
    for (const [at] of Object.values(open)) touch(dayOf(at));
    for (const leg of live.values()) touch(dayOf(startOfLeg(leg)));
    for (const { leg } of Object.values(seen)) touch(dayOf(startOfLeg(leg)));
    for await (const recording of this.#sources.recordingsAfter(this.#cursor.heard, textOf(dayOf(since)))) {
      this.#heard = Math.max(this.#heard, Number(recording.id));
      const at = readTime(recording.timestamp);
      if (at === null) continue;
      this.#recorded.push(at);
      touch(dayOf(at));
    }
    return new Set([...touched].filter((day) => day >= first));
  }

  /** The days whose number of records is not the one that was read. */
  async #differing(from: number, until: number): Promise<number[]> {
    let known = 0;
    for (let day = from; day < until; day += 1) known += this.#cursor.days[day] ?? 0;
    if ((await this.#sources.countCdrs(textOf(from), textOf(until))) === known) return [];
    if (until - from === 1) return [from];
    const middle = Math.ceil((from + until) / 2);
    return [...(await this.#differing(from, middle)), ...(await this.#differing(middle, until))];
  }

  async *#revisionsOf(day: number, before: LiveLegs): AsyncGenerator<CallRevision, void, undefined> {
    const { open, since } = this.#cursor;
    const still = new Set<string>();
    for (const historic of await this.#days.callsOf(day, () => this.#live(before))) {
      const { call } = historic;
      const at = startOf(call);
      if (at < since) continue;
      yield* this.#withdrawn(call);
      const isOpen = this.#isOpen(historic, at);
      if (isOpen) still.add(String(call.rootCallId));
      else {
        const revision = await this.#revisionOf(call, at);
        if (revision) yield revision;
      }
    }
    for (const [root, [at]] of Object.entries(open))
      if (dayOf(at) === day && !still.has(root)) delete open[root];
  }

  /** Legs that live now, those that lived when the pass began, and those that have lived and have no record yet. */
  async #live(before: LiveLegs): Promise<LiveLegs> {
    const { seen } = this.#cursor;
    const live = new Map([...before, ...(await liveLegs(this.#sources, this.#now))]);
    for (const [id, leg] of live) seen[id] = { leg, last: this.#now };
    for (const [id, { last, leg }] of Object.entries(seen)) {
      if (live.has(leg.id)) continue;
      seen[id] = { leg, last: Math.min(last, this.#now) };
      if (this.#now - last > this.#settleMs || this.#days.has(leg)) delete seen[id];
      else live.set(leg.id, leg);
    }
    return live;
  }

  #isOpen({ call, isLive, lacks }: HistoricCall, at: number): boolean {
    const { open, told } = this.#cursor;
    const { legs, rootCallId } = call;
    const known = told[rootCallId];
    if (!isLive && known?.[2] && changesOf(known[2], fieldsOf(call)).every((name) => name === 'recordings'))
      return false;
    const was = open[rootCallId];
    // A clock that was set back delays nothing.
    const quietSince = Math.min(was?.[2] === legs.length ? was[1] : this.#now, this.#now);
    open[rootCallId] = [at, quietSince, legs.length, earliestStart(call)];
    const wait = lacks === 'leg' ? this.#settleMs : lacks === 'phone' ? NAME_MS : 0;
    return isLive || quietSince + wait > this.#now;
  }

  *#withdrawn({ legs, rootCallId }: Call): Generator<CallRevision, void, undefined> {
    const { told } = this.#cursor;
    for (const { id } of legs) {
      const known = told[id];
      if (id === rootCallId || !known || known[2] === null) continue;
      const revision = known[0] + 1;
      told[id] = [revision, known[1], null];
      yield { rootCallId: id, revision, changed: ['withdrawn'], call: null, partOf: rootCallId };
    }
  }

  /** The next revision, if there is one. */
  async #revisionOf(historic: Call, at: number): Promise<CallRevision | undefined> {
    const { told } = this.#cursor;
    const { rootCallId } = historic;
    const before = told[rootCallId];
    const isNew = !before || before[2] === null;
    const changed = isNew
      ? []
      : changesOf(before[2]!, fieldsOf(historic)).filter((name) => name !== 'recordings');
    if (!isNew && changed.length === 0 && !this.#isRecorded(historic)) return undefined;
    const call = await this.#withRecordings(historic.outcome ? historic : closed(historic));
    if (!call.outcome) return undefined;
    const fields = fieldsOf(call);
    const news = isNew ? (before ? ['withdrawn'] : []) : changesOf(before[2]!, fields);
    if (!isNew && news.length === 0) return undefined;
    const revision = (before?.[0] ?? 0) + 1;
    told[rootCallId] = [revision, at, fields];
    return { rootCallId, revision, changed: news, call, partOf: null };
  }

  /** Whether a recording that was not read before began during a talk of the call. */
  #isRecorded({ segments }: Call): boolean {
    return segments.some(({ connectedAt, endedAt }) =>
      this.#recorded.some(
        (at) =>
          connectedAt && at >= connectedAt.getTime() - 2000 && at <= Number(endedAt ?? connectedAt) + 2000,
      ),
    );
  }

  async #withRecordings(call: Call): Promise<Call> {
    if (call.outcome?.result !== 'answered' || this.#heard === 0) return call;
    const found: RecordingRecord[] = [];
    for (const { id } of call.legs) found.push(...(await this.#sources.recordingsOf(id)));
    return withRecordings([call], found)[0]!;
  }
}

/** What became of a call whose first record never came. */
function closed({ doubts, records, rootCallId }: Call): Call {
  return foldCall([], { cdrs: records, rootCallId, isGone: true, doubts }).call;
}
