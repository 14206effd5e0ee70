/**
 * Where a handler remembers which events it has had. One store may serve several processes: it is what stops the second
 * of them from handling an event again.
 *
 * Keys are at most 140 characters of printable ASCII without blanks. A method that throws or rejects makes the delivery
 * fail with 500, so that the platform may call again; the event is not handled meanwhile.
 */
export interface EventStore {
  /**
   * Puts a key there unless it is there. Two callers at once must not both get true: the handler counts on it.
   *
   * @param ttl Milliseconds until the key is forgotten.
   * @returns Whether it was put, which is to say that it was not there.
   */
  add(key: string, ttl: number): boolean | Promise<boolean>;
  /** Puts a key there for `ttl` milliseconds, whether it is there or not. */
  set(key: string, ttl: number): void | Promise<void>;
  /** Whether a key is there and not out of date. */
  has(key: string): boolean | Promise<boolean>;
  /** Takes a key away. */
  delete(key: string): void | Promise<void>;
}
