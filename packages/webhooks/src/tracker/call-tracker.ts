/// <reference lib="esnext.disposable" preserve="true" />
import { LRUCache } from 'lru-cache';
import type { TelephonyEvent } from '../event/event.ts';
import { isTrackedEvent, type TrackedEvent } from './call-event.ts';
import { CallRecord } from './call-record.ts';
import type { CallTrackerOptions } from './call-tracker-options.ts';
import { checkOptions } from './check-options.ts';
import { namedRoot } from './root-of.ts';
import type { Outcome, TrackedCall } from './tracked-call.ts';

/**
 * Combines the events of all legs into one timeline per call, in any order of arrival and with duplicates, and reports once
 * per call how it went: missed, or answered and by whom, how long the parties talked and why the call ended.
 *
 * Legs belong together by `root_call_id`; without it, by the other bodies with the same `call_id`; else each leg is a call
 * of its own (ledger O-33). The outcome depends on which events have arrived, not on their order. It is reported straight
 * away if the platform says it, and after `settle` milliseconds if it is inferred. See `Outcome.basis` for what is
 * documented, observed and assumed.
 *
 * Calls are kept in the memory of one process, so all events of a call must reach the same process.
 *
 * @example
 * const tracker = new CallTracker({ onOutcome: ({ outcome }) => console.log(outcome.result) });
 * const handler = createWebhookHandler({ any: (event) => tracker.add(event) }, { secret });
 */
export class CallTracker {
  readonly #options: CallTrackerOptions;
  readonly #settle: number;
  readonly #calls: LRUCache<CallRecord, true>;
  readonly #byCallId = new Map<number, CallRecord>();

  /** @throws RangeError if `settle`, `max` or `ttl` is out of range. */
  constructor(options: CallTrackerOptions = {}) {
    const { max, now, settle, ttl } = checkOptions(options);
    this.#options = options;
    this.#settle = settle;
    this.#calls = new LRUCache({
      max,
      ttl,
      ttlResolution: 0,
      // The cache treats the time 0 as missing.
      perf: { now: () => now() + 1 },
      dispose: (_, record, reason) => {
        if (reason === 'evict' || reason === 'expire') this.#forget(record);
      },
    });
  }

  /** Number of calls that are remembered. */
  get size(): number {
    this.#calls.purgeStale();
    return this.#calls.size;
  }

  /**
   * Adds an event. Duplicates, recognized by `id`, change nothing; events that do not belong to a call are ignored.
   *
   * @returns The call according to all events so far, or undefined if the event does not belong to a call. Resolves after
   * the callbacks, so that a webhook handler that awaits it returns 2xx only when they have succeeded.
   * @throws Whatever `onOutcome` or `onAmend` throws.
   */
  async add(event: TelephonyEvent): Promise<TrackedCall | undefined> {
    if (!isTrackedEvent(event)) return undefined;
    const record = this.#recordOf(event);
    await this.#reportOrWait(record);
    return record.description.call;
  }

  /** The call that a leg or root belongs to, or undefined if it is not remembered. */
  get(callId: number): TrackedCall | undefined {
    const record = this.#byCallId.get(callId);
    return record && this.#calls.has(record) ? record.description.call : undefined;
  }

  /**
   * Reports every outcome that is waiting for better evidence. Call it before the process ends. Errors go to `onError`.
   */
  async flush(): Promise<void> {
    await Promise.all([...this.#calls.keys()].map((record) => this.#reportLater(record)));
  }

  /** Calls `flush()` at the end of the scope: `await using tracker = new CallTracker(...)`. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.flush();
  }

  /** Adds an event to the record of its call, which is created if necessary. */
  #recordOf(event: TrackedEvent): CallRecord {
    const root = namedRoot(event);
    const ofRoot = root === undefined ? undefined : this.#liveRecord(root);
    const ofLeg = this.#liveRecord(event.call_id);
    const record = ofRoot ?? ofLeg ?? new CallRecord(event);
    record.add(event);
    if (ofLeg && ofLeg !== record) this.#join(record, ofLeg);
    for (const id of record.callIds) this.#byCallId.set(id, record);
    this.#calls.set(record, true);
    return record;
  }

  /** The record of a leg or root, unless it has expired: then it is forgotten here. */
  #liveRecord(callId: number): CallRecord | undefined {
    const record = this.#byCallId.get(callId);
    return record && this.#calls.get(record) ? record : undefined;
  }

  #join(record: CallRecord, other: CallRecord): void {
    clearTimeout(other.timer);
    this.#calls.delete(other);
    record.join(other);
  }

  async #reportOrWait(record: CallRecord): Promise<void> {
    clearTimeout(record.timer);
    const { call, isSure } = record.description;
    if (!call.outcome) return;
    if (isSure || record.reported || this.#settle === 0) {
      await this.#report(record);
    } else if (this.#settle !== Infinity) {
      record.timer = setTimeout(() => void this.#reportLater(record), this.#settle);
      unref(record.timer);
    }
  }

  async #report(record: CallRecord): Promise<void> {
    const report = this.#reportAfter(record.turn, record);
    record.turn = report.catch(() => undefined);
    await report;
  }

  /** When it is its turn, reports the outcome of a call, or how it has changed since the last report. */
  async #reportAfter(turn: Promise<unknown>, record: CallRecord): Promise<void> {
    await turn;
    const { outcome, ...call } = record.description.call;
    const before = record.reported;
    if (!outcome || (before && isSame(before, outcome))) return;
    const decided = { ...call, outcome };
    if (before) await this.#options.onAmend?.(decided, before);
    else await this.#options.onOutcome?.(decided);
    record.reported = outcome;
  }

  async #reportLater(record: CallRecord): Promise<void> {
    clearTimeout(record.timer);
    try {
      await this.#report(record);
    } catch (error) {
      const { onError = console.error } = this.#options;
      onError(error, record.description.call);
    }
  }

  #forget(record: CallRecord): void {
    for (const id of record.callIds) this.#byCallId.delete(id);
    void this.#reportLater(record);
  }
}

/** Whether two outcomes are the same. A change of `basis` alone is not reported. */
function isSame(one: Outcome, other: Outcome): boolean {
  const text = (outcome: Outcome): string => JSON.stringify({ ...outcome, basis: undefined });
  return text(one) === text(other);
}

/** Node's timers keep the process alive by default; on other platforms timers are numbers. */
function unref(timer: ReturnType<typeof setTimeout>): void {
  if (typeof timer === 'object') timer.unref();
}
