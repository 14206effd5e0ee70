import { type CheckedOptions, LONGEST_TIMER, ofCall } from './options.ts';
import type { LiveCallSource } from './reconcile.ts';
import { type CallKeeper, foldKept } from './keep/call-keeper.ts';
import type { KeptCall } from './keep/call-store.ts';
import type { Reporter } from './reporter.ts';

const SWEEP = 0;

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

  async start(): Promise<void> {
    this.#isStarted = true;
    this.#sweeping = this.#reconcile().then(() => this.#sweepOn());
    await this.#sweeping;
  }

  async stop(): Promise<void> {
    this.#isStarted = false;
    this.#timers.clearAll();
    await this.#sweeping;
  }

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

export class Rounds {
  readonly #keeper: CallKeeper;
  readonly #reporter: Reporter;
  readonly #options: CheckedOptions;

  constructor(keeper: CallKeeper, reporter: Reporter, options: CheckedOptions) {
    this.#keeper = keeper;
    this.#reporter = reporter;
    this.#options = options;
  }

  async each(task: (kept: KeptCall) => Promise<void>): Promise<void> {
    await this.quietly(async () => {
      for await (const kept of this.#keeper.open())
        await this.quietly(() => ofCall(kept.rootCallId, () => task(kept)));
    });
  }

  async reportAndTell(): Promise<boolean> {
    let isAnyStale = false;
    await this.each(async (kept) => {
      if (await this.#tellIfStale(kept)) isAnyStale = true;
      if (this.#reporter.isDue(kept)) await this.#reporter.report(kept.rootCallId);
    });
    return isAnyStale;
  }

  async quietly(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#options.onError(error);
    }
  }

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

export class Timers {
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

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
