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
    const { history, now, onAmend, onOutcome, settleMs, whenOver = false } = this.#options;
    if (history && !onAmend && !onOutcome) return { ...kept, dueAt: null };
    const { call, isSure } = foldKept(kept);
    const { outcome } = call;
    if (!outcome || (kept.reported !== null && isSameOutcome(outcome, kept))) return { ...kept, dueAt: null };
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

  isDue({ dueAt }: KeptCall, until: number = this.#options.now()): boolean {
    const { now, settleMs } = this.#options;
    if (dueAt === null || (dueAt === NEVER && until < Infinity)) return false;
    return dueAt <= until || !isAhead(dueAt, now(), settleMs);
  }

  async #claim(root: number, until: number): Promise<KeptCall | undefined> {
    const { leaseMs, now } = this.#options;
    const changed = await this.#keeper.change(root, (kept) => {
      const isDue = this.isDue(kept, until);
      const isTaken = kept.claim !== null && isAhead(kept.claim.until, now(), leaseMs);
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
    const revision = kept.revision + 1;
    const id = outcomeId(kept.rootCallId, revision, outcome);
    const decided: DecidedCall = { ...call, outcome, outcomeId: id, revision };
    if (kept.reported === null) await onOutcome?.(decided);
    else await onAmend?.(decided, readOutcome(kept.reported));
  }
}

/** Whether a time is to come. A clock that was set back delays nothing. */
function isAhead(time: number, now: number, atMost: number): boolean {
  return time > now && time <= now + atMost;
}

function readOutcome(text: string): Outcome {
  const outcome = JSON.parse(text) as Outcome;
  const date = (value: Date | null): Date | null => (value === null ? null : new Date(value));
  return { ...outcome, answeredAt: date(outcome.answeredAt), endedAt: date(outcome.endedAt) };
}

function isSameOutcome(outcome: Outcome, { records, reported }: KeptCall): boolean {
  const [before, after] = [outcomeText(JSON.parse(reported!) as Outcome), outcomeText(outcome)];
  return before === after || (records !== undefined && isSame(JSON.parse(before), JSON.parse(after)));
}

/** What was unknown before records were read is no other outcome when they tell it. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === null || before === '' || before === after) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || after === null) return false;
  return Object.entries(before).every(([name, value]) => isSame(value, Reflect.get(after, name)));
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
