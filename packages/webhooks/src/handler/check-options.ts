import { fieldOf } from '../field-of.ts';
import { knownNames } from './known-names.ts';
import { HANDLER_TIMEOUT_MS } from './run-in-time.ts';
import type { WebhookOptions } from './webhook-options.ts';

type Numbers = {
  [Name in keyof WebhookOptions as number extends WebhookOptions[Name] ? Name : never]-?: number;
};

const DAY = 86_400_000;

/** Options that are numbers above 0, with their defaults. */
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
/** All options, with what they take: a number above 0, one of these words, or what is checked elsewhere. */
const OPTIONS: Readonly<Record<keyof WebhookOptions, number | readonly string[] | null>> = {
  ...NUMBERS,
  ack: ['handled', 'early'],
  onStoreFailure: ['refuse', 'handle'],
  secret: null,
  store: null,
  waitUntil: null,
  onDelivery: null,
};

/** Options with everything decided. */
export interface Settings extends Numbers {
  /** Whether to respond before the handlers run. */
  isEarly: boolean;
  /** Whether to handle events when the store fails. */
  isOpen: boolean;
}

/**
 * The options with their defaults.
 *
 * @param who The function whose options they are, for messages.
 * @throws TypeError for an option that does not exist or a store that has no `claim`, RangeError for a value that an option does not take.
 */
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
