/** Plans of writes: each for one session, once, for five minutes. A client only has a name that nobody can guess. */
import { randomBytes } from 'node:crypto';
import type { CoreOptions } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { usage } from '../exit.ts';

export const PLAN_LIFETIME_MS = 5 * 60_000;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export interface Plan {
  /** A short name for people and the journal, which opens nothing. */
  name: string;
  id?: string | undefined;
  operation: Operation;
  request: CoreOptions;
  effect: string;
  before: unknown;
}

export class Plans {
  readonly #plans = new Map<string, Plan & { session: string; expires: number; question?: string }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  seal(plan: Omit<Plan, 'name'>, session: string): { seal: string; name: string } {
    for (const [old, { expires }] of this.#plans) if (expires < this.#now()) this.#plans.delete(old);
    const seal = randomBytes(24).toString('base64url');
    const name = [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    this.#plans.set(seal, { ...plan, name, session, expires: this.#now() + PLAN_LIFETIME_MS });
    return { seal, name };
  }

  /** A name of the question to the user about a plan: an answer without it was never asked for. */
  question(name: string, session: string): string {
    const plan = this.open(name, session);
    return (plan.question ??= randomBytes(24).toString('base64url'));
  }

  open(name: string, session: string): Plan & { question?: string } {
    const plan = this.#plans.get(name);
    if (plan?.session !== session)
      throw usage('This is no plan of this session that is still to be carried out. Plan the write again.');
    if (plan.expires >= this.#now()) return plan;
    this.#plans.delete(name);
    throw usage('The plan is older than five minutes. Plan the write again.');
  }

  take(name: string, session: string): Plan {
    const plan = this.open(name, session);
    this.#plans.delete(name);
    return plan;
  }
}
