/**
 * Remembers which events have been handled. One store may serve several processes, and prevents the second of them from
 * handling an event again.
 *
 * Keys are at most 140 characters of printable ASCII without spaces. If a method throws or rejects, the delivery fails with
 * 500 and the event is not handled, so that the platform may deliver it again.
 */
export interface EventStore {
  /**
   * Adds a key unless it exists. Must be atomic: of two simultaneous callers, only one may get true.
   *
   * @param ttl Milliseconds until the key expires.
   * @returns Whether the key was added, that is, did not exist.
   */
  add(key: string, ttl: number): boolean | Promise<boolean>;
  /** Sets a key for `ttl` milliseconds, whether it exists or not. */
  set(key: string, ttl: number): void | Promise<void>;
  /** Whether a key exists and has not expired. */
  has(key: string): boolean | Promise<boolean>;
  /** Deletes a key. */
  delete(key: string): void | Promise<void>;
}
