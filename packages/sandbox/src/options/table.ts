import type { LogLevel } from '@telephony/command-line';
import { formsModes } from '../forms/forms.ts';
import { platformDefaults } from '../platform/options.ts';
import { webhookDefaults, type WebhookOptions } from '../delivery/delivery.ts';
import { choice, days, type Kind, list, matching, moment, number, onOff } from './kinds.ts';
import type { SandboxOptions } from './sandbox-options.ts';

const MAX_MS = 3_600_000;
const seconds = number('SECONDS', [0, 86_400], { whole: false });
const count = number('NUMBER', [0, 10_000_000]);

/** Every option, in the order of help and README. Command line, environment and `startSandbox` are read by it. */
export const options: OptionTable = {
  port: {
    kind: number('PORT', [0, 65_535]),
    about: 'Port to listen on; 0 picks a free one',
    default: '4020',
  },
  host: {
    kind: matching('HOST', 'a host name or an address'),
    about: 'Address to listen on; 0.0.0.0 for other machines too',
    default: '127.0.0.1',
  },
  controlToken: {
    kind: matching('TOKEN', '1 to 1000 visible ASCII characters', /^[\x21-\x7e]{1,1000}$/),
    about: 'What other machines have to send to use the control plane',
    default: 'none: this machine only',
  },
  clock: {
    kind: choice('MODE', ['real', 'manual']),
    about: '`manual`: time stands still until the control plane moves it',
    default: platformDefaults.clock,
  },
  startTime: {
    kind: moment,
    about: 'Start time, ISO 8601',
    default: 'now; manual: 2026-11-20 16:06',
  },
  seed: {
    kind: number('NUMBER', [-(2 ** 31), 2 ** 31 - 1]),
    about: 'Same seed, same ids of events and same new tokens',
    default: 'another one in each run',
  },
  liveCalls: {
    kind: onOff,
    about: 'Begin with the two live calls of the story',
    default: 'off',
  },
  history: {
    kind: days([0, 1200]),
    about: 'Days of calls and messages before the story, such as `90d`',
    default: String(platformDefaults.history),
  },
  users: {
    kind: number('NUMBER', [5, 500]),
    about: 'Users in all; those beyond the five of the story are made up',
    default: String(platformDefaults.users),
  },
  callsPerDay: {
    kind: number('NUMBER', [1, 20_000]),
    about: 'Calls of an average weekday of the history',
    default: String(platformDefaults.callsPerDay),
  },
  accounts: {
    kind: choice('N', [1, 2]),
    about: 'Customer accounts, 1 or 2, to try what belongs to somebody else',
    default: String(platformDefaults.accounts),
  },
  data: {
    kind: matching('FILE', 'the name of a file'),
    about: 'Keep all data in a database file; survives restarts, kills',
    default: 'in memory only',
  },
  idleMinutes: {
    kind: choice('N', [15, 30]),
    about: '15 or 30: idle time of a login token (ledger O-05)',
    default: String(platformDefaults.idleMinutes),
    changeable: true,
  },
  secondFactor: {
    kind: onOff,
    about: 'Users with a second factor must send its code',
    default: 'on',
    changeable: true,
  },
  ringSeconds: {
    kind: seconds,
    about: 'Time that a phone rings where its user, queue or ring group has no `ring_time`',
    default: String(platformDefaults.ringSeconds),
    changeable: true,
  },
  pickUpSeconds: {
    kind: seconds,
    about: 'Time after which users pick up their own phone in a click to call',
    default: String(platformDefaults.pickUpSeconds),
    changeable: true,
  },
  answerSeconds: {
    kind: seconds,
    about: 'Time after which an external number is answered',
    default: String(platformDefaults.answerSeconds),
    changeable: true,
  },
  voicemailSeconds: {
    kind: seconds,
    about: 'Time that a caller speaks to a voicemail',
    default: String(platformDefaults.voicemailSeconds),
    changeable: true,
  },
  webcallsPerMinute: {
    kind: count,
    about: 'Most web calls per minute (ledger O-09)',
    default: String(platformDefaults.webcallsPerMinute),
    changeable: true,
  },
  forms: {
    kind: choice('FORMS', formsModes),
    about: 'Which of two forms is sent: `documented`, `observed`, or `mixed` for either by chance',
    default: 'observed where seen live',
    changeable: true,
  },
  'webhooks.retrySeconds': {
    kind: list('SECONDS', 'seconds with commas between them, such as 5,15,60, or none', seconds),
    about:
      'Waits before each retry of an event, with commas between; `none` for a single attempt (ledger O-11)',
    default: webhookDefaults.retrySeconds.join(','),
    changeable: true,
  },
  'webhooks.timeout': {
    kind: number('MS', [1, MAX_MS]),
    about: 'Time that a receiver has for each attempt',
    default: String(webhookDefaults.timeout),
    changeable: true,
  },
  'webhooks.allowHosts': {
    kind: list('HOSTS', 'host names with commas between them, or none', matching('HOST', 'a host name')),
    about: 'Hosts besides this machine that may receive events, over HTTPS, with commas between',
    default: 'none',
    changeable: true,
  },
  'webhooks.selfSigned': {
    kind: onOff,
    about: 'Accept any certificate of a receiver on this machine',
    default: 'on',
    changeable: true,
  },
  'webhooks.ca': {
    kind: matching('FILE', 'PEM certificates, or the name of a file with them'),
    about: 'Certificates of receivers to trust, PEM',
    default: 'none',
  },
  'webhooks.journalSize': {
    kind: count,
    about: 'Deliveries that the journal keeps',
    default: String(webhookDefaults.journalSize),
    changeable: true,
  },
  'webhooks.outboxSize': {
    kind: count,
    about: 'Events that may wait for one webhook; more fail at once',
    default: String(webhookDefaults.outboxSize),
    changeable: true,
  },
  lenient: {
    kind: onOff,
    about: 'Let query parameters pass that the contract does not know',
    default: 'off',
    changeable: true,
  },
  delay: {
    kind: number('MS', [0, 600_000]),
    about: 'Wait this long before each response',
    default: '0',
    changeable: true,
  },
  requestTimeout: {
    kind: number('MS', [1, MAX_MS]),
    about: 'Time for a whole request to arrive',
    default: '10000',
  },
  remember: {
    kind: count,
    about: 'Requests that the record keeps, fewer if they are large',
    default: '1000',
  },
  log: {
    kind: choice('LEVEL', ['silent', 'error', 'info', 'debug']),
    about:
      '`silent`, `error` (what is refused or fails), `info` (a line for each request and delivery), or `debug` (headers and bodies too, without secrets)',
    default: 'info',
  },
  quiet: { kind: onOff, about: 'The same as `--log silent`', default: 'off' },
};

/** One option of the sandbox, as help and README tell it. */
interface Option<V = unknown> {
  kind: Kind<V>;
  /** What it is for, in a few words. */
  about: string;
  /** Its value where it is not given, for people. */
  default: string;
  /** Whether the control plane changes it while the sandbox runs. */
  changeable?: boolean;
}

/** Functions are for code only. */
type Plain<T> = {
  [K in keyof T as NonNullable<T[K]> extends (...args: never[]) => unknown ? never : K]: T[K];
};

type OfSandbox = Plain<Omit<SandboxOptions, 'webhooks'>>;
type OfWebhooks = { [K in keyof Plain<WebhookOptions> as `webhooks.${K}`]: WebhookOptions[K] };

/** Every option by its name in code, with its type: one that is missing in the table does not compile. */
export type OptionValues = Required<OfSandbox & OfWebhooks> & {
  /** The level of the log, of the command alone. */
  log: LogLevel;
  quiet: boolean;
};

/** The name of an option, such as `webhooks.retrySeconds`. */
export type OptionName = keyof OptionValues;

type OptionTable = { readonly [N in OptionName]: Option<NonNullable<OptionValues[N]>> };
