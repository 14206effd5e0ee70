import type { Secret } from '../auth.ts';
import type { EventStore } from '../store/event-store.ts';
import type { DeliveryReport } from '../telemetry.ts';
import { checkNames, checkPositive, fieldOf } from '../values.ts';
import { HANDLER_TIMEOUT_MS } from './event-handlers.ts';

/** Options of `createWebhookHandler`. Times are milliseconds. */
export interface WebhookOptions {
  /** A list accepts any of its secrets, while you change one; the platform signs nothing (ledger O-10). `'none'` lets everybody in. */
  secret: Secret | readonly Secret[];
  /** `false` handles each delivery, and keeps none. Default: `memoryStore()`. */
  store?: EventStore | false | undefined;
  /** If the store fails, `refuse` deliveries, or `handle` them, perhaps twice. Default: `refuse`. */
  onStoreFailure?: 'refuse' | 'handle' | undefined;
  /** For each call of the store. Default: 2,000. */
  storeTimeoutMs?: number | undefined;
  /** How long to remember a handled event (ledger O-11). Default: a day. */
  rememberMs?: number | undefined;
  /** After it, another process may handle the event of a dead one. Default: 30,000. */
  leaseMs?: number | undefined;
  /** For the handlers of an event; then their signal is aborted. Default: 30,000. */
  timeoutMs?: number | undefined;
  /** After so many an event is quarantined. Default: 5. */
  attempts?: number | undefined;
  /** For quarantined deliveries. Default: 30 days. */
  keepMs?: number | undefined;
  /** Beyond so many deliveries in progress the response is 503. Default: 1,000. */
  concurrency?: number | undefined;
  /** Uncompressed; of a larger body the beginning is quarantined. Default: 65,536. */
  maxBytes?: number | undefined;
  /**
   * Responds after the handlers (`handled`), or before (`early`) if they take longer than the platform waits (ledger O-11): an event
   * is then tried once. Default: `handled`.
   */
  ack?: 'handled' | 'early' | undefined;
  /** Keeps the process alive after the response, as `after` of Next.js does. */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  /** Its own errors are ignored. Default: `logDeliveries()`. */
  onDelivery?: ((report: DeliveryReport) => unknown) | undefined;
}

type Numbers = {
  [Name in keyof WebhookOptions as number extends WebhookOptions[Name] ? Name : never]-?: number;
};

const DAY_MS = 86_400_000;

const NUMBERS: Numbers = {
  storeTimeoutMs: 2_000,
  rememberMs: DAY_MS,
  leaseMs: 30_000,
  timeoutMs: HANDLER_TIMEOUT_MS,
  attempts: 5,
  keepMs: 30 * DAY_MS,
  concurrency: 1_000,
  maxBytes: 65_536,
};
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  ack: ['handled', 'early'],
  onStoreFailure: ['refuse', 'handle'],
};
const OPTION_NAMES = Object.keys({
  ...NUMBERS,
  ack: true,
  onStoreFailure: true,
  secret: true,
  store: true,
  waitUntil: true,
  onDelivery: true,
} satisfies Record<keyof WebhookOptions, unknown>);

export interface Settings extends Numbers {
  isEarly: boolean;
  isOpen: boolean;
}

export function checkOptions(caller: string, options: WebhookOptions): Settings {
  checkNames(caller, 'options', options, OPTION_NAMES);
  const numbers = { ...NUMBERS };
  for (const name of Object.keys(NUMBERS) as (keyof Numbers)[]) {
    const { [name]: value = NUMBERS[name] } = options;
    checkPositive(caller, { [name]: value });
    numbers[name] = value;
  }
  for (const [name, words] of Object.entries(WORDS)) {
    const value: unknown = Reflect.get(options, name);
    if (value !== undefined && !words.includes(value))
      throw new RangeError(`${caller}: ${name} must be ${words.join(' or ')}.`);
  }
  const { ack, onStoreFailure, store } = options;
  if (store && typeof fieldOf(store, 'claim') !== 'function')
    throw new TypeError(`${caller}: store must be one such as sqliteStore(file).`);
  // The platform does not repeat what was acknowledged early.
  if (ack === 'early') numbers.attempts = 1;
  return { ...numbers, isEarly: ack === 'early', isOpen: onStoreFailure === 'handle' };
}
