import { isJsonObject, nearest } from '@telephony/contract';
import type { LogLevel } from '@telephony/contract/command-line';
import {
  callbacks,
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

/** @param values The options of the command line by attribute. */
export function readOptions(
  values: Readonly<Record<string, string | boolean>>,
  env: NodeJS.ProcessEnv,
): CommandOptions {
  const line = fromCommandLine(values);
  const { log = 'info', ...others } = { ...applyQuiet(fromEnvironment(env)), ...applyQuiet(line) };
  return { ...nestWebhooks(others), log };
}

function applyQuiet({ quiet, ...given }: GivenOptions): GivenOptions {
  return quiet === true ? { ...given, log: 'silent' } : given;
}

function fromCommandLine(values: Readonly<Record<string, string | boolean>>): GivenOptions {
  const result: GivenOptions = {};
  for (const name of optionNames) {
    // `webhooksTimeout` for `webhooks.timeout`.
    const value = values[name.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase())];
    if (value === undefined) continue;
    const json = typeof value === 'string' ? options[name].parse(value) : value;
    Object.assign(result, checkOption(name, flagOf(name), json, `"${String(value)}"`));
  }
  return result;
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
