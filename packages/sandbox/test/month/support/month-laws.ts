import { type Call, talkOf } from '@telephony/calls';
import type { Platform } from '../../../src/platform/platform.ts';
import type { MonthTruth, TrueCall } from './month-truth.ts';
import type { Witness } from './play-month.ts';

/** What a reader tells of a call. `call` is null for one that was none. */
export interface Revision {
  rootCallId: number;
  revision: number;
  call: Call | null;
}

type Figures = Record<string, unknown>;

/** Holds what a reader tells against the truth, and lists what breaks a law. */
export class MonthLaws implements Witness {
  readonly violations: string[] = [];
  /** Calls whose last revision says that it may be wrong. */
  doubtful = 0;
  calls = 0;
  readonly #truth: MonthTruth;
  readonly #platform: Platform;
  readonly #since: number;
  readonly #hasIds: boolean;
  readonly #bodies = new Map<string, string>();
  readonly #last = new Map<number, Revision>();
  #toldInPass = 0;

  /** @param hasIds Whether each record names its call. */
  constructor(hasIds: boolean, truth: MonthTruth, platform: Platform, since: number) {
    this.#hasIds = hasIds;
    this.#truth = truth;
    this.#platform = platform;
    this.#since = since;
  }

  told(news: object, now: number): void {
    const told = news as Revision;
    const { rootCallId: id, revision, call } = told;
    const key = `${id} revision ${revision}`;
    const [body, before] = [JSON.stringify(told), this.#last.get(id)];
    const known = this.#bodies.get(key);
    this.#toldInPass += 1;
    if (known !== undefined) {
      if (known !== body) this.#break(now, `${key}: told again with another body`);
      return;
    }
    this.#bodies.set(key, body);
    this.#last.set(id, told);
    if (revision !== (before?.revision ?? 0) + 1) this.#break(now, `${key}: after ${before?.revision ?? 0}`);
    if (call && this.#isLive(id)) this.#break(now, `${key}: told while it lives`);
    if (before?.call && call && !hasNews(figuresOf(before.call), figuresOf(call)))
      this.#break(now, `${key}: no news, ${JSON.stringify(figuresOf(call))}`);
    if (!call && !before?.call) this.#break(now, `${key}: withdrawn, and was not told`);
  }

  passed(completeUntil: number | undefined, now: number, seen: ReadonlySet<number>): void {
    this.#toldInPass = 0;
    if (completeUntil === undefined) return;
    if (completeUntil > now) this.#break(now, `complete until ${completeUntil}, which is to come`);
    for (const { id, startedAt, endedAt, legs } of this.#truth.calls()) {
      if (startedAt >= completeUntil || startedAt < this.#since) continue;
      if (endedAt === undefined) this.#break(now, `${id}: lives, and its time is called complete`);
      else if (!this.#last.has(id) && [...(this.#hasIds ? legs : [id])].some((leg) => seen.has(leg)))
        this.#break(now, `${id}: has a record and was not told, and its time is called complete`);
    }
  }

  /** Compares the last revision of each call with the truth. */
  finish(): this {
    if (this.#toldInPass > 0) this.violations.push('the last pass still told something');
    const recordings = this.#recordings();
    const calls = this.#truth.calls();
    for (const truth of calls) {
      this.calls += 1;
      const call = this.#last.get(truth.id)?.call;
      if (call && isDoubtful(call)) this.doubtful += 1;
      if (!this.#last.has(truth.id)) this.violations.push(`${truth.id}: never told`);
      else if (!call) this.violations.push(`${truth.id}: withdrawn`);
      else if (this.#hasIds || !isDoubtful(call))
        for (const difference of differences(truth, recordings.get(truth.id) ?? [], call))
          this.violations.push(`${truth.id}: ${difference}`);
    }
    const roots = new Set(calls.map(({ id }) => id));
    for (const [id, { call }] of this.#last)
      if (!roots.has(id) && call && !call.isInferred)
        this.violations.push(`${id}: no call, and not withdrawn`);
    return this;
  }

  #isLive(id: number): boolean {
    return this.#truth
      .calls()
      .some((call) => call.endedAt === undefined && (call.id === id || call.legs.has(id)));
  }

  #recordings(): Map<number, number[]> {
    const owners = new Map(
      this.#truth.calls().flatMap(({ id, legs }) => [...legs].map((leg) => [leg, id] as const)),
    );
    const found = new Map<number, number[]>();
    for (const { id, live_id: leg } of this.#platform.store.tables.monitors.list()) {
      const call = owners.get(Number(leg));
      if (call !== undefined) found.set(call, [...(found.get(call) ?? []), id]);
    }
    return found;
  }

  #break(now: number, law: string): void {
    this.violations.push(`${new Date(now).toISOString().slice(5, 19)} ${law}`);
  }
}

const isDoubtful = ({ isInferred, isPartial }: Call): boolean => isInferred || isPartial;

const keyOf = (party: Call['answeredBy'] | undefined) => (party ? (party.id ?? party.number) : null);

function figuresOf(call: Call): Figures {
  const { caller, called, outcome, owedCallBack: owed, recordings, transfers } = call;
  return {
    result: outcome?.result,
    caller: keyOf(caller),
    called: keyOf(called),
    answeredBy: keyOf(outcome?.answeredBy),
    finishedBy: keyOf(outcome?.finishedBy),
    talked: outcome?.talkedSeconds,
    transfers,
    users: usersOf(call).join(),
    owed: owed ? `${owed.reason} ${owed.party.number}` : 'nobody',
    recordings: recordings.map(({ id }) => id).join(),
  };
}

function usersOf(call: Call): string[] {
  return talkOf(call)
    .flatMap(({ party: { id }, seconds }) => (Number(id) > 400_000 && seconds ? [`${id} ${seconds}`] : []))
    .toSorted();
}

/** What was unknown before is no news. */
function hasNews(before: Figures, after: Figures): boolean {
  return Object.keys(before).some((name) => (before[name] ?? null) !== null && before[name] !== after[name]);
}

function differences(truth: TrueCall, recordings: readonly number[], call: Call): string[] {
  const told = figuresOf(call);
  const expected: Figures = {
    result: truth.result,
    caller: truth.caller,
    ...(truth.result === 'answered' && {
      answeredBy: truth.answeredBy.find((one) => one === told['answeredBy']) ?? truth.answeredBy[0],
      finishedBy: truth.finishedBy,
      talked: truth.talked,
      users: truth.users.join(),
    }),
    owed: truth.owed ?? 'nobody',
    recordings: recordings.toSorted((one, other) => one - other).join(),
  };
  told['recordings'] = call.recordings
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join();
  // Who talked may stay unknown, if the call says so.
  const isUnknown = (name: string): boolean =>
    call.isPartial &&
    (name === 'users' ? usersOf(call).every((user) => truth.users.includes(user)) : told[name] === null);
  return Object.entries(expected).flatMap(([name, value]) =>
    told[name] === value || isUnknown(name) ? [] : [`${name} ${String(told[name])}, was ${String(value)}`],
  );
}
