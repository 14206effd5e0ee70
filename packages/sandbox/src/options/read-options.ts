import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import type { LogLevel } from '@telephony/command-line';
import type { SandboxOptions } from './sandbox-options.ts';
import {
  dashed,
  flagOf,
  type Given,
  meant,
  nested,
  optionNames,
  PREFIX,
  readOption,
  variableOf,
} from './read-option.ts';
import { OptionError } from './kinds.ts';
import { options } from './table.ts';

/** Options of the command. */
export interface CommandOptions extends SandboxOptions {
  log: LogLevel;
}

/**
 * The options of the command line, then of the environment.
 *
 * @returns The options, or `help` if the user asked for it.
 * @throws OptionError when an option does not exist or its value is invalid; the message says what, where, and what to do.
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): CommandOptions | 'help' {
  const line = fromCommandLine(args);
  if (line === 'help') return 'help';
  const given = { ...loud(fromEnvironment(env)), ...loud(line) };
  const { log = 'info', ...others } = given;
  return { ...nested(others), log };
}

/** What is quiet has a log that is silent. */
function loud({ quiet, ...given }: Given): Given {
  return quiet === true ? { ...given, log: 'silent' } : given;
}

const descriptors: Record<string, ParseArgsOptionDescriptor> = Object.fromEntries(
  optionNames.map((name) => [
    dashed(name),
    { type: options[name].kind.value === undefined ? 'boolean' : 'string' },
  ]),
);

/** The options on the command line, or `help` if it asks for it. @throws OptionError */
function fromCommandLine(args: string[]): Given | 'help' {
  const values = parse(args);
  if (values['help'] === true) return 'help';
  const given: Given = {};
  for (const name of optionNames) {
    const value = values[dashed(name)];
    if (value === undefined) continue;
    const place = value === false ? `--no-${dashed(name)}` : flagOf(name);
    Object.assign(
      given,
      readOption(name, place, typeof value === 'string' ? { text: value } : { json: value }),
    );
  }
  return given;
}

function parse(args: string[]): Record<string, unknown> {
  try {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: { ...descriptors, help: { type: 'boolean', short: 'h' } },
    });
    return values;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(error.message) ?? [];
    const [, word] = /^Unexpected argument '([^']*)'/.exec(error.message) ?? [];
    if (word !== undefined)
      throw new OptionError(`${word} is not an option. See telephony-sandbox --help.`, { cause: error });
    if (unknown === undefined)
      throw new OptionError(`${error.message}\nSee telephony-sandbox --help.`, { cause: error });
    const flags = [...optionNames.map(flagOf), '--help'];
    throw new OptionError(`There is no option ${unknown}. ${meant(unknown, flags)}`, { cause: error });
  }
}

/**
 * The options in the environment. An empty variable says nothing.
 *
 * @throws OptionError for a value that is not valid, and for a variable with the sandbox's prefix that names no option.
 */
function fromEnvironment(env: NodeJS.ProcessEnv): Given {
  const names = new Map(optionNames.map((name) => [variableOf(name), name]));
  const given: Given = {};
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || text === undefined || text === '') continue;
    const name = names.get(variable);
    if (name === undefined)
      throw new OptionError(
        `The environment has ${variable}, which is not an option. ${meant(variable, names.keys())}`,
      );
    Object.assign(given, readOption(name, variable, { text }));
  }
  return given;
}
