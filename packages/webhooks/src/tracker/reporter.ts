import type { CheckedOptions, DecidedCall } from './options.ts';
import { type CallKeeper, foldKept } from './keep/call-keeper.ts';
import type { KeptCall } from './keep/call-store.ts';
import type { Outcome } from '@telephony/calls';

export const NEVER = Number.MAX_SAFE_INTEGER;

export class Reporter {
  readonly #keeper: CallKeeper;
  readonly #options: CheckedOptions;
  readonly #name = crypto.randomUUID();

  constructor(keeper: CallKeeper, options: CheckedOptions) {
    this.#keeper = keeper;
    this.#options = options;
  }

  schedule(kept: KeptCall): KeptCall {
    const { now, settleMs, whenOver = false } = this.#options;
    const { call, isSure } = foldKept(kept);
    const { outcome } = call;
    if (!outcome || (kept.reported !== null && isSameOutcome(outcome, kept.reported)))
      return { ...kept, dueAt: null };
    if (whenOver && call.state !== 'ended') return { ...kept, dueAt: NEVER };
    if (isSure || kept.revision > 0 || settleMs === 0) return { ...kept, dueAt: now() };
    return { ...kept, dueAt: settleMs === Infinity ? NEVER : now() + settleMs };
  }

  /**
   * Reports the outcome of a call if it is due, and what has changed meanwhile. Does nothing where another process does it.
   *
   * @param until What is due until then is due: later than now for a timer that has run its time although the clock says otherwise,
   * Infinity for what waits for better evidence.
   */
  async report(root: number, until = this.#options.now()): Promise<void> {
    for (;;) {
      const claimed = await this.#claim(root, until);
      if (!claimed) return;
      try {
        await this.#call(claimed);
      } catch (error) {
        const dueAt = this.#options.now();
        await this.#keeper.change(root, (kept) => this.#mine(kept, { claim: null, dueAt }));
        throw error;
      }
      const { outcome } = foldKept(claimed).call;
      const reported = outcome ? JSON.stringify(outcome) : null;
      await this.#keeper.change(root, (kept) => {
        const mine = this.#mine(kept, { claim: null, reported, revision: kept.revision + 1 });
        return mine && this.schedule(mine);
      });
    }
  }

  async #claim(root: number, until: number): Promise<KeptCall | undefined> {
    const { leaseMs, now } = this.#options;
    const changed = await this.#keeper.change(root, (kept) => {
      const isDue = kept.dueAt !== null && kept.dueAt <= Math.max(until, now());
      const isTaken = kept.claim !== null && kept.claim.until > now();
      return isDue && !isTaken ? { ...kept, claim: { by: this.#name, until: now() + leaseMs } } : undefined;
    });
    return changed?.after;
  }

  #mine(kept: KeptCall, change: Partial<KeptCall>): KeptCall | undefined {
    return kept.claim?.by === this.#name ? { ...kept, ...change } : undefined;
  }

  async #call(kept: KeptCall): Promise<void> {
    const { call } = foldKept(kept);
    const { outcome } = call;
    if (!outcome) return;
    const { onAmend, onOutcome } = this.#options;
    const id = outcomeId(kept.rootCallId, kept.revision + 1, outcome);
    const decided: DecidedCall = { ...call, outcome, outcomeId: id };
    if (kept.reported === null) await onOutcome?.(decided);
    else await onAmend?.(decided, readOutcome(kept.reported));
  }
}

function readOutcome(text: string): Outcome {
  const outcome = JSON.parse(text) as Outcome;
  const date = (value: Date | null): Date | null => (value === null ? null : new Date(value));
  return { ...outcome, answeredAt: date(outcome.answeredAt), endedAt: date(outcome.endedAt) };
}

function isSameOutcome(one: Outcome, other: string): boolean {
  return outcomeText(one) === outcomeText(JSON.parse(other) as Outcome);
}

/** Better evidence for the same outcome is no other outcome. */
function outcomeText(outcome: Outcome): string {
  return JSON.stringify({ ...outcome, basis: '', reached: '', reachedBy: '' });
}

function outcomeId(rootCallId: number, revision: number, outcome: Outcome): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of outcomeText(outcome))
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return `${rootCallId}-${revision}-${hash.toString(16)}`;
}
