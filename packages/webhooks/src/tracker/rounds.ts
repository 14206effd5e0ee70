import { ofCall } from './call-error.ts';
import type { CheckedOptions } from './check-options.ts';
import type { CallKeeper } from './keep/call-keeper.ts';
import { foldKept } from './keep/fold-kept.ts';
import type { KeptCall } from './keep/kept-call.ts';
import type { Reporter } from './reporter.ts';

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
