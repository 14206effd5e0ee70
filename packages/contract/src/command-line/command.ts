/** What every command does: it reads its options, prints its help, and exits with a code. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { LOG_LEVELS, type LogLevel } from './terminal.ts';
import { usage, UserError } from './exit.ts';

/** Thrown to exit with the help text: `runCli` prints it, and the command succeeds. */
export class HelpWanted extends Error {
  override name = 'HelpWanted';
}

/**
 * Runs the body of a command. A UserError is printed as its message, any other error with its stack.
 *
 * @param failed What the command exits with after an error that has no code of its own. Default: 1.
 */
export async function runCli(main: () => Promise<number> | number, failed = 1): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof HelpWanted) {
      console.log(error.message);
      return;
    }
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = (error instanceof UserError ? error.exitCode : undefined) ?? failed;
  }
}

type Given<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/**
 * Reads the options of a command, without names. `--help` is always one of them.
 *
 * @param help Text that `--help` prints, and that follows the message when an option is invalid.
 * @throws HelpWanted for `--help`; UserError with the exit code 2 for an unknown option.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  args: string[] = process.argv.slice(2),
): Given<Options>['values'] {
  return parse(help, `\n${help}`, options, args, false).values;
}

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
  return parse(help, `See ${see}.`, options, args, true);
}

function parse<Options extends ParseArgsOptionsConfig>(
  help: string,
  hint: string,
  options: Options,
  args: string[],
  allowPositionals: boolean,
): Given<Options> {
  const all = { ...options, help: { type: 'boolean', short: 'h' } } as const;
  let given: Given<Options>;
  try {
    given = parseArgs({ args, options: all, allowPositionals });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw usage(`${message}\n${hint}`, { cause });
  }
  if ('help' in given.values && given.values.help === true) throw new HelpWanted(help);
  return given;
}

/**
 * The value of an option that takes a whole number.
 *
 * @throws UserError when the text is anything else; the message names the option and the range.
 */
export function wholeNumber(option: string, text: string, range: { from: number; to: number }): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= range.from && value <= range.to)) {
    throw usage(`${option}: "${text}" is not a whole number from ${range.from} to ${range.to}.`);
  }
  return value;
}

/**
 * The value of an option that takes a token, which has to fit into a header.
 *
 * @throws UserError when the text is empty or has other characters than visible ASCII; the message names the option.
 */
export function tokenOption(option: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^[\x21-\x7e]{16,1000}$/.test(text))
    throw usage(`${option} is not a token. Give 16 to 1000 visible ASCII characters without a space.`);
  return text;
}

/** The options of `parseArgs` that choose the level. */
export const LOG_OPTIONS = {
  log: { type: 'string', default: 'info' },
  quiet: { type: 'boolean', default: false },
} as const;

/** Their lines of a help text. */
export const LOG_HELP = `  --log LEVEL        silent, error (refused and failed requests), info (a line for each request),
                     or debug (headers and bodies too, without secrets) (default: info)
  --quiet            the same as --log silent`;

/** @throws UserError for a level that does not exist. */
export function logLevel({ log, quiet }: { log: string; quiet: boolean }): LogLevel {
  if (quiet) return 'silent';
  const level = LOG_LEVELS.find((one) => one === log);
  if (!level) throw usage(`--log: "${log}" is not one of ${LOG_LEVELS.join(', ')}.`);
  return level;
}
