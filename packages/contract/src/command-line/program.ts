/** The parser of every command here: commander, with one form of help and of errors. */
import * as commander from 'commander';
import type * as typed from '@commander-js/extra-typings';
import { isExecutable } from '../package-file.ts';
import { BAD_USAGE, usage, UserError } from './exit.ts';
import { LOG_LEVELS } from './terminal.ts';

const { Command, CommanderError, InvalidArgumentError } = commander as unknown as typeof typed;
/** Commander's option, typed by its flags. */
export const { Option } = commander as unknown as typeof typed;

const HELP_WIDTH = 110;

/** The texts of a command's help. */
export interface CommandText {
  /** The words that start it, such as `telephony-mock send`. */
  name: string;
  /** Paragraphs, each on one or several lines. */
  description: string;
  /** Shown between the options and the example. */
  notes?: string;
  /** One or several command lines. */
  example: string;
}

/** Creates a command, typed by the arguments and options that are added to it. */
export function createCommand({ name, description, notes, example }: CommandText): typed.Command {
  return new Command(name)
    .description(description.replaceAll(/(?<!\n)\n(?!\n)/g, ' '))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => process.stdout.write(nameOwnCommands(text)),
      writeErr: (text) => process.stderr.write(nameOwnCommands(text)),
    })
    .configureHelp({ helpWidth: process.stdout.columns || HELP_WIDTH })
    .addHelpText('after', `${notes ? `\n${notes}\n` : ''}\nExample:\n${example.replaceAll(/^/gm, '  ')}`);
}

/** Returns a text with the commands that the user has: in the executable, `telephony-mock` is `telephony mock`. */
export function nameOwnCommands(text: string): string {
  if (!isExecutable) return text;
  return text
    .replaceAll(/(?:npx --no )?telephony-webhooks deliver/g, 'telephony send')
    .replaceAll(/\btelephony-(?:webhooks )?(?=(?:certify|mock|sandbox)\b)/g, 'telephony ');
}

/** Options of `runCommand`. */
export interface RunOptions {
  /** Default: the arguments of the process. */
  args?: readonly string[];
  /** The exit code of errors that have none. Default: 1. */
  failureCode?: number;
  /** False prints unexpected errors without their stack. Default: true. */
  showStacks?: boolean;
}

/** Parses the arguments, runs the command and sets the exit code: that of `main` or of its error, or 2 for wrong usage. */
export async function runCommand<Args extends unknown[], Options extends typed.OptionValues>(
  command: typed.Command<Args, Options>,
  main: NoInfer<(options: Options, ...args: Args) => number | Promise<number>>,
  { args = process.argv.slice(2), failureCode = 1, showStacks = true }: RunOptions = {},
): Promise<void> {
  try {
    command.parse([...args], { from: 'user' });
    process.exitCode = await main(command.opts(), ...command.processedArgs);
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has printed the help or the error.
      if (error.exitCode !== 0) console.error(nameOwnCommands(`See ${command.name()} --help.`));
      process.exitCode = error.exitCode === 0 ? 0 : BAD_USAGE;
    } else {
      const message = messageOf(error) ?? (showStacks ? undefined : (error as Error).message);
      console.error(message === undefined ? error : nameOwnCommands(message));
      process.exitCode = (error instanceof UserError ? error.exitCode : undefined) ?? failureCode;
    }
  }
}

function messageOf(error: unknown): string | undefined {
  if (error instanceof UserError) return error.message;
  const { code, syscall, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Choose another with --port.`;
  return syscall === undefined ? undefined : message;
}

/** Creates the parser of a whole number, both bounds included. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Give a whole number from ${from} to ${to}.`);
  };
}

/** Creates a parser of an option that is a token: it must fit into a header. The error does not repeat it. */
export function headerToken(option: string, minLength: number): (text: string) => string {
  return (text) => {
    if (/^[\x21-\x7e]+$/.test(text) && text.length >= minLength && text.length <= 1000) return text;
    throw usage(
      `${option} is not a token. Give ${minLength} to 1000 visible ASCII characters without a space.`,
    );
  };
}

/** Parses the option `--control-token`. */
export const controlToken: (text: string) => string = headerToken('--control-token', 16);

/** Parses an option that may be given several times. */
export function repeated(text: string, before: string[] = []): string[] {
  return [...before, text];
}

/** The option `--log`. */
export const LOG_OPTION = new Option(
  '--log <level>',
  'silent, error (refused and failed requests), info (a line for each request), or debug (headers and bodies too, without secrets)',
)
  .choices(LOG_LEVELS)
  .default('info');

/** The option `--quiet`, which goes before `--log`. */
export const QUIET_OPTION = new Option('--quiet', 'the same as --log silent');
