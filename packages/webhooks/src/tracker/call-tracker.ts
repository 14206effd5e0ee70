/// <reference lib="esnext.disposable" preserve="true" />
import { type Call, type CallEvent, namedRoot, readEvent } from '@telephony/calls';
import { isKnownEvent, type TelephonyEvent } from '../event.ts';
import { type CallTrackerOptions, type CheckedOptions, checkOptions, ofCall } from './options.ts';
import { CallKeeper, type Changed, foldKept } from './keep/call-keeper.ts';
import { type KeptCall, withEvent } from './keep/call-store.ts';
import { HistoryPasses, type Reconciliation, type TrackerStatus } from './history.ts';
import { isUnnamed, joinUnnamed, RecentCalls } from './join-unnamed.ts';
import { type LiveCallSource, reconcile, type Reconciled, type Steps } from './reconcile.ts';
import { NEVER, Reporter } from './reporter.ts';
import { Rounds, Sweeper, Timers } from './sweeper.ts';

/**
 * Combines the events of all legs into calls, in any order of arrival and with duplicates. Legs belong together by `root_call_id`, else by
 * caller and time, as in `foldEvents` (ledger O-33). All state is in the store: processes can share it, and a restart loses nothing.
 *
 * @example
 * const tracker = new CallTracker({ onOutcome: ({ outcome }) => console.log(outcome.result) });
 * const handler = createWebhookHandler({ any: (event) => tracker.add(event) });
 */
export class CallTracker {
  readonly #options: CheckedOptions;
  readonly #keeper: CallKeeper;
  readonly #reporter: Reporter;
  readonly #rounds: Rounds;
  readonly #timers = new Timers();
  readonly #sweeper: Sweeper;
  readonly #turns = new InTurn();
  readonly #recent = new RecentCalls();
  readonly #history: HistoryPasses | undefined;
  #lastEventAt: number | null = null;
  #events = 0;

  /** @throws TypeError for an option that does not exist or has another type, RangeError for one out of range. */
  constructor(options: CallTrackerOptions = {}) {
    this.#options = checkOptions(options);
    const { history, keepMs, now, store } = this.#options;
    this.#keeper = new CallKeeper(store, keepMs, now, history !== undefined);
    this.#reporter = new Reporter(this.#keeper, this.#options);
    this.#rounds = new Rounds(this.#keeper, this.#reporter, this.#options);
    this.#sweeper = new Sweeper(this.#options, this.#rounds, this.#timers, (source) =>
      this.reconcile(source),
    );
    this.#history = history && new HistoryPasses(this.#keeper, history, this.#options, this.#steps());
  }

  /**
   * Adds an event. Duplicates, recognized by `id`, change nothing; events that do not belong to a call are ignored.
   *
   * @returns The call according to all events so far, or undefined if the event does not belong to a call. Resolves after
   * the callbacks, so that a webhook handler that awaits it returns 2xx only when they have succeeded.
   * @throws CallError if a callback or the store fails: with `rootCallId`, and what it has thrown as `cause`.
   */
  async add(event: TelephonyEvent): Promise<Call | undefined> {
    // What names no leg is of no call.
    const read = isCallEvent(event) ? readEvent(event) : undefined;
    if (event.event_name === 'monitor.audio_ready') this.#history?.wake();
    if (!read) return undefined;
    this.#lastEventAt = Date.now();
    this.#events += 1;
    const root = namedRoot(read) ?? read.call_id;
    return this.#turns.run(root, () => ofCall(root, () => this.#add(read, root)));
  }

  /** The call that a leg or root belongs to, or undefined if it is not remembered. */
  async get(callId: number): Promise<Call | undefined> {
    const kept = await this.#keeper.find(callId);
    return kept && foldKept(kept).call;
  }

  /** All calls that live, by their ids. */
  async live(): Promise<Call[]> {
    const calls: Call[] = [];
    for await (const kept of this.#keeper.open()) {
      const { call } = foldKept(kept);
      if (call.state !== 'ended') calls.push(call);
    }
    return calls.toSorted((one, other) => one.rootCallId - other.rootCallId);
  }

  /**
   * All remembered calls in no order, ended ones too: set `keepMs` to the span that you need.
   *
   * @throws Error if the store cannot list its calls: one of your own without `all`.
   */
  async *calls(): AsyncGenerator<Call> {
    for await (const kept of this.#keeper.all()) yield foldKept(kept).call;
  }

  /** How it stands with events, and with the history. */
  status(): TrackerStatus {
    const none = { lastPassAt: null, failure: null, repairs: 0, open: 0, completeUntil: null };
    return { events: this.#events, lastEventAt: this.#lastEventAt, ...(this.#history?.status ?? none) };
  }

  /**
   * Compares with what the platform knows.
   *
   * Without a source: one pass over the option `history`. What is new amends the calls that are kept, and goes to `onRevision`.
   *
   * With all records of `GET /calls`: unknown calls begin, and live calls without a record have ended. Changes of the last ten seconds
   * stay. Not needed where `liveCalls` is given.
   *
   * @param source The records of `GET /calls`, read to the last page; or a function that fetches them.
   * @throws TypeError without a source where the option `history` is not given, else what the history or a callback throws.
   */
  async reconcile(source: LiveCallSource): Promise<Reconciled>;
  async reconcile(): Promise<Reconciliation>;
  async reconcile(source?: LiveCallSource): Promise<Reconciled | Reconciliation> {
    if (source) return reconcile(this.#keeper, source, this.#steps());
    if (this.#history) return this.#history.pass();
    throw new TypeError('CallTracker: reconcile needs the records of GET /calls, or the option history.');
  }

  #steps(): Steps {
    const { now } = this.#options;
    return { now, schedule: this.#reporter.schedule.bind(this.#reporter), told: this.#follow.bind(this) };
  }

  /**
   * Sweeps now and every `sweepMs` until `stop`, after a reconciliation with `liveCalls`, and reads the history now, soon after calls
   * end, and every `reconcileEvery`. The timers do not keep the process alive.
   */
  async start(): Promise<void> {
    this.#history?.start();
    await this.#sweeper.start();
  }

  /**
   * Ends all timers. What waits is in the store. Resolves when the callbacks that are running have returned, so a callback must
   * not await it.
   */
  async stop(): Promise<void> {
    this.#history?.stop();
    await this.#sweeper.stop();
    await this.#turns.idle();
  }

  /** Reports what is due, and tells of stale calls or reconciles them, once. Errors go to `onError`. */
  async sweep(): Promise<void> {
    await this.#sweeper.sweep();
  }

  /**
   * Reports every outcome that is waiting for better evidence. Call it before the process ends, if nothing keeps the store.
   * Errors go to `onError`.
   */
  async flush(): Promise<void> {
    await this.#rounds.each(({ rootCallId }) =>
      this.#turns.run(rootCallId, () => this.#reporter.report(rootCallId, Infinity)),
    );
  }

  /** Calls `flush()` and `stop()` at the end of the scope: `await using tracker = new CallTracker(...)`. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.flush();
    await this.stop();
  }

  async #add(event: CallEvent, root: number): Promise<Call | undefined> {
    const { now } = this.#options;
    if (event.call_id !== root) await this.#keeper.adopt(event.call_id, root);
    const changed = await this.#keeper.change(root, (kept) => {
      const after = withEvent(kept, event, now());
      return after && this.#reporter.schedule(after);
    });
    if (changed && isUnnamed(event)) return this.#join(changed);
    if (changed && changed.after.rootCallId !== root && namedRoot(event) === root) {
      // An id says more than caller and time.
      const moved = await this.#keeper.move(event.call_id, changed.after.rootCallId, root, (kept) =>
        this.#reporter.schedule(kept),
      );
      for (const one of moved) await this.#follow(one);
      return this.get(event.call_id);
    }
    if (changed) return this.#follow(changed);
    await this.#reporter.report(root);
    return this.get(root);
  }

  /** Joins what no id names, and follows each call that has changed. */
  async #join(changed: NonNullable<Changed>): Promise<Call | undefined> {
    const schedule = this.#reporter.schedule.bind(this.#reporter);
    const { call_id: leg } = changed.after.events.at(-1)!;
    const all = await joinUnnamed(this.#keeper, this.#recent, changed.after.rootCallId, schedule);
    const others = all.filter(({ after }) => after.rootCallId !== changed.after.rootCallId);
    for (const other of others) await this.#follow(other);
    const own = all.find(({ after }) => after.rootCallId === changed.after.rootCallId);
    const kept = await this.#keeper.find(changed.after.rootCallId);
    if (kept?.rootCallId === changed.after.rootCallId)
      await this.#follow({ before: changed.before, after: own?.after ?? changed.after });
    return this.get(leg);
  }

  /**
   * @returns The call after the change.
   * @throws What `onChange`, the callback of an outcome or the store throws.
   */
  async #follow({ after, before }: NonNullable<Changed>): Promise<Call> {
    this.#recent.add(after);
    const { call } = foldKept(after);
    if (call.state === 'ended' && !after.records) this.#history?.wake();
    await this.#options.onChange?.(call, before && foldKept(before).call);
    await this.#report(after);
    return call;
  }

  /** Now, later, or not at all. */
  async #report({ dueAt, rootCallId }: KeptCall): Promise<void> {
    const { now } = this.#options;
    this.#timers.clear(rootCallId);
    if (dueAt === null || dueAt === NEVER) return;
    if (dueAt <= now()) return this.#reporter.report(rootCallId);
    this.#timers.set(rootCallId, dueAt - now(), () => void this.#reportLater(rootCallId, dueAt));
  }

  /** A timer may run out a little before the clock says so, and a clock can be set back. */
  async #reportLater(root: number, dueAt: number): Promise<void> {
    await this.#rounds.quietly(() =>
      this.#turns.run(root, () => ofCall(root, () => this.#reporter.report(root, dueAt))),
    );
  }
}

/** Whether an event belongs to a call, so that a tracker can use it. */
export function isCallEvent(event: TelephonyEvent): event is CallEvent {
  return isKnownEvent(event) && event.event_name.startsWith('call.');
}

class InTurn {
  readonly #last = new Map<number, Promise<unknown>>();

  async run<T>(key: number, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const settled = result.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await result;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }

  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
