import type { CallStore, StoredCall } from './call-store.ts';

const DEFAULT_MAX = 20_000;

interface Entry extends StoredCall {
  isOpen: boolean;
  until: number;
}

/**
 * Calls in memory, for one process: a restart forgets them. A call that lives is not forgotten for one that has ended.
 *
 * @param options.max Calls and legs to remember, 1 or more; the oldest that has ended is forgotten first. Default: 20,000.
 * @throws RangeError if `max` is not a whole number above 0.
 */
export function memoryCallStore({ max = DEFAULT_MAX }: { max?: number } = {}): CallStore {
  if (!Number.isSafeInteger(max) || max < 1)
    throw new RangeError(`memoryCallStore: max is ${max}. Pass a whole number, 1 or more.`);
  // Each in the order of the last save.
  const open = new Map<string, Entry>();
  const ended = new Map<string, Entry>();
  let versions = 0;

  const find = (key: string): Entry | undefined => {
    const entry = open.get(key) ?? ended.get(key);
    return entry && entry.until > Date.now() ? entry : undefined;
  };
  const forgetOne = (entries: Map<string, Entry>): void => {
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  };
  return {
    load: find,
    save(key, call, { version, isOpen, keepMs }) {
      if ((find(key)?.version ?? null) !== version) return false;
      open.delete(key);
      ended.delete(key);
      const entry = { key, call, version: (versions += 1), isOpen, until: Date.now() + keepMs };
      (isOpen ? open : ended).set(key, entry);
      while (open.size + ended.size > max) forgetOne(ended.size > 0 ? ended : open);
      return true;
    },
    open: (after, limit) => page(open.values(), after, limit),
    all: (after, limit) => page([...open.values(), ...ended.values()], after, limit),
  };
}

function page(entries: Iterable<Entry>, after = '', limit = 100): StoredCall[] {
  return [...entries]
    .filter(({ key, until }) => key > after && until > Date.now())
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, limit);
}
