import type { Call } from '../call.ts';
import { addEvents, type HistoricCall } from '../fold.ts';
import type { CdrWords } from '../read/cdr.ts';
import { readTime } from '../read/event.ts';
import { type RecordingRecord, withRecordings } from '../recordings.ts';
import type { Cursor } from './cursor.ts';
import { DAY_MS, dayOf, textOf } from './day.ts';
import { type CallOfDay, type Days, earliestStart, type HistorySources } from './days.ts';
import { type LiveLegs, liveLegs, startOf, startOfEvent, startOfLeg } from './days.ts';
import type { Evidence } from './evidence.ts';
import { type CallRevision, changesOf, fieldsOf } from './revisions.ts';

/** A name is no news: who answered comes a little later, or never. */
const NAME_MS = 1_800_000;

/** Days whose records are counted. Older calls stay as they were told. */
const MONTH = 31;

/** Legs in a filter, which is a part of an address. */
const MAX_LEGS = 100;

const NO_RECORD = 'No record of this call has appeared.';

/** Calls are forgotten later than their days, so that none is told twice. */
const KEPT_MS = (MONTH + 9) * DAY_MS;

interface PassOptions {
  evidence: Evidence;
  now: number;
  settleMs: number;
  words: CdrWords | undefined;
}

/** One look at the history: what is new, what has changed, and what is open. */
export class Pass {
  readonly #sources: HistorySources;
  readonly #days: Days;
  readonly #cursor: Cursor;
  readonly #now: number;
  readonly #settleMs: number;
  readonly #evidence: Evidence;
  readonly #words: CdrWords | undefined;
  #mark: number;
  readonly #today: number;
  /** The first day whose records are counted. */
  readonly #first: number;
  /** The recordings that calls were told with, or that belong to none. */
  readonly #recordings: Set<number>;
  #hasRecordings = false;

  constructor(
    sources: HistorySources,
    days: Days,
    cursor: Cursor,
    { evidence, now, settleMs, words }: PassOptions,
  ) {
    this.#sources = sources;
    this.#days = days;
    this.#cursor = cursor;
    this.#now = now;
    this.#settleMs = settleMs;
    this.#evidence = evidence;
    this.#words = words;
    this.#mark = cursor.mark ?? 0;
    this.#today = dayOf(now);
    this.#first = Math.max(dayOf(cursor.since), this.#today - MONTH);
    this.#recordings = new Set(Object.values(cursor.recordings).flat());
  }

  /** What is new. The cursor changes with each revision, so that it can be kept between any two. */
  async *revisions(): AsyncGenerator<CallRevision, void, undefined> {
    const { days } = this.#cursor;
    this.#days.renew(this.#today - 2);
    const live = await liveLegs(this.#sources, this.#now);
    const span = [textOf(this.#first), textOf(this.#today + 2)] as const;
    this.#hasRecordings = (await this.#sources.countRecordings(...span)) > 0;
    const touched = await this.#touched(live);
    for (const day of [...touched].toSorted((one, other) => one - other)) {
      this.#days.forget(Math.min(day - 1, this.#today - 2));
      yield* this.#revisionsOf(day, live);
      const records = await this.#days.read(day);
      for (const id of records.keys()) this.#mark = Math.max(this.#mark, id);
      days[day] = records.size;
    }
    yield* this.#lateRecordings(live);
  }

  /** Ends a pass: the mark moves, and what is old is forgotten. */
  end(): void {
    const cursor = this.#cursor;
    if (this.#mark > 0) cursor.mark = this.#mark;
    for (const counted of [cursor.days, cursor.recordings, cursor.roots])
      for (const day of Object.keys(counted)) if (Number(day) < this.#today - MONTH) delete counted[day];
    for (const [root, [, at]] of Object.entries(cursor.revisions))
      if (at < this.#now - KEPT_MS) delete cursor.revisions[root];
    cursor.completeUntil = Math.min(this.#now, ...Object.values(cursor.open).map(([, , , from]) => from));
  }

  /** The days on which calls may have changed: of new records, of records below the mark, of live calls and open ones. */
  async #touched(live: LiveLegs): Promise<Set<number>> {
    const { days, liveLegs: seen, mark, open, since } = this.#cursor;
    const touched = new Set<number>();
    // In the first pass, everything is counted.
    const first = mark === null ? dayOf(since) : this.#first;
    // A leg of yesterday's call can begin today.
    const touch = (day: number) => touched.add(day).add(day - 1);
    if (mark !== null)
      for await (const record of this.#sources.cdrsAfter(mark)) {
        this.#mark = Math.max(this.#mark, record.id);
        this.#days.add(record);
        touch(dayOf(readTime(record.calldate) ?? 0));
      }
    const count = this.#sources.countCdrs.bind(this.#sources);
    for (const day of await this.#differing(count, (one) => days[one] ?? 0, first)) touch(day);
    for (const [at] of Object.values(open)) touch(dayOf(at));
    for (const leg of live.values()) touch(dayOf(startOfLeg(leg)));
    for (const event of await this.#evidence.ofOpenCalls()) touch(dayOf(startOfEvent(event)));
    for (const { leg } of Object.values(seen)) touch(dayOf(startOfLeg(leg)));
    return new Set([...touched].filter((day) => day >= first));
  }

  /** The days whose number of records is not the one that was read. */
  async #differing(
    count: (from: string, until: string) => Promise<number>,
    knownOf: (day: number) => number,
    from: number,
    until: number = this.#today + 2,
  ): Promise<number[]> {
    let known = 0;
    for (let day = from; day < until; day += 1) known += knownOf(day);
    if ((await count(textOf(from), textOf(until))) === known) return [];
    if (until - from === 1) return [from];
    const middle = Math.ceil((from + until) / 2);
    const before = await this.#differing(count, knownOf, from, middle);
    return [...before, ...(await this.#differing(count, knownOf, middle, until))];
  }

  async *#revisionsOf(day: number, before: LiveLegs): AsyncGenerator<CallRevision, void, undefined> {
    const { open, since } = this.#cursor;
    const still = new Set<string>();
    for (const historic of await this.#callsOf(day, before)) {
      const { call } = historic;
      const at = startOf(call);
      if (at < since) continue;
      yield* this.#withdrawn(call);
      const isNew = !this.#cursor.revisions[call.rootCallId]?.[2];
      const isOpen =
        this.#isOpen(historic, at) || (isNew && (await this.#evidence.isEndAwaited(call, this.#now)));
      if (isOpen) still.add(String(call.rootCallId));
      else {
        const revision = await this.#revisionOf(historic, at);
        if (revision) yield revision;
      }
    }
    for (const [root, [at]] of Object.entries(open))
      if (dayOf(at) === day && !still.has(root)) delete open[root];
  }

  #callsOf(day: number, live: LiveLegs): Promise<CallOfDay[]> {
    return this.#days.callsOf(day, () => this.#live(live), this.#cursor.roots);
  }

  /** Legs that live now, those that lived when the pass began, and those that have lived and have no record yet. */
  async #live(before: LiveLegs): Promise<LiveLegs> {
    const { liveLegs: seen } = this.#cursor;
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

  #isOpen({ call, isAwaited, isLive, lacks }: CallOfDay, at: number): boolean {
    const { open, revisions } = this.#cursor;
    const { legs, rootCallId } = call;
    if (!isLive && revisions[rootCallId]?.[2] && !this.#hasChanged(call)) return false;
    const was = open[rootCallId];
    // A clock that was set back delays nothing.
    const quietSince = Math.min(was?.[2] === legs.length ? was[1] : this.#now, this.#now);
    open[rootCallId] = [at, quietSince, legs.length, earliestStart(call)];
    const wait = isAwaited || lacks === 'leg' ? this.#settleMs : lacks === 'phone' ? NAME_MS : 0;
    // After an outage, what is new to the reader is old.
    const lastEnd = Math.max(...legs.map(({ endedAt, startedAt }) => Number(endedAt ?? startedAt)));
    return isLive || Math.min(quietSince + wait, lastEnd + 2 * this.#settleMs) > this.#now;
  }

  *#withdrawn({ legs, rootCallId }: Call): Generator<CallRevision, void, undefined> {
    const { revisions } = this.#cursor;
    for (const { id } of legs) {
      const known = revisions[id];
      if (id === rootCallId || !known || known[2] === null) continue;
      const revision = known[0] + 1;
      revisions[id] = [revision, known[1], null, 0];
      yield { rootCallId: id, revision, changed: ['withdrawn'], call: null, partOf: rootCallId };
    }
  }

  /** Calls whose recordings have appeared after they were told. A recording may appear below others, and names neither call nor time. */
  async *#lateRecordings(live: LiveLegs): AsyncGenerator<CallRevision, void, undefined> {
    const { recordings, revisions } = this.#cursor;
    const count = this.#sources.countRecordings.bind(this.#sources);
    for (const day of await this.#differing(count, (one) => recordings[one]?.length ?? 0, this.#first)) {
      const ids = await this.#sources.recordingsBetween(textOf(day), textOf(day + 1));
      const late = new Set(ids.filter((id) => !this.#recordings.has(id)));
      this.#hasRecordings = true;
      let isWhole = true;
      for (const near of late.size > 0 ? [day - 1, day] : []) {
        this.#days.forget(Math.min(near - 1, this.#today - 2));
        const calls = (await this.#callsOf(near, live)).filter(
          ({ call: { outcome, rootCallId } }) => outcome?.result === 'answered' && revisions[rootCallId]?.[2],
        );
        const legs = calls.flatMap(({ call }) => call.legs.map(({ id }) => id));
        const owners = new Set(await this.#legsWith(late, legs));
        for (const historic of calls) {
          const { call } = historic;
          if (!call.legs.some(({ id }) => owners.has(id))) continue;
          const hasChanged = this.#hasChanged(call);
          isWhole &&= !hasChanged;
          const revision = hasChanged ? undefined : await this.#revisionOf(historic, startOf(call), true);
          if (revision) yield revision;
        }
      }
      // A call that is open again takes its recordings later.
      if (isWhole) recordings[day] = ids;
    }
  }

  async #legsWith(recordings: ReadonlySet<number>, legs: readonly number[]): Promise<readonly number[]> {
    if (legs.length === 0) return [];
    if (legs.length <= MAX_LEGS) {
      const found = await this.#sources.recordingsOfAny(legs);
      if (!found.some((id) => recordings.has(id))) return [];
      if (legs.length === 1) return legs;
    }
    const middle = Math.ceil(legs.length / 2);
    const before = await this.#legsWith(recordings, legs.slice(0, middle));
    return [...before, ...(await this.#legsWith(recordings, legs.slice(middle)))];
  }

  /** The next revision, if there is one. */
  async #revisionOf(
    historic: HistoricCall,
    at: number,
    isRecorded = false,
  ): Promise<CallRevision | undefined> {
    const { revisions } = this.#cursor;
    const { records, rootCallId } = historic.call;
    const before = revisions[rootCallId];
    const isNew = !before || before[2] === null;
    const { length } = records;
    // A new leg may have been recorded.
    if (!isNew && !isRecorded && length === before[3] && !this.#hasChanged(historic.call)) return undefined;
    const call = await this.#withRecordings(await this.#withEvents(historic));
    if (!call.outcome) return undefined;
    const [fields, recorded] = [fieldsOf(call), fieldsOf({ ...historic.call, recordings: call.recordings })];
    const news = isNew ? (before ? ['withdrawn'] : []) : changesOf(before[2]!, fields);
    const hasNews = isNew || news.length > 0;
    const revision = (before?.[0] ?? 0) + Number(hasNews);
    const last = hasNews ? fields : before[2]!;
    revisions[rootCallId] =
      recorded === last ? [revision, at, last, length] : [revision, at, last, length, recorded];
    if (!hasNews) return undefined;
    return { rootCallId, revision, changed: news, call, partOf: null };
  }

  /** Whether the records of a call tell it otherwise than before, recordings aside. */
  #hasChanged(call: Call): boolean {
    const [, , fields = null, , recorded = fields] = this.#cursor.revisions[call.rootCallId] ?? [];
    return recorded !== null && changesOf(recorded, fieldsOf(call)).some((name) => name !== 'recordings');
  }

  async #withEvents(historic: HistoricCall): Promise<Call> {
    const { legs, outcome, records } = historic.call;
    const events = await this.#evidence.ofLegs(legs.map(({ id }) => id));
    if (events.length === 0 && outcome) return historic.call;
    const call = addEvents(historic, events, this.#words);
    return records.length > 0 ? call : { ...call, isPartial: true, doubts: [...call.doubts, NO_RECORD] };
  }

  async #withRecordings(call: Call): Promise<Call> {
    if (call.outcome?.result !== 'answered' || !this.#hasRecordings) return call;
    const found: RecordingRecord[] = [];
    for (const { id } of call.legs) found.push(...(await this.#sources.recordingsOf(id)));
    for (const { id } of found) this.#recordings.add(Number(id));
    return withRecordings([call], found)[0]!;
  }
}
