import { BAD_USAGE, type LogLevel, UserError } from '@telephony/contract/command-line';
import type { WebhookOptions } from '../delivery/delivery.ts';
import { formsModes } from '../forms/forms.ts';
import { LAST_MOMENT } from '../infrastructure/timestamp.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** An unknown option or an invalid value. The command exits with 2. */
export class OptionError extends UserError {
  override name = 'OptionError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, { ...options, exitCode: BAD_USAGE });
  }
}

interface OptionKind<V> {
  allowed: string;
  parse(text: string): unknown;
  check(json: unknown): V | undefined;
}

function number(from: number, to: number, whole = true): OptionKind<number> {
  return {
    allowed: `a ${whole ? 'whole ' : ''}number from ${from} to ${to}`,
    parse: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined),
    check: (json) =>
      typeof json === 'number' && json >= from && json <= to && (!whole || Number.isInteger(json))
        ? json
        : undefined,
  };
}

function choice<const T extends string | number>(allowed: readonly T[]): OptionKind<T> {
  return {
    allowed: allowed.join(' or '),
    parse: (text) => allowed.find((one) => String(one) === text),
    check: (json) => allowed.find((one) => one === json),
  };
}

const onOff: OptionKind<boolean> = {
  allowed: 'true or false',
  parse: (text) => (/^(true|on|1)$/i.test(text) ? true : /^(false|off|0)$/i.test(text) ? false : undefined),
  check: (json) => (typeof json === 'boolean' ? json : undefined),
};

function matching(is: string, pattern: RegExp = /./s): OptionKind<string> {
  return {
    allowed: is,
    parse: (text) => text,
    check: (json) => (typeof json === 'string' && pattern.test(json) ? json : undefined),
  };
}

// The name of a file or, in code, its content.
const fileOrObject: OptionKind<string | object> = {
  allowed: 'the name of a file of YAML or JSON',
  parse: (text) => text,
  check: (json) =>
    (typeof json === 'string' && json !== '') ||
    (typeof json === 'object' && json !== null && !Array.isArray(json))
      ? json
      : undefined,
};

function list<V>(is: string, one: OptionKind<V>): OptionKind<V[]> {
  return {
    allowed: is,
    parse: (text) => (text === 'none' ? [] : text.split(',').map((part) => one.parse(part.trim()))),
    check: (json) => {
      const values = Array.isArray(json) ? json.map((each: unknown) => one.check(each)) : [undefined];
      return values.every((each) => each !== undefined) ? values : undefined;
    },
  };
}

const ISO = /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/i;

// ISO 8601, UTC without a time zone like all times of the platform, or milliseconds since 1970.
const moment: OptionKind<number> = {
  allowed: 'an ISO 8601 time such as 2026-11-20T16:06:00Z',
  parse: (text) => text,
  check: (json) => {
    const [, date, time = 'T00:00:00', zone = 'Z'] = ISO.exec(String(json)) ?? [];
    const found = typeof json === 'number' ? json : Date.parse(`${date}${time.replace(' ', 'T')}${zone}`);
    return found >= 0 && found <= LAST_MOMENT ? found : undefined;
  },
};

function days(most: number): OptionKind<number> {
  const plain = number(0, most);
  return { ...plain, parse: (text) => plain.parse(text.replace(/d$/, '')) };
}

const seconds = number(0, 86_400, false);

export const options: OptionTable = {
  port: number(0, 65_535),
  host: matching('a host name or an address'),
  controlToken: matching('16 to 1000 visible ASCII characters', /^[\x21-\x7e]{16,1000}$/),
  clock: choice(['real', 'manual']),
  startTime: moment,
  examples: onOff,
  seed: number(-(2 ** 31), 2 ** 31 - 1),
  liveCalls: onOff,
  history: days(1200),
  users: number(5, 500),
  callsPerDay: number(1, 20_000),
  accounts: choice([1, 2]),
  fixture: fileOrObject,
  data: matching('the name of a file'),
  idleMinutes: choice([15, 30]),
  secondFactor: onOff,
  ringSeconds: seconds,
  pickUpSeconds: seconds,
  answerSeconds: seconds,
  transferReturn: choice(['final-destination', 'ring-back']),
  webcallsPerMinute: number(0, 10_000_000),
  forms: choice(formsModes),
  'webhooks.retrySeconds': list('seconds with commas between them, such as 5,15,60, or none', seconds),
  'webhooks.timeout': number(1, 3_600_000),
  'webhooks.allowHosts': list('host names with commas between them, or none', matching('a host name')),
  lenient: onOff,
  delay: number(0, 600_000),
  log: choice(['silent', 'error', 'info', 'debug']),
  quiet: onOff,
};

type Plain<T> = {
  [K in keyof T as NonNullable<T[K]> extends (...args: never[]) => unknown ? never : K]: T[K];
};

type OfWebhooks = { [K in keyof Plain<WebhookOptions> as `webhooks.${K}`]: WebhookOptions[K] };

export type OptionValues = Required<Plain<Omit<SandboxOptions, 'webhooks'>> & OfWebhooks> & {
  log: LogLevel;
  quiet: boolean;
};

// Such as `webhooks.retrySeconds`.
export type OptionName = keyof OptionValues;

type OptionTable = { readonly [N in OptionName]: OptionKind<NonNullable<OptionValues[N]>> };

type Callbacks<T> = Exclude<keyof T, keyof Plain<T>> & string;

/** The options that are functions, which only code can set. */
export const callbacks: Record<Callbacks<SandboxOptions> | `webhooks.${Callbacks<WebhookOptions>}`, true> = {
  onFault: true,
  onWarning: true,
  onRequest: true,
  'webhooks.onAttempt': true,
};

export const optionNames = Object.keys(options) as OptionName[];
