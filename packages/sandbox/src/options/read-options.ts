import type { LogLevel } from '@telephony/command-line';
import type { SandboxOptions } from './sandbox-options.ts';
import { fromCommandLine } from './from-command-line.ts';
import { fromEnvironment } from './from-environment.ts';
import type { Given } from './given.ts';
import { nested } from './nested.ts';

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
  const { log = 'info', ...options } = given;
  return { ...nested(options), log };
}

/** What is quiet has a log that is silent. */
function loud({ quiet, ...given }: Given): Given {
  return quiet === true ? { ...given, log: 'silent' } : given;
}
