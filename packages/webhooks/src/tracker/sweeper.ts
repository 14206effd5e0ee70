import type { CheckedOptions } from './check-options.ts';
import type { LiveCallSource } from './reconcile.ts';
import type { Rounds } from './rounds.ts';
import type { Timers } from './timers.ts';

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
