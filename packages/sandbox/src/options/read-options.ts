import type { LogLevel } from '@telephony/command-line';
import type { SandboxOptions } from './sandbox-options.ts';
import { fromCommandLine } from './from-command-line.ts';
import { fromEnvironment } from './from-environment.ts';
import { fromFile } from './from-file.ts';
import type { Given } from './given.ts';
import { nested } from './nested.ts';
import { OptionError } from '../ground/options/option-error.ts';

/** Options of the command. */
export interface CommandOptions extends SandboxOptions {
  log: LogLevel;
}

/** Where options come from. */
export interface Sources {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Where the command runs. */
  folder: string;
}

/**
 * The options of command line, environment and configuration file, the first of them that gives one.
 *
 * @returns The options, or `help` if the user asked for it.
 * @throws OptionError when an option does not exist or its value is invalid; the message says what, where, and what to do.
 */
export async function readOptions({ args, env, folder }: Sources): Promise<CommandOptions | 'help'> {
  const line = fromCommandLine(args);
  if (line.help) return 'help';
  const environment = fromEnvironment(env);
  const file = await fromFile(line.config ?? environment.config, folder);
  const given = { ...loud(file), ...loud(environment.given), ...loud(line.given) };
  if (given.data !== undefined && given.snapshot !== undefined)
    throw new OptionError(
      'A data file and a snapshot cannot be combined. Give --data or --snapshot, not both.',
    );
  const { log = 'info', ...options } = given;
  return { ...nested(options), log };
}

/** What is quiet has a log that is silent. */
function loud({ quiet, ...given }: Given): Given {
  return quiet === true ? { ...given, log: 'silent' } : given;
}
