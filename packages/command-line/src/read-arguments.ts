import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { HelpWanted } from './help-wanted.ts';
import { UserError } from './user-error.ts';

/** The values of options, as `parseArgs` gives them. */
type ValuesOf<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/**
 * Reads the options of a command, without positional arguments. `--help` is always one of them.
 *
 * @param help Text that `--help` prints, and that follows the message when an option is invalid.
 * @throws HelpWanted for `--help`, UserError for an unknown option.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  args: string[] = process.argv.slice(2),
): ValuesOf<Options> {
  const parse = (): ValuesOf<Options> =>
    parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } } }).values;
  let values: ValuesOf<Options>;
  try {
    values = parse();
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`, {
      cause: error,
    });
  }
  if ('help' in values && values.help === true) throw new HelpWanted(help);
  return values;
}
