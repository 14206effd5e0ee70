import { parseArgs } from 'node:util';
import { isJsonObject, nearest } from '@telephony/contract';
import type { LogLevel } from '@telephony/contract/command-line';
import {
  callbacks,
  onOff,
  OptionError,
  type OptionName,
  optionNames,
  options,
  type OptionValues,
} from './options.ts';
import type { SandboxOptions } from './sandbox-options.ts';

const PREFIX = 'TELEPHONY_SANDBOX_';

type GivenOptions = Partial<OptionValues>;

export interface CommandOptions extends SandboxOptions {
  log: LogLevel;
}

export function readOptions(args: string[], env: NodeJS.ProcessEnv): CommandOptions | 'help' {
  const line = fromCommandLine(args);
  if (line === 'help') return 'help';
  const { log = 'info', ...others } = { ...applyQuiet(fromEnvironment(env)), ...applyQuiet(line) };
  return { ...nestWebhooks(others), log };
}

function applyQuiet({ quiet, ...given }: GivenOptions): GivenOptions {
  return quiet === true ? { ...given, log: 'silent' } : given;
}

function fromCommandLine(args: string[]): GivenOptions | 'help' {
  const values = parse(args);
  if (values['help'] === true) return 'help';
  const result: GivenOptions = {};
  for (const name of optionNames) {
    const value = values[dashed(name)];
    if (value === undefined) continue;
    const place = value === false ? `--no-${dashed(name)}` : flagOf(name);
    const json = typeof value === 'string' ? options[name].parse(value) : value;
    Object.assign(result, checkOption(name, place, json, `"${String(value)}"`));
  }
  return result;
}

function parse(args: string[]): Record<string, string | boolean | undefined> {
  const descriptors = optionNames.map((name) => {
    const type = options[name] === onOff ? 'boolean' : 'string';
    return [dashed(name), { type }] as const;
  });
  const all = { ...Object.fromEntries(descriptors), help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args, allowNegative: true, options: all }).values;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
    const [, word] = /^Unexpected argument '([^']*)'/.exec(message) ?? [];
    const flags = [...optionNames.map(flagOf), '--help'];
    const text =
      word !== undefined
        ? `${word} is not an option. See telephony-sandbox --help.`
        : unknown !== undefined
          ? `There is no option ${unknown}. ${suggestion(unknown, flags)}`
          : `${message}\nSee telephony-sandbox --help.`;
    throw new OptionError(text, { cause });
  }
}

function fromEnvironment(env: NodeJS.ProcessEnv): GivenOptions {
  const names = new Map(optionNames.map((name) => [variableOf(name), name]));
  const result: GivenOptions = {};
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || text === undefined || text === '') continue;
    const name = names.get(variable);
    if (name === undefined)
      throw new OptionError(
        `The environment has ${variable}, which is not an option. ${suggestion(variable, names.keys())}`,
      );
    Object.assign(result, checkOption(name, variable, options[name].parse(text), `"${text}"`));
  }
  return result;
}

const namesInCode = optionNames.filter((name) => name !== 'log' && name !== 'quiet');

export function checkOptions(settings: SandboxOptions): SandboxOptions {
  const checked: GivenOptions = {};
  for (const [option, value] of optionEntries(settings)) {
    if (value === undefined) continue;
    const name = namesInCode.find((one) => one === option);
    const place = `startSandbox: ${option}`;
    if (name !== undefined)
      Object.assign(checked, checkOption(name, place, value, JSON.stringify(value) ?? 'nothing'));
    else if (!Object.hasOwn(callbacks, option))
      throw new OptionError(`${place} is not an option. ${suggestion(option, [...namesInCode, 'webhooks'])}`);
    else if (typeof value === 'function') Object.assign(checked, { [option]: value });
    else throw new OptionError(`${place} must be a function.`);
  }
  return nestWebhooks(checked);
}

function optionEntries(settings: unknown): [string, unknown][] {
  if (!isJsonObject(settings))
    throw new OptionError('startSandbox: must be an object of options, such as {"port": 4020}.');
  return Object.entries(settings).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name !== 'webhooks' || value === undefined) return [[name, value]];
    if (!isJsonObject(value))
      throw new OptionError('startSandbox: webhooks must be an object, such as {"timeout": 5000}.');
    return Object.entries(value).map(([member, inner]) => [`webhooks.${member}`, inner]);
  });
}

function nestWebhooks(flat: Omit<GivenOptions, 'log' | 'quiet'>): SandboxOptions {
  const entries = Object.entries(flat);
  const isOfWebhooks = ([name]: [string, unknown]) => name.startsWith('webhooks.');
  const webhooks = entries
    .filter(isOfWebhooks)
    .map(([name, value]) => [name.slice('webhooks.'.length), value]);
  const others = entries.filter((entry) => !isOfWebhooks(entry));
  return Object.fromEntries([...others, ['webhooks', Object.fromEntries(webhooks)]]);
}

function checkOption(name: OptionName, place: string, json: unknown, text: string): GivenOptions {
  const kind = options[name];
  const value = kind.check(json);
  if (value === undefined) throw new OptionError(`${place}: ${text} is not valid. Give ${kind.allowed}.`);
  return { [name]: value };
}

// `webhooks-retry-seconds` for `webhooks.retrySeconds`.
function dashed(name: string): string {
  return name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function flagOf(name: OptionName): string {
  return `--${dashed(name)}`;
}

// `TELEPHONY_SANDBOX_WEBHOOKS_RETRY_SECONDS` for `webhooks.retrySeconds`.
export function variableOf(name: OptionName): string {
  return PREFIX + dashed(name).replaceAll('-', '_').toUpperCase();
}

function suggestion(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? 'See telephony-sandbox --help.' : `Did you mean ${near}?`;
}

export const helpText = `Usage: telephony-sandbox [options]
       telephony-sandbox init [FILE]      Write an account to begin with: account.yaml, and its schema for editors

Runs the telephony platform on your machine. It stores data, rings phones, hangs up and sends webhooks as the contract says.

Options
  --port PORT                       Port to listen on; 0 picks a free one (default: 4020)
  --host HOST                       Address to listen on; 0.0.0.0 for other machines too (default: 127.0.0.1)
  --control-token TOKEN             Token for requests to the control plane (default: none, this machine only)
  --clock MODE                      manual: time stands still until the control plane moves it (default: real)
  --start-time TIME                 Start time, ISO 8601 (default: now; manual: 2026-11-20 16:06)
  --examples                        Start as the docs' samples assume: 2026-11-20 16:06, two live calls (default: off)
  --seed NUMBER                     Seed for event ids and new tokens (default: a new seed for each run)
  --live-calls                      Start with the story's two live calls (default: off)
  --history DAYS                    Days of calls and messages before the story, such as 90d (default: 0)
  --users NUMBER                    Total number of users; the sandbox makes up users beyond five (default: 5)
  --calls-per-day NUMBER            Number of calls on an average weekday of the history (default: 100)
  --accounts N                      Number of customer accounts, 1 or 2; use 2 to test foreign records (default: 1)
  --fixture FILE                    Start with the account in a YAML or JSON file; init writes one (default: the story)
  --data FILE                       Keep all data in a database file; survives restarts, kills (default: in memory)
  --idle-minutes N *                15 or 30: idle time of a login token, ledger O-05 (default: 30)
  --[no-]second-factor *            Users with a second factor must send its code (default: on)
  --ring-seconds SECONDS *          Ring time if the user, queue or ring group has none (default: 20)
  --pick-up-seconds SECONDS *       Time until users pick up their own phone in a click to call (default: 2)
  --answer-seconds SECONDS *        Time until an external number answers (default: 4)
  --transfer-return ROAD *          Where an unanswered transfer goes first: final-destination or ring-back
                                    (default: final-destination)
  --webcalls-per-minute NUMBER *    Maximum number of web calls per minute, ledger O-09 (default: 10)
  --forms FORMS *                   documented, observed, or mixed for either by chance (default: observed where seen)
  --webhooks-retry-seconds LIST *   Seconds before each retry of an event; none for one attempt (default: 5,15,60)
  --webhooks-timeout MS *           Timeout for each delivery attempt (default: 5000)
  --webhooks-allow-hosts LIST *     Other hosts that may receive events (default: none)
  --lenient *                       Accept query parameters that the contract does not have (default: off)
  --delay MS *                      Wait this long before each response (default: 0)
  --log LEVEL                       silent, error (refused and failed requests), info (a line for each request and
                                    delivery), or debug (headers and bodies too, without secrets) (default: info)
  --quiet                           The same as --log silent
  --help, -h                        Show this text

You can also set each option as an environment variable: --port is TELEPHONY_SANDBOX_PORT.
In the environment, options without a value take true or false.
The command line takes precedence. You can change options marked * while the sandbox runs: GET and PATCH /_sandbox/settings.
For all requests to the control plane, see GET /_sandbox/help.

Example
  telephony-sandbox --port 4020
  curl -H 'X-Auth-Token: 62cdb7020ff920e5aa642c3d4066950dd1f01f4d' 'http://127.0.0.1:4020/v1.2/voice/cdrs?limit=2'
`;
