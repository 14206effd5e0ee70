import { type CheckedOptions, LONGEST_TIMER, ofCall } from './options.ts';
import type { LiveCallSource } from './reconcile.ts';
import { type CallKeeper, foldKept } from './keep/call-keeper.ts';
import type { KeptCall } from './keep/call-store.ts';
import type { Reporter } from './reporter.ts';

/** The key of the timer that looks at everything; calls have ids above 0. */
const SWEEP = 0;

/** Looks at everything that is open, now and then. */
export class Sweeper {
  readonly #options: CheckedOptions;
  readonly #rounds: Rounds;
  readonly #timers: Timers;
  readonly #reconcileWith: (source: LiveCallSource) => Promise<unknown>;
  #isStarted = false;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(
    options: CheckedOptions,
    rounds: Rounds,
    timers: Timers,
    reconcileWith: (source: LiveCallSource) => Promise<unknown>,
  ) {
    this.#options = options;
    this.#rounds = rounds;
    this.#timers = timers;
    this.#reconcileWith = reconcileWith;
  }

  /** Reconciles, and then sweeps every `sweepMs`. */
  async start(): Promise<void> {
    this.#isStarted = true;
    this.#sweeping = this.#reconcile().then(() => this.#sweepOn());
    await this.#sweeping;
  }

  /** Resolves when the sweep that is going on is done. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    this.#timers.clearAll();
    await this.#sweeping;
  }

  /** Reports what is due, and tells of stale calls; if there are any, reconciles. */
  async sweep(): Promise<void> {
    if (await this.#rounds.reportAndTell()) await this.#reconcile();
  }

  async #sweepOn(): Promise<void> {
    await this.sweep();
    if (!this.#isStarted) return;
    this.#timers.set(SWEEP, this.#options.sweepMs, () => {
      this.#sweeping = this.#sweepOn();
    });
  }

  async #reconcile(): Promise<void> {
    const { liveCalls } = this.#options;
    if (liveCalls) await this.#rounds.quietly(async () => void (await this.#reconcileWith(liveCalls)));
  }
}

/** Goes round all that is open. */
export class Rounds {
  readonly #keeper: CallKeeper;
  readonly #reporter: Reporter;
  readonly #options: CheckedOptions;

  constructor(keeper: CallKeeper, reporter: Reporter, options: CheckedOptions) {
    this.#keeper = keeper;
    this.#reporter = reporter;
    this.#options = options;
  }

  /** Does something with each call that lives, or whose outcome is not reported. One that fails does not stop the others. */
  async each(task: (kept: KeptCall) => Promise<void>): Promise<void> {
    await this.quietly(async () => {
      for await (const kept of this.#keeper.open())
        await this.quietly(() => ofCall(kept.rootCallId, () => task(kept)));
    });
  }

  /** Reports what is due, and tells of stale calls. @returns Whether one has become stale. */
  async reportAndTell(): Promise<boolean> {
    let isAnyStale = false;
    await this.each(async (kept) => {
      if (await this.#tellIfStale(kept)) isAnyStale = true;
      if (kept.dueAt !== null && kept.dueAt <= this.#options.now())
        await this.#reporter.report(kept.rootCallId);
    });
    return isAnyStale;
  }

  /** Errors go to `onError`. */
  async quietly(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Tells once of a live call of which nothing was heard for a while. @returns Whether it has become stale. */
  async #tellIfStale({ rootCallId }: KeptCall): Promise<boolean> {
    const { liveCalls, onStale } = this.#options;
    if (!onStale && !liveCalls) return false;
    const changed = await this.#keeper.change(rootCallId, (kept) =>
      this.#isStale(kept) ? { ...kept, isToldStale: true } : undefined,
    );
    if (changed) await onStale?.(foldKept(changed.after).call);
    return changed !== null;
  }

  #isStale(kept: KeptCall): boolean {
    const { now, staleMs } = this.#options;
    return !kept.isToldStale && kept.lastAt + staleMs <= now() && foldKept(kept).call.state !== 'ended';
  }
}

/** Timers by key that do not keep the process alive. */
export class Timers {
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Takes the place of the timer with the same key. */
  set(key: number, milliseconds: number, task: () => void): void {
    this.clear(key);
    if (milliseconds > LONGEST_TIMER) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(key);
        task();
      },
      Math.max(0, milliseconds),
    );
    // Node's timers keep the process alive by default; on other platforms they are numbers.
    if (typeof timer === 'object') timer.unref();
    this.#timers.set(key, timer);
  }

  clear(key: number): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  clearAll(): void {
    for (const key of this.#timers.keys()) this.clear(key);
  }
}
