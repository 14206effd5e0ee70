import { createMemoryStore } from './create-memory-store.ts';
import type { EventStore } from './event-store.ts';

/** Options of `memoryStore`. */
export interface MemoryStoreOptions {
  /**
   * Events to remember, 1 or more. Where there are more, those whose time is over are forgotten first, then the oldest that have
   * been handled, a sixteenth at a time, and those being handled last. Default: 100,000, the events of a busy account in a day,
   * in about 17 MB.
   */
  max?: number;
  /**
   * Deliveries to keep, 1 or more; where there are more, the oldest are forgotten, those that cannot be read first. Of those with
   * the same body only the last is kept. Default: 1,000.
   */
  maxKept?: number;
}

/**
 * A store in memory, for one process: a restart forgets everything, also that of a Worker. Its size is bounded.
 *
 * @throws RangeError if `max` or `maxKept` is not a number above 0.
 */
export function memoryStore({ max, maxKept }: MemoryStoreOptions = {}): EventStore {
  for (const [name, value] of Object.entries({ max, maxKept }))
    if (value !== undefined && !(Number.isFinite(value) && value > 0))
      throw new RangeError(`memoryStore: ${name} must be a number above 0.`);
  return createMemoryStore(max, maxKept);
}
