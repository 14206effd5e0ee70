/** The part of a Keyv instance, version 5 or newer, that the store uses. */
export interface KeyvLike {
  get(key: string): Promise<unknown>;
  set(key: string, value: string, ttl?: number): Promise<unknown>;
  delete(key: string): Promise<unknown>;
  /** The adapter. */
  readonly store?: unknown;
  readonly namespace?: string | undefined;
}
