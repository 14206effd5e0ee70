import type { KeptDelivery } from '../quarantine/kept-delivery.ts';
import type { EventStore } from './event-store.ts';

/** The events of a busy account in a day, in about 20 MB. */
const DEFAULT_MAX = 100_000;
const DEFAULT_KEPT = 1_000;

/** Options of `memoryStore`. */
export interface MemoryStoreOptions {
  /** Events to remember, 1 or more; the oldest is forgotten first. Default: 100,000. */
  max?: number;
  /** Deliveries to keep, 1 or more; the oldest is forgotten first. Default: 1,000. */
  maxKept?: number;
}

interface Entry {
  /** When it is forgotten. */
  until: number;
  attempts: number;
  /** The claim in force; undefined for an event that is handled, or free. */
  token?: string | undefined;
  leasedUntil: number;
  isDone: boolean;
}

/**
 * A store in memory, for one process: a restart forgets everything, also that of a Worker. Its size is bounded.
 *
 * @throws RangeError if an option is not a whole number above 0.
 */
export function memoryStore({
  max = DEFAULT_MAX,
  maxKept = DEFAULT_KEPT,
}: MemoryStoreOptions = {}): EventStore {
  for (const [name, value] of Object.entries({ max, maxKept }))
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RangeError(`memoryStore: ${name} is ${value}. Pass a whole number, 1 or more.`);
  const events = new Map<string, Entry>();
  const deliveries = new Map<string, { delivery: KeptDelivery; until: number }>();
  let claims = 0;

  /** The entry of a claim that is still the caller's. */
  const owned = (key: string, token: string): Entry | undefined => {
    const entry = events.get(key);
    return entry?.token === token && entry.leasedUntil > Date.now() ? entry : undefined;
  };
  const put = (key: string, entry: Entry) => {
    events.delete(key);
    events.set(key, entry);
    trim(events, max);
  };
  return {
    claim(key, leaseMs, rememberMs) {
      const now = Date.now();
      const found = events.get(key);
      const entry = found && found.until > now ? found : undefined;
      if (entry?.isDone) return { state: 'done' };
      if (entry?.token !== undefined && entry.leasedUntil > now) return { state: 'busy' };
      const token = String((claims += 1));
      const attempts = (entry?.attempts ?? 0) + 1;
      put(key, {
        until: now + Math.max(leaseMs, rememberMs),
        attempts,
        token,
        leasedUntil: now + leaseMs,
        isDone: false,
      });
      return { state: 'claimed', token, attempt: attempts };
    },
    renew(key, token, leaseMs) {
      const entry = owned(key, token);
      if (entry) entry.leasedUntil = Date.now() + leaseMs;
      return entry !== undefined;
    },
    complete(key, token, rememberMs) {
      const entry = owned(key, token);
      if (entry) put(key, { ...entry, until: Date.now() + rememberMs, token: undefined, isDone: true });
      return entry !== undefined;
    },
    release(key, token) {
      const entry = owned(key, token);
      if (entry) entry.token = undefined;
      return entry !== undefined;
    },
    keep(delivery, keepMs) {
      deliveries.set(delivery.id, { delivery, until: Date.now() + keepMs });
      trim(deliveries, maxKept);
    },
    kept(after = '', limit = 100) {
      const now = Date.now();
      return [...deliveries.values()]
        .filter(({ delivery, until }) => until > now && delivery.id > after)
        .map(({ delivery }) => delivery)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit);
    },
    forget: (id) => deliveries.delete(id),
  };
}

/** Removes the oldest entries of a map that has too many. */
function trim(map: Map<string, unknown>, max: number): void {
  if (map.size <= max) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
