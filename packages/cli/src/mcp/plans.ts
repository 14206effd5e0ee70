/** Plans of writes: each for one session, once, for five minutes. */
import { randomBytes } from 'node:crypto';
import type { CoreOptions } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { usage } from '../exit.ts';

/** How long a plan can be carried out, in milliseconds. */
export const LIFETIME = 5 * 60_000;

/** A write that has been planned. */
export interface Plan {
  operation: Operation;
  request: CoreOptions;
  effect: string;
  /** The fields that it changes, as they were. */
  before: unknown;
}

/** The plans of this process, in its memory alone. A client has the name of a plan, which nobody can guess, and nothing of it to change. */
export class Plans {
  readonly #plans = new Map<string, Plan & { session: string; expires: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Keeps a plan, and returns the name under which it is carried out. */
  seal(plan: Plan, session: string): string {
    for (const [name, { expires }] of this.#plans) if (expires < this.#now()) this.#plans.delete(name);
    const name = randomBytes(24).toString('base64url');
    this.#plans.set(name, { ...plan, session, expires: this.#now() + LIFETIME });
    return name;
  }

  /** @throws UserError for a name that is not of this session, has been used or is too old. */
  open(name: string, session: string): Plan {
    const plan = this.#plans.get(name);
    if (plan?.session !== session)
      throw usage('This is no plan of this session that is still to be carried out. Plan the write again.');
    if (plan.expires >= this.#now()) return plan;
    this.#plans.delete(name);
    throw usage('The plan is older than five minutes. Plan the write again.');
  }

  /** Takes a plan: it cannot be opened again. */
  take(name: string, session: string): Plan {
    const plan = this.open(name, session);
    this.#plans.delete(name);
    return plan;
  }
}
