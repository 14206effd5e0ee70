import type { Secret } from '../auth.ts';
import type { DeliveryReport } from '../telemetry.ts';
import type { EventStore } from '../store/event-store.ts';
import { fieldOf } from '../field-of.ts';
import { HANDLER_TIMEOUT_MS, knownNames } from './event-handlers.ts';

/** Options of `createWebhookHandler`. Times are milliseconds. */
export interface WebhookOptions {
  /**
   * What a delivery must carry, since the platform signs nothing (ledger O-10): `{ username, password }` for HTTP Basic,
   * text for the last segment of the path, `{ path }` for the whole path; 16 characters or more. A list accepts any of its
   * secrets, while you change one. `'none'` lets everybody in.
   */
  secret: Secret | readonly Secret[];
  /** Where events are remembered and deliveries kept; `false` handles each delivery, and keeps none. Default: `memoryStore()`. */
  store?: EventStore | false | undefined;
  /** When the store fails: `refuse` deliveries, so that they come again, or `handle` them, perhaps twice. Default: `refuse`. */
  onStoreFailure?: 'refuse' | 'handle' | undefined;
  /** Time that each call of the store may take. Default: 2,000. */
  storeTimeoutMs?: number | undefined;
  /**
   * How long a handled event is remembered. Default: a day, since it is unknown how long the platform repeats deliveries
   * (ledger O-11).
   */
  rememberMs?: number | undefined;
  /**
   * Time after which another process may handle the event of one that has died. It is renewed while handlers run, so it may
   * be shorter than they take. Default: 30,000.
   */
  leaseMs?: number | undefined;
  /** Time that the handlers of an event have: then their signal is aborted and the attempt has failed. Default: 30,000. */
  timeoutMs?: number | undefined;
  /** How often an event is tried before it is quarantined, 1 or more. Default: 5. */
  attempts?: number | undefined;
  /** How long a quarantined delivery is kept. Default: 30 days. */
  keepMs?: number | undefined;
  /** Deliveries in progress, 1 or more; beyond them the response is 503. Default: 1,000. */
  concurrency?: number | undefined;
  /** Largest body in bytes, uncompressed; of a larger one its beginning is quarantined. Default: 65,536. */
  maxBytes?: number | undefined;
  /**
   * When to respond: `handled`, after the handlers have returned, or `early`, before they run. `early` is for handlers that
   * take longer than the platform waits, which is unknown (ledger O-11): an error after that does not make the platform
   * deliver the event again, and it is tried once. Default: `handled`.
   */
  ack?: 'handled' | 'early' | undefined;
  /**
   * Keeps the process alive for work after the response, as `after` of Next.js does. If an argument after the request has
   * a `waitUntil`, as in Workers, that one is used.
   */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  /**
   * Called once for each delivery, with what became of it. Its own errors are ignored. Default: `logDeliveries()`, a line for
   * what was not handled, rate-limited.
   */
  onDelivery?: ((report: DeliveryReport) => unknown) | undefined;
}

type Numbers = {
  [Name in keyof WebhookOptions as number extends WebhookOptions[Name] ? Name : never]-?: number;
};

const DAY = 86_400_000;

const NUMBERS: Numbers = {
  storeTimeoutMs: 2_000,
  rememberMs: DAY,
  leaseMs: 30_000,
  timeoutMs: HANDLER_TIMEOUT_MS,
  attempts: 5,
  keepMs: 30 * DAY,
  concurrency: 1_000,
  maxBytes: 65_536,
};
const OPTIONS: Readonly<Record<keyof WebhookOptions, number | readonly string[] | null>> = {
  ...NUMBERS,
  ack: ['handled', 'early'],
  onStoreFailure: ['refuse', 'handle'],
  secret: null,
  store: null,
  waitUntil: null,
  onDelivery: null,
};

export interface Settings extends Numbers {
  isEarly: boolean;
  isOpen: boolean;
}

export function checkOptions(who: string, options: WebhookOptions): Settings {
  knownNames(who, 'options', options, Object.keys(OPTIONS));
  const numbers = { ...NUMBERS };
  for (const [name, taken] of Object.entries(OPTIONS)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined || taken === null) continue;
    const isNumber = typeof taken === 'number';
    if (isNumber ? !(Number.isFinite(value) && Number(value) > 0) : !taken.some((word) => word === value))
      throw new RangeError(`${who}: ${name} must be ${isNumber ? 'a number above 0' : taken.join(' or ')}.`);
    if (isNumber) Object.assign(numbers, { [name]: value });
  }
  const { ack, onStoreFailure, store } = options;
  if (store && typeof fieldOf(store, 'claim') !== 'function')
    throw new TypeError(`${who}: store must be one such as sqliteStore(file).`);
  // What was acknowledged early does not come again.
  if (ack === 'early') numbers.attempts = 1;
  return { ...numbers, isEarly: ack === 'early', isOpen: onStoreFailure === 'handle' };
}
