import type { EventStore } from './event-store.ts';
import type { KeyvLike } from './keyv-like.ts';
import { redisStore } from './redis-store.ts';

/** Options of `keyvStore`. */
export interface KeyvStoreOptions {
  /**
   * Milliseconds that `add` waits between writing its mark and reading it back, if the adapter has no atomic operation.
   * Must be longer than another process takes from reading to writing. Use 0 if only one process uses the store.
   * Default: 50.
   */
  settle?: number;
}

const DEFAULT_SETTLE = 50;

/**
 * A store for several processes in any database that Keyv supports: Redis, Postgres, SQLite and others.
 *
 * What `add` guarantees: within one process, and with `@keyv/redis` also across processes (`SET … NX` on its client), only
 * one of two callers gets true. With other adapters, which can only read and write, `add` writes a mark of its own, waits
 * `settle` milliseconds and reads it back: of several processes the last to write wins. Two can win only if one of them
 * takes longer than `settle` from reading to writing. `@keyv/redis` is recognized by its `getClient` and
 * `createKeyPrefix`.
 *
 * Keyv does not throw if its adapter fails: its `set` returns false, or it emits an `error` event (listen to it). The
 * store throws if it notices.
 *
 * @throws RangeError if `settle` is negative or not a number.
 */
export function keyvStore(keyv: KeyvLike, options: KeyvStoreOptions = {}): EventStore {
  const settle = options.settle ?? DEFAULT_SETTLE;
  if (!(settle >= 0 && settle < Infinity))
    throw new RangeError(`keyvStore: settle is ${settle}. Pass milliseconds, 0 or more.`);
  return redisStore(keyv) ?? readBackStore(keyv, settle);
}

function readBackStore(keyv: KeyvLike, settle: number): EventStore {
  /** The `add` of each key that is running in this process. */
  const adding = new Map<string, Promise<unknown>>();

  async function set(key: string, value: string, ttl: number): Promise<void> {
    if ((await keyv.set(key, value, ttl)) === false)
      throw new Error('keyvStore: Keyv could not write. Listen to its `error` event for the reason.');
  }

  async function claim(key: string, ttl: number): Promise<boolean> {
    if ((await keyv.get(key)) !== undefined) return false;
    const mark = crypto.randomUUID();
    await set(key, mark, ttl);
    if (settle > 0) await new Promise((resolve) => setTimeout(resolve, settle));
    const found = await keyv.get(key);
    if (found === undefined && ttl > settle)
      throw new Error(
        'keyvStore: Keyv does not return what it has written. Listen to its `error` event for the reason.',
      );
    return found === mark;
  }

  return {
    async add(key, ttl) {
      if (adding.has(key)) return false;
      const claimed = claim(key, ttl);
      adding.set(key, claimed);
      try {
        return await claimed;
      } finally {
        adding.delete(key);
      }
    },
    set: (key, ttl) => set(key, 'set', ttl),
    has: async (key) => (await keyv.get(key)) !== undefined,
    async delete(key) {
      await keyv.delete(key);
    },
  };
}
