import { parseArgs } from 'node:util';
import {
  LOG_HELP,
  LOG_OPTIONS,
  type LogLevel,
  logLevel,
  tokenOption,
  wholeNumber,
} from '@telephony/command-line';
import type { SandboxOptions } from '../start-sandbox.ts';

export interface CliOptions extends SandboxOptions {
  log: LogLevel;
}

export const help = `Usage: telephony-sandbox [options]

The telephony platform on your machine: it stores data, rings phones, hangs up and sends webhooks as the contract says.

Options
  --port PORT          port to listen on, 0 for a free one (default: 4020)
  --host HOST          address to listen on (default: 127.0.0.1)
  --control-token TOKEN  what other machines have to send to use the control plane (default: none, this machine only)
  --clock MODE         real, or manual: time stands still until the control plane moves it (default: real)
  --now TIME           start time, such as 2026-11-20T16:06:00Z (default: now; with --clock manual that example)
  --seed NUMBER        same seed, same IDs and tokens (default: 1)
  --idle-minutes N     15 or 30: a login token expires after this many idle minutes (default: 30)
  --no-second-factor   sign in without a second factor
  --data FILE          keep all data in a database file; it survives restarts and kills
  --snapshot FILE      load all data from a JSON file if it exists, save it on exit
  --allow-http         allow webhooks to plain http URLs on this machine
  --delay MS           wait this long before each response (default: 0)
  --lenient            let query parameters pass that the contract does not know
  --request-timeout MS time for a whole request to arrive (default: 10000)
${LOG_HELP}
  --help, -h           show this text

Example
  telephony-sandbox --port 4020
  curl -H 'X-Auth-Token: 62cdb7020ff920e5aa642c3d4066950dd1f01f4d' 'http://127.0.0.1:4020/v1.2/voice/cdrs?limit=2'
`;

/** The last moment that a timestamp with a four-digit year can express. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

/**
 * @returns The options, or `help` if the user asked for it.
 * @throws Error when an option is unknown or its value is invalid; the message names the option.
 */
export function readOptions(args: string[]): CliOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4020' },
      host: { type: 'string', default: '127.0.0.1' },
      'control-token': { type: 'string' },
      clock: { type: 'string', default: 'real' },
      now: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'idle-minutes': { type: 'string', default: '30' },
      'no-second-factor': { type: 'boolean', default: false },
      data: { type: 'string' },
      snapshot: { type: 'string' },
      'allow-http': { type: 'boolean', default: false },
      delay: { type: 'string', default: '0' },
      lenient: { type: 'boolean', default: false },
      'request-timeout': { type: 'string', default: '10000' },
      ...LOG_OPTIONS,
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const { host, data, snapshot } = values;
  const controlToken = tokenOption('--control-token', values['control-token']);
  return {
    port: wholeNumber('--port', values.port, { from: 0, to: 65_535 }),
    host,
    clock: oneOf('--clock', values.clock, ['real', 'manual'] as const),
    seed: wholeNumber('--seed', values.seed, { from: -(2 ** 31), to: 2 ** 31 - 1 }),
    idleMinutes: oneOf('--idle-minutes', values['idle-minutes'], ['15', '30'] as const) === '15' ? 15 : 30,
    secondFactor: !values['no-second-factor'],
    webhooks: { allowHttp: values['allow-http'] },
    delay: wholeNumber('--delay', values.delay, { from: 0, to: 600_000 }),
    lenient: values.lenient,
    requestTimeout: wholeNumber('--request-timeout', values['request-timeout'], { from: 1, to: 3_600_000 }),
    log: logLevel(values),
    ...(controlToken === undefined ? {} : { controlToken }),
    ...(values.now === undefined ? {} : { startTime: momentOption('--now', values.now) }),
    ...(data === undefined ? {} : { data: fileName('--data', data) }),
    ...(snapshot === undefined ? {} : { snapshot: fileName('--snapshot', snapshot) }),
  };
}

function oneOf<T extends string>(option: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === text);
  if (found === undefined) throw new Error(`${option}: "${text}" is not valid. Use ${allowed.join(' or ')}.`);
  return found;
}

/** ISO 8601; UTC if it has no time zone, like all times of the platform. */
function momentOption(option: string, text: string): number {
  const [, date, time = 'T00:00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/i.exec(text) ?? [];
  const moment = date === undefined ? Number.NaN : Date.parse(`${date}${time.replace(' ', 'T')}${zone}`);
  if (!(moment >= 0 && moment <= LAST_MOMENT)) {
    throw new Error(`${option}: "${text}" is not an ISO 8601 time such as 2026-11-20T16:06:00Z.`);
  }
  return moment;
}

function fileName(option: string, text: string): string {
  if (text === '') throw new Error(`${option} needs a file name.`);
  return text;
}
