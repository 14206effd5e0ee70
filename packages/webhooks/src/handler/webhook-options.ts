import type { TelephonyEvent } from '../event/event.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Secret } from './secret.ts';

/** Options of `createWebhookHandler`. */
export interface WebhookOptions {
  /**
   * What a delivery must carry, since the platform signs nothing (ledger O-10): `{ username, password }` for HTTP Basic,
   * text for the last segment of the path, `{ path }` for the whole path; a list takes any of them, for the time of a
   * change. Without the option everybody can deliver events. Given but empty it is a TypeError.
   */
  secret?: Secret | readonly Secret[];
  /** Where handled events are remembered. `memoryStore()` unless told; false handles each delivery. */
  store?: EventStore | false;
  /** Milliseconds that a handled event is remembered. A day unless told, since nobody knows how long the platform
   * goes on calling (ledger O-11). */
  ttl?: number;
  /**
   * Milliseconds after which an event that was begun and never ended, because its process died, may be begun again.
   * Longer than your slowest handler takes. A minute unless told.
   */
  lease?: number;
  /** Bytes that a body may have; more is answered with 413. 65,536 unless told. */
  maxBytes?: number;
  /**
   * When the delivery is answered: `handled` after the handler has returned (the default), `early` before it runs. Early
   * is for handlers that take longer than the platform waits, which nobody knows (ledger O-11): the answer is 202, and
   * what fails afterwards, a store included, is told to `onError` alone and is not delivered again.
   */
  ack?: 'handled' | 'early';
  /**
   * Keeps the process alive for work after the answer, as `after` of Next.js does. Where an argument beside the request
   * has a `waitUntil`, as in Workers, that one is used.
   */
  waitUntil?: (work: Promise<unknown>) => void;
  /**
   * Told of what went wrong: errors of handlers and of the store, with the event; without one, authorized requests that
   * were refused, such as an InvalidEventError. Its own errors are ignored. `console.error` unless told.
   */
  onError?: (error: unknown, event?: TelephonyEvent) => unknown;
}
