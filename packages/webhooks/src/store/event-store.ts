/** What came of a claim. */
export type Claim =
  /** The event is the caller's to handle, for the `attempt`th time: 1 for the first. */
  | { state: 'claimed'; token: string; attempt: number }
  /** Somebody else is handling it. */
  | { state: 'busy' }
  /** It was handled before. */
  | { state: 'done' };

/**
 * Remembers which events are being handled and which have been, and keeps what could not be handled. One store may serve
 * several processes. `storeChecks` of `@telephony/webhooks/testing` checks one of your own.
 *
 * Keys and ids are at most 140 characters of printable ASCII without spaces. Times are milliseconds, above 0. Each method is
 * atomic. If one throws or rejects, nothing has happened, or it is unknown what.
 *
 * Of a claim that has ended, the token is good until the event is claimed again or forgotten: who was slow and has not lost
 * the event to another may still renew, complete or release it.
 */
export interface EventStore {
  /**
   * Claims an event. A claim ends after `leaseMs` unless it is renewed, so that another process can handle the event of one
   * that has died. Attempts are counted until the event is forgotten, those whose claim has ended too. If the caller waits no
   * longer, it releases a claim that is granted after that.
   *
   * @param rememberMs Time after which the event and its attempts are forgotten, if nothing else happens; not before the
   *   claim ends.
   */
  claim(key: string, leaseMs: number, rememberMs: number): Claim | Promise<Claim>;
  /** Extends a claim to `leaseMs` from now. @returns False where the claim is no longer the caller's. */
  renew(key: string, token: string, leaseMs: number): boolean | Promise<boolean>;
  /**
   * The event has been handled: `claim` returns `done` for `rememberMs`.
   *
   * @returns False where the claim is no longer the caller's; nothing has happened then.
   */
  complete(key: string, token: string, rememberMs: number): boolean | Promise<boolean>;
  /** The event has not been handled: the next claim gets it. @returns False where the claim is no longer the caller's. */
  release(key: string, token: string): boolean | Promise<boolean>;
  /** Keeps a delivery for `keepMs`; one with the same `id` is replaced. */
  keep(delivery: KeptDelivery, keepMs: number): void | Promise<void>;
  /**
   * The kept deliveries, in the order of their ids, which is that of time.
   *
   * @param after Only those after this id. Default: from the first.
   * @param limit How many at most. Default: 100.
   */
  kept(after?: string, limit?: number): readonly KeptDelivery[] | Promise<readonly KeptDelivery[]>;
  /** Forgets a kept delivery. @returns False where there is none. */
  forget(id: string): boolean | Promise<boolean>;
}

/** A delivery that was authenticated and could not be handled. All of it is JSON. */
export interface KeptDelivery {
  /** Unique, and in the order of time. */
  id: string;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
  /** `unreadable`: not an event. `too-large`: its body begins as in `body`. `failed`: its handler failed too often. */
  reason: 'unreadable' | 'too-large' | 'failed';
  /** Why, in words: what is wrong with the body, or the message of the handler's last error. */
  detail: string;
  /** `event_name`, where it could be read. */
  eventName: string | null;
  /** The key of the event in the store, where it could be read. */
  key: string | null;
  /** How often it was tried. */
  attempts: number;
  /** The headers of the request without those that carry secrets. */
  headers: [name: string, value: string][];
  /** The bytes of the body in base64, as they arrived; of one that is too large the first `maxBytes`. */
  body: string;
}

export function readKept(text: unknown): KeptDelivery {
  return JSON.parse(String(text)) as KeptDelivery;
}
