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
 * Folds the events of the legs of calls into one timeline a call, in any order of arrival and with duplicates, and says
 * once for each call how it went: missed, or answered by whom, how long they talked and why it ended.
 *
 * Legs belong together by `root_call_id`; where a body has none, by the other bodies of its `call_id`, and else each leg
 * is a call of its own (ledger O-33). What a tracker says depends on which events have come, not on their order. It says
 * what the platform states as soon as it knows, and what it has to infer after `settle` milliseconds. See
 * `Outcome.basis` for what is documented, observed and assumed.
 *
 * It remembers in the memory of one process, so all events of a call have to reach the same one.
 *
 * @example
 * const tracker = new CallTracker({ onOutcome: ({ outcome }) => console.log(outcome.result) });
 * const handler = createWebhookHandler({ any: (event) => tracker.add(event) });
 */
export class CallTracker {
  readonly #options: CallTrackerOptions;
  readonly #settle: number;
  readonly #calls: LRUCache<CallRecord, true>;
  readonly #byCallId = new Map<number, CallRecord>();

  /** @throws RangeError where `settle`, `max` or `ttl` is out of its bounds. */
  constructor(options: CallTrackerOptions = {}) {
    const { max, now, settle, ttl } = checkOptions(options);
    this.#options = options;
    this.#settle = settle;
    this.#calls = new LRUCache({
      max,
      ttl,
      ttlResolution: 0,
      // At 0 of its clock the cache takes a time for none.
      perf: { now: () => now() + 1 },
      dispose: (_, record, reason) => {
        if (reason === 'evict' || reason === 'expire') this.#forget(record);
      },
    });
  }

  /** How many calls are remembered. */
  get size(): number {
    this.#calls.purgeStale();
    return this.#calls.size;
  }

  /**
   * Adds an event. Duplicates, known by `id`, change nothing; events that are not of a call are ignored.
   *
   * @returns The call by all events so far, or undefined for an event that is not of a call. It resolves when what the
   * event decides has been said, so that a webhook handler that awaits it answers 2xx only then.
   * @throws What `onOutcome` or `onAmend` throws.
   */
  async add(event: TelephonyEvent): Promise<TrackedCall | undefined> {
    if (!isTrackedEvent(event)) return undefined;
    const record = this.#recordOf(event);
    await this.#sayOrWait(record);
    return record.description.call;
  }

  /** The call that a leg or root belongs to, or undefined where none is remembered. */
  get(callId: number): TrackedCall | undefined {
    const record = this.#byCallId.get(callId);
    return record && this.#calls.has(record) ? record.description.call : undefined;
  }

  /**
   * Says every outcome that waits for better evidence, such as before the process ends. Errors go to `onError`.
   */
  async flush(): Promise<void> {
    await Promise.all([...this.#calls.keys()].map((record) => this.#sayLater(record)));
  }

  /** What `await using` calls at its end: `flush`. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.flush();
  }

  /** The record of the call of an event, with the event in it. */
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

  /** The record of a leg or root, unless its time is over: then it is forgotten here. */
  #liveRecord(callId: number): CallRecord | undefined {
    const record = this.#byCallId.get(callId);
    return record && this.#calls.get(record) ? record : undefined;
  }

  #join(record: CallRecord, other: CallRecord): void {
    clearTimeout(other.timer);
    this.#calls.delete(other);
    record.join(other);
  }

  async #sayOrWait(record: CallRecord): Promise<void> {
    clearTimeout(record.timer);
    const { call, isSure } = record.description;
    if (!call.outcome) return;
    if (isSure || record.said || this.#settle === 0) {
      await this.#say(record);
    } else if (this.#settle !== Infinity) {
      record.timer = setTimeout(() => void this.#sayLater(record), this.#settle);
      unref(record.timer);
    }
  }

  async #say(record: CallRecord): Promise<void> {
    const said = this.#sayAfter(record.turn, record);
    record.turn = said.catch(() => undefined);
    await said;
  }

  /** Says the outcome of a call as it is when it is its turn, or how it has changed since. */
  async #sayAfter(turn: Promise<unknown>, record: CallRecord): Promise<void> {
    await turn;
    const { outcome, ...call } = record.description.call;
    const before = record.said;
    if (!outcome || (before && isSame(before, outcome))) return;
    const decided = { ...call, outcome };
    if (before) await this.#options.onAmend?.(decided, before);
    else await this.#options.onOutcome?.(decided);
    record.said = outcome;
  }

  async #sayLater(record: CallRecord): Promise<void> {
    clearTimeout(record.timer);
    try {
      await this.#say(record);
    } catch (error) {
      const { onError = console.error } = this.#options;
      onError(error, record.description.call);
    }
  }

  #forget(record: CallRecord): void {
    for (const id of record.callIds) this.#byCallId.delete(id);
    void this.#sayLater(record);
  }
}

/** Whether two outcomes tell the same. What they rest on is no news. */
function isSame(one: Outcome, other: Outcome): boolean {
  const text = (outcome: Outcome): string => JSON.stringify({ ...outcome, basis: undefined });
  return text(one) === text(other);
}

/** Node's timers hold the program unless told otherwise; other platforms' are numbers. */
function unref(timer: ReturnType<typeof setTimeout>): void {
  if (typeof timer === 'object') timer.unref();
}
