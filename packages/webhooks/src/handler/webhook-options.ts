import type { TelephonyEvent } from '../event/event.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Secret } from './secret.ts';

/** Options of `createWebhookHandler`. */
export interface WebhookOptions {
  /**
   * What a delivery must carry, since the platform signs nothing (ledger O-10): `{ username, password }` for HTTP Basic,
   * text for the last segment of the path, `{ path }` for the whole path. A list accepts any of its secrets, while you
   * change one. Without this option, anybody can deliver events. An empty secret is a TypeError.
   */
  secret?: Secret | readonly Secret[];
  /** Where handled events are remembered; `false` handles each delivery. Default: `memoryStore()`. */
  store?: EventStore | false;
  /**
   * Milliseconds that a handled event is remembered. Default: a day, since it is unknown how long the platform repeats
   * deliveries (ledger O-11).
   */
  ttl?: number;
  /**
   * Milliseconds after which an event may be handled again if its process died while handling it. Must be longer than
   * your slowest handler takes. Default: a minute.
   */
  lease?: number;
  /** Largest body in bytes; a larger one is rejected with 413. Default: 65,536. */
  maxBytes?: number;
  /**
   * When to respond: `handled`, after the handler has returned, or `early`, before it runs. `early` is for handlers that
   * take longer than the platform waits, which is unknown (ledger O-11): the response is 202; an error after that, also
   * one of the store, goes to `onError` only, and the event is not delivered again. Default: `handled`.
   */
  ack?: 'handled' | 'early';
  /**
   * Keeps the process alive for work after the response, as `after` of Next.js does. If an argument after the request has
   * a `waitUntil`, as in Workers, that one is used.
   */
  waitUntil?: (work: Promise<unknown>) => void;
  /**
   * Called with errors of handlers and of the store, and the event; and, without an event, with the reason why an
   * authorized request was rejected, such as an InvalidEventError. Its own errors are ignored. Default: `console.error`.
   */
  onError?: (error: unknown, event?: TelephonyEvent) => unknown;
}
