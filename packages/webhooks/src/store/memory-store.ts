import { checkPositive } from '../values.ts';
import type { EventStore, KeptDelivery } from './event-store.ts';

/** Options of `memoryStore`. */
export interface MemoryStoreOptions {
  /** Events to remember. Beyond them it forgets expired, then handled events, then events in progress. Default: 100,000, in 17 MB. */
  max?: number;
  /** Deliveries to keep, without repeated bodies. Beyond them it forgets unreadable ones, then the oldest. Default: 1,000. */
  maxKept?: number;
}

interface Entry {
  token: string | undefined;
  /** `forgetAt` once the event is completed. */
  busyUntil: number;
  forgetAt: number;
  attempt: number;
}

/**
 * Creates a store in memory, for one process; a restart forgets everything.
 *
 * @throws RangeError if `max` or `maxKept` is not a number above 0.
 */
export function memoryStore({ max = 100_000, maxKept = 1_000 }: MemoryStoreOptions = {}): EventStore {
  checkPositive('memoryStore', { max, maxKept });
  const events = new Map<string, Entry>();
  const deliveries = new Map<string, { delivery: KeptDelivery; forgetAt: number }>();
  let tokens = 0;

  function change(key: string, token: string, busyMs: number, next?: string, isDone = false): boolean {
    const event = events.get(key);
    const now = performance.now();
    if (event?.token !== token || event.forgetAt <= now) return false;
    event.token = next;
    event.busyUntil = now + busyMs;
    event.forgetAt = Math.max(isDone ? 0 : event.forgetAt, event.busyUntil);
    return true;
  }

  return {
    claim(key, leaseMs, rememberMs) {
      const now = performance.now();
      const event = events.get(key);
      if (event && event.busyUntil > now) return { state: event.token === undefined ? 'done' : 'busy' };
      const attempt = event && event.forgetAt > now ? event.attempt + 1 : 1;
      if (attempt === 1) {
        events.delete(key);
        makeRoom(events, max, (other) => other.token === undefined);
      }
      const token = String((tokens += 1));
      const forgetAt = now + Math.max(leaseMs, rememberMs);
      events.set(key, { token, busyUntil: now + leaseMs, forgetAt, attempt });
      return { state: 'claimed', token, attempt };
    },
    renew: (key, token, leaseMs) => change(key, token, leaseMs, token),
    complete: (key, token, rememberMs) => change(key, token, rememberMs, undefined, true),
    release: (key, token) => change(key, token, 0),
    keep(delivery, keepMs) {
      // A repeated unreadable body would take the room of others.
      const key = delivery.reason === 'failed' ? delivery.id : delivery.body;
      deliveries.delete(key);
      makeRoom(deliveries, maxKept, (one) => one.delivery.reason !== 'failed');
      deliveries.set(key, { delivery, forgetAt: performance.now() + keepMs });
    },
    kept(after = '', limit = 100) {
      const now = performance.now();
      return [...deliveries.values()]
        .filter((one) => one.delivery.id > after && one.forgetAt > now)
        .map((one) => one.delivery)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit);
    },
    forget(id) {
      const now = performance.now();
      for (const [key, { delivery, forgetAt }] of deliveries)
        if (delivery.id === id) return deliveries.delete(key) && forgetAt > now;
      return false;
    },
  };
}

// A map is slow at its beginning after deletions there, so many are deleted at a time.
export function makeRoom<Value extends { forgetAt: number }>(
  map: Map<string, Value>,
  max: number,
  mayGoFirst: (entry: Value) => boolean,
): void {
  if (map.size < max) return;
  const now = performance.now();
  const rest = max - Math.ceil(max / 16);
  for (const mayGo of [(entry: Value) => entry.forgetAt <= now, mayGoFirst, () => true])
    for (const [key, entry] of map) {
      if (map.size <= rest) return;
      if (mayGo(entry)) map.delete(key);
    }
}
