import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { HelpWanted } from './help-wanted.ts';
import { UserError } from './user-error.ts';

/** What a command with names was given: the values of its options as `parseArgs` gives them, and the names. */
type Given<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** The exit code for a command that was not called as it can be. */
export const BAD_USAGE = 2;

/**
 * Reads the options and names of a command, such as `deliver URL --times 3`. `--help` is always one of the options.
 *
 * @param help Text that `--help` prints.
 * @param see Where the help is, for the message about an unknown option, such as `telephony-webhooks deliver --help`.
 * @throws HelpWanted for `--help`; UserError with the exit code 2 for an unknown option.
 */
export function readCommand<Options extends ParseArgsOptionsConfig>(
  help: string,
  see: string,
  options: Options,
  args: string[],
): Given<Options> {
  const parse = (): Given<Options> =>
    parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  let given: Given<Options>;
  try {
    given = parse();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UserError(`${message}\nSee ${see}.`, { cause: error, exitCode: BAD_USAGE });
  }
  if ('help' in given.values && given.values.help === true) throw new HelpWanted(help);
  return given;
}
