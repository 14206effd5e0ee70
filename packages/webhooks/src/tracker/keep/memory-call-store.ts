import { makeRoom } from '../../store/memory-store.ts';
import type { CallStore, StoredCall } from './call-store.ts';

const DEFAULT_MAX = 20_000;

interface Entry extends StoredCall {
  isOpen: boolean;
  forgetAt: number;
}

/**
 * Calls in memory, for one process: a restart forgets them. Its size is bounded.
 *
 * @param options.max Calls and legs to keep, 1 or more. Where there are more, those whose time is over are forgotten first, then
 *   the oldest that have ended, a sixteenth at a time, and those that live last. Default: 20,000.
 * @throws RangeError if `max` is not a whole number above 0.
 */
export function memoryCallStore({ max = DEFAULT_MAX }: { max?: number } = {}): CallStore {
  if (!Number.isSafeInteger(max) || max < 1)
    throw new RangeError(`memoryCallStore: max must be a whole number above 0.`);
  // In the order of the last save.
  const calls = new Map<string, Entry>();
  let versions = 0;

  const find = (key: string): Entry | undefined => {
    const entry = calls.get(key);
    return entry && entry.forgetAt > performance.now() ? entry : undefined;
  };
  const page = (isListed: (entry: Entry) => boolean, after = '', limit = 100): StoredCall[] => {
    const now = performance.now();
    return [...calls.values()]
      .filter((entry) => entry.key > after && entry.forgetAt > now && isListed(entry))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .slice(0, limit);
  };
  return {
    load: find,
    save(key, call, { version, isOpen, keepMs }) {
      if ((find(key)?.version ?? null) !== version) return false;
      calls.delete(key);
      makeRoom(calls, max, (other) => !other.isOpen);
      versions += 1;
      calls.set(key, {
        key,
        call,
        version: String(versions),
        isOpen,
        forgetAt: performance.now() + keepMs,
      });
      return true;
    },
    open: (after, limit) => page((entry) => entry.isOpen, after, limit),
    all: (after, limit) => page(() => true, after, limit),
  };
}
