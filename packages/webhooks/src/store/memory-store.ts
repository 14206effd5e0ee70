import type { KeptDelivery } from '../quarantine/kept-delivery.ts';
import type { EventStore } from './event-store.ts';
import { makeRoom } from './make-room.ts';

/** Options of `memoryStore`. */
export interface MemoryStoreOptions {
  /**
   * Events to remember, 1 or more. Where there are more, those whose time is over are forgotten first, then the oldest that have
   * been handled, a sixteenth at a time, and those being handled last. Default: 100,000, the events of a busy account in a day,
   * in about 17 MB.
   */
  max?: number;
  /** Deliveries to keep, 1 or more; where there are more, the oldest are forgotten. Default: 1,000. */
  maxKept?: number;
}

/** An event. Nobody can claim it before `busyUntil`, which is `forgetAt` once it has been completed. */
interface Remembered {
  /** None once it has been completed or released. */
  token: string | undefined;
  busyUntil: number;
  forgetAt: number;
  attempt: number;
}

/**
 * A store in memory, for one process: a restart forgets everything, also that of a Worker. Its size is bounded.
 *
 * @throws RangeError if `max` or `maxKept` is not a number above 0.
 */
export function memoryStore({ max = 100_000, maxKept = 1_000 }: MemoryStoreOptions = {}): EventStore {
  for (const [name, value] of Object.entries({ max, maxKept }))
    if (!(Number.isFinite(value) && value > 0))
      throw new RangeError(`memoryStore: ${name} must be a number above 0.`);
  const events = new Map<string, Remembered>();
  const deliveries = new Map<string, { delivery: KeptDelivery; forgetAt: number }>();
  let tokens = 0;

  /** While the event is the caller's: gives it another token, or none, and nobody else can claim it for a time. */
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
      let event = events.get(key);
      if (event && event.busyUntil > now) return { state: event.token === undefined ? 'done' : 'busy' };
      if (!event || event.forgetAt <= now) {
        events.delete(key);
        makeRoom(events, max, (other) => other.token === undefined);
        event = { token: undefined, busyUntil: 0, forgetAt: 0, attempt: 0 };
        events.set(key, event);
      }
      const token = String((tokens += 1));
      event.token = token;
      event.busyUntil = now + leaseMs;
      event.forgetAt = now + Math.max(leaseMs, rememberMs);
      event.attempt += 1;
      return { state: 'claimed', token, attempt: event.attempt };
    },
    renew: (key, token, leaseMs) => change(key, token, leaseMs, token),
    complete: (key, token, rememberMs) => change(key, token, rememberMs, undefined, true),
    release: (key, token) => change(key, token, 0),
    keep(delivery, keepMs) {
      deliveries.delete(delivery.id);
      makeRoom(deliveries, maxKept, (one) => one.delivery.reason !== 'failed');
      deliveries.set(delivery.id, { delivery, forgetAt: performance.now() + keepMs });
    },
    kept(after = '', limit = 100) {
      const now = performance.now();
      return [...deliveries.values()]
        .filter(({ delivery, forgetAt }) => delivery.id > after && forgetAt > now)
        .map(({ delivery }) => delivery)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit);
    },
    forget(id) {
      const isThere = (deliveries.get(id)?.forgetAt ?? 0) > performance.now();
      deliveries.delete(id);
      return isThere;
    },
  };
}
