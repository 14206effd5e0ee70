/** The result of a claim. */
export type Claim =
  /** The caller handles the event; `attempt` is 1 for the first. */
  { state: 'claimed'; token: string; attempt: number } | { state: 'busy' } | { state: 'done' };

/**
 * Remembers which events are being handled and which are done, and keeps deliveries. `storeChecks` of
 * `@telephony/webhooks/testing` checks a store of your own.
 *
 * Keys and ids are at most 140 characters of printable ASCII without spaces. Times are milliseconds, above 0. Each method is
 * atomic; after an error, its effect is unknown. A token stays valid until the event is claimed again or forgotten.
 */
export interface EventStore {
  /**
   * Claims an event for `leaseMs`. A caller that no longer waits releases a claim that is granted late.
   *
   * @param rememberMs Time after which the event and its attempts are forgotten, but not before the claim ends.
   */
  claim(key: string, leaseMs: number, rememberMs: number): Claim | Promise<Claim>;
  /** Extends a claim to `leaseMs` from now. @returns False if it is no longer the caller's. */
  renew(key: string, token: string, leaseMs: number): boolean | Promise<boolean>;
  /** Lets `claim` return `done` for `rememberMs`. @returns False, without effect, if the claim is no longer the caller's. */
  complete(key: string, token: string, rememberMs: number): boolean | Promise<boolean>;
  /** Lets the next claim have the event. @returns False if the claim is no longer the caller's. */
  release(key: string, token: string): boolean | Promise<boolean>;
  /** Keeps a delivery, in place of one with the same `id`. */
  keep(delivery: KeptDelivery, keepMs: number): void | Promise<void>;
  /**
   * Lists kept deliveries in the order of their ids.
   *
   * @param after Only ids after this one.
   * @param limit Default: 100.
   */
  kept(after?: string, limit?: number): readonly KeptDelivery[] | Promise<readonly KeptDelivery[]>;
  /** @returns False if there is no such delivery. */
  forget(id: string): boolean | Promise<boolean>;
}

/** An authenticated delivery that could not be handled, as JSON. */
export interface KeptDelivery {
  /** Unique, and in the order of time. */
  id: string;
  /** Arrival, in milliseconds since 1970. */
  at: number;
  /** `unreadable`: not an event. `too-large`: `body` is only its beginning. `failed`: its handler failed too often. */
  reason: 'unreadable' | 'too-large' | 'failed';
  /** The problem of the body, or the message of the handler's last error. */
  detail: string;
  /** If it could be read. */
  eventName: string | null;
  key: string | null;
  attempts: number;
  /** Without headers that may carry secrets. */
  headers: [name: string, value: string][];
  /** The bytes that arrived, in base64; of a too large body the first `maxBytes`. */
  body: string;
}

export function readKept(json: unknown): KeptDelivery {
  return JSON.parse(String(json)) as KeptDelivery;
}
