/** Plans of writes: sealed, for one session, once, for five minutes. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CoreOptions } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { usage } from '../exit.ts';
import { jsonText } from '../output/format.ts';

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

type Kept = Plan & { expires: number };

/** The plans of this process. The key and the plans are in memory alone, so no other process can make or take one. */
export class Plans {
  readonly #key = randomBytes(32);
  readonly #plans = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Keeps a plan, and returns the seal that carries it out. */
  seal(plan: Plan, session: string): string {
    for (const [id, { expires }] of this.#plans) if (expires < this.#now()) this.#plans.delete(id);
    const id = randomBytes(9).toString('base64url');
    const kept = { ...plan, expires: this.#now() + LIFETIME };
    this.#plans.set(id, kept);
    return `${id}.${this.#mac(id, kept, session)}`;
  }

  /** @throws UserError for a seal that is not of this session, has been changed, has been used or is too old. */
  open(seal: string, session: string): Plan {
    const [id = '', mac = ''] = seal.split('.');
    const kept = this.#plans.get(id);
    if (!kept || !isSame(mac, this.#mac(id, kept, session)))
      throw usage('This is no plan of this session that is still to be carried out. Plan the write again.');
    if (kept.expires >= this.#now()) return kept;
    this.#plans.delete(id);
    throw usage('The plan is older than five minutes. Plan the write again.');
  }

  /** Takes a plan: it cannot be opened again. */
  take(seal: string, session: string): Plan {
    const plan = this.open(seal, session);
    this.#plans.delete(seal.split('.')[0]!);
    return plan;
  }

  #mac(id: string, { operation, request, expires }: Kept, session: string): string {
    const sealed = jsonText([id, expires, session, operation.operationId, request]);
    return createHmac('sha256', this.#key).update(sealed).digest('base64url');
  }
}

/** Compares in the same time whatever is the same. */
export function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
