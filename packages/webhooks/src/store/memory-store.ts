import { LRUCache } from 'lru-cache';
import type { EventStore } from './event-store.ts';

/** A day of a busy account, in about 20 MB. */
const DEFAULT_MAX = 100_000;

/** Options of `memoryStore`. */
export interface MemoryStoreOptions {
  /** Events remembered at most, at least 1; the least recently used is forgotten first. 100,000 unless told. */
  max?: number;
}

/**
 * A store in the memory of this process, for one process: a restart forgets everything, and so does a Worker that is
 * started anew. Its size is bounded.
 *
 * @throws RangeError where `max` is no positive integer.
 */
export function memoryStore(options: MemoryStoreOptions = {}): EventStore {
  const max = options.max ?? DEFAULT_MAX;
  if (!Number.isSafeInteger(max) || max < 1)
    throw new RangeError(`memoryStore: max is ${max}; it must be a whole number from 1.`);
  const keys = new LRUCache<string, true>({ max });
  return {
    add(key, ttl) {
      if (keys.has(key)) return false;
      keys.set(key, true, { ttl });
      return true;
    },
    set(key, ttl) {
      keys.set(key, true, { ttl });
    },
    has: (key) => keys.has(key, { updateAgeOnHas: false }),
    delete(key) {
      keys.delete(key);
    },
  };
}
