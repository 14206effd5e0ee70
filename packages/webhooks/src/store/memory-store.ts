import { LRUCache } from 'lru-cache';
import type { EventStore } from './event-store.ts';

/** The events of a busy account in a day, in about 20 MB. */
const DEFAULT_MAX = 100_000;

/** Options of `memoryStore`. */
export interface MemoryStoreOptions {
  /** Events to remember, 1 or more; the least recently used is forgotten first. Default: 100,000. */
  max?: number;
}

/**
 * A store in memory, for one process: a restart forgets everything, also that of a Worker. Its size is bounded.
 *
 * @throws RangeError if `max` is not a positive integer.
 */
export function memoryStore(options: MemoryStoreOptions = {}): EventStore {
  const max = options.max ?? DEFAULT_MAX;
  if (!Number.isSafeInteger(max) || max < 1)
    throw new RangeError(`memoryStore: max is ${max}. Pass a whole number, 1 or more.`);
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
