/** What every command does: it reads its options, prints its help, and exits with a code. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** The exit code for wrong options or names, and of a Node that is too old: nothing was done. */
export const BAD_USAGE = 2;

/** An error whose message says what is wrong, where, and what to do. It is printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
  /** What the command exits with; where undefined, with its code for failures. */
  readonly exitCode: number | undefined;

  /** @param options `exitCode`: what the command exits with. Default: its code for failures. */
  constructor(message: string, { exitCode, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** A wrong option, name or value. Nothing was done. */
export function usage(message: string, options?: ErrorOptions): UserError {
  return new UserError(message, { ...options, exitCode: BAD_USAGE });
}

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

const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

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

/**
 * Exits with 2 and one message if Node is older than the package needs. Call it before the rest is imported: the first import that
 * this Node lacks would print a stack.
 *
 * @param manifest The package.json whose `engines.node` has the version: `>=` and numbers.
 */
export function requireNode(manifest: URL): void {
  const { name, engines } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name: string;
    engines: { node: string };
  };
  const needed = engines.node.replace('>=', '').trim();
  const current = process.versions.node;
  if (!isOlder(current, needed)) return;
  console.error(
    `${name} needs Node ${needed} or newer; this is ${current}. Install a newer Node, then run the command again.`,
  );
  process.exit(BAD_USAGE);
}

/** Compares two versions number by number: a collator for texts would cost every start 9 ms. */
function isOlder(version: string, needed: string): boolean {
  const [own, other] = [version, needed].map((text) => text.split('.').map(Number));
  const at = other!.findIndex((part, index) => part !== (own![index] ?? 0));
  return at !== -1 && (own![at] ?? 0) < other![at]!;
}
