import type { EventStore } from './event-store.ts';
import type { KeyvLike } from './keyv-like.ts';
import { redisStore } from './redis-store.ts';

/** Options of `keyvStore`. */
export interface KeyvStoreOptions {
  /**
   * Milliseconds that `add` waits between writing its mark and reading it back, where the adapter has no atomic way.
   * Longer than another process takes from reading to writing. 50 unless told; 0 where only one process uses the store.
   */
  settle?: number;
}

const DEFAULT_SETTLE = 50;

/**
 * A store in whatever Keyv can reach: Redis, Postgres, SQLite and others, for several processes.
 *
 * What `add` guarantees: within one process, and with `@keyv/redis` across processes too (`SET … NX` on its client), of
 * two callers one gets true. With other adapters, which can only read and write, `add` writes a mark of its own, waits
 * `settle` milliseconds and reads it back: of several processes the last to write wins. Two can win only when one of
 * them needs longer than `settle` from reading to writing. `@keyv/redis` is known by its `getClient` and
 * `createKeyPrefix`.
 *
 * Keyv does not throw when its adapter fails, but says it in the result of `set`, or with an `error` event (listen to
 * it). The store throws where it can tell.
 *
 * @throws RangeError where `settle` is negative or no number.
 */
export function keyvStore(keyv: KeyvLike, options: KeyvStoreOptions = {}): EventStore {
  const settle = options.settle ?? DEFAULT_SETTLE;
  if (!(settle >= 0 && settle < Infinity))
    throw new RangeError(`keyvStore: settle is ${settle}; it must be milliseconds from 0.`);
  return redisStore(keyv) ?? readBackStore(keyv, settle);
}

function readBackStore(keyv: KeyvLike, settle: number): EventStore {
  /** The `add` of each key that is under way here. */
  const adding = new Map<string, Promise<unknown>>();

  async function set(key: string, value: string, ttl: number): Promise<void> {
    if ((await keyv.set(key, value, ttl)) === false)
      throw new Error('keyvStore: Keyv could not write. Its `error` event says why.');
  }

  async function claim(key: string, ttl: number): Promise<boolean> {
    if ((await keyv.get(key)) !== undefined) return false;
    const mark = crypto.randomUUID();
    await set(key, mark, ttl);
    if (settle > 0) await new Promise((resolve) => setTimeout(resolve, settle));
    const found = await keyv.get(key);
    if (found === undefined && ttl > settle)
      throw new Error('keyvStore: Keyv does not find what it has written. Its `error` event may say why.');
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
