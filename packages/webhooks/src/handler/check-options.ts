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
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ack: ['handled', 'early'],
  onStoreFailure: ['refuse', 'handle'],
};
const OTHERS = ['secret', 'store', 'waitUntil', 'onDelivery'];

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
 * @throws TypeError for an option that does not exist, RangeError for a value that an option does not take.
 */
export function checkOptions(options: WebhookOptions): Settings {
  const names = [...Object.keys(NUMBERS), ...Object.keys(WORDS), ...OTHERS];
  const numbers = { ...NUMBERS };
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    if (!names.includes(name))
      throw new TypeError(`createWebhookHandler: ${name} is not one of the options ${names.join(', ')}.`);
    if (value === undefined) continue;
    const words = WORDS[name];
    const isNumber = Object.hasOwn(NUMBERS, name);
    if (words ? !words.some((word) => word === value) : isNumber && !isPositive(value))
      throw new RangeError(
        `createWebhookHandler: ${name} must be ${words?.join(' or ') ?? 'a number above 0'}.`,
      );
    if (isNumber) Object.assign(numbers, { [name]: value });
  }
  const { ack, onStoreFailure } = options;
  // What was acknowledged early does not come again.
  if (ack === 'early') numbers.attempts = 1;
  return { ...numbers, isEarly: ack === 'early', isOpen: onStoreFailure === 'handle' };
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value < Infinity;
}
