import { ofCall } from './call-error.ts';
import type { CheckedOptions } from './check-options.ts';
import type { InTurn } from './in-turn.ts';
import type { Changed } from './keep/call-keeper.ts';
import { foldKept } from './keep/fold-kept.ts';
import type { KeptCall } from './keep/kept-call.ts';
import { NEVER, type Reporter } from './reporter.ts';
import type { Rounds } from './rounds.ts';
import type { Timers } from './timers.ts';
import type { TrackedCall } from './tracked-call.ts';

/** What does the work. */
interface Parts {
  reporter: Reporter;
  rounds: Rounds;
  timers: Timers;
  turns: InTurn;
}

/** What follows a change of a call: whoever wants to know is told, and its outcome is reported when it is due. */
export class Aftermath {
  readonly #options: CheckedOptions;
  readonly #parts: Parts;

  constructor(options: CheckedOptions, parts: Parts) {
    this.#options = options;
    this.#parts = parts;
  }

  /**
   * @returns The call after the change.
   * @throws Whatever `onChange`, the callback of an outcome or the store throws.
   */
  async follow({ after, before }: NonNullable<Changed>): Promise<TrackedCall> {
    const { call } = foldKept(after);
    await this.#options.onChange?.(call, before && foldKept(before).call);
    await this.#report(after);
    return call;
  }

  /** Now, later, or not at all. */
  async #report({ dueAt, rootCallId }: KeptCall): Promise<void> {
    const { now } = this.#options;
    const { reporter, timers } = this.#parts;
    timers.clear(rootCallId);
    if (dueAt === null || dueAt === NEVER) return;
    if (dueAt <= now()) return reporter.report(rootCallId);
    timers.set(rootCallId, dueAt - now(), () => void this.#reportLater(rootCallId, dueAt));
  }

  /** A timer may run out a little before the clock says so, and a clock can be set back. */
  async #reportLater(root: number, dueAt: number): Promise<void> {
    const { reporter, rounds, turns } = this.#parts;
    await rounds.quietly(() => turns.run(root, () => ofCall(root, () => reporter.report(root, dueAt))));
  }
}
