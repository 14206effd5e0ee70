import { styleText } from 'node:util';
import { createInterface } from 'node:readline/promises';
import {
  type AuthOption,
  isNoPhoneOnline,
  isRateLimited,
  isTelephonyError,
  isUnauthorized,
  session,
} from '@telephony/client';

/** Exit codes by the signal that ended a program: 128 plus its number. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs an example. `--help` prints the help. An error prints one line and exits with 1, a mistake in the options with 2.
 * Ctrl-C aborts the signal, so that the example can clean up; a second Ctrl-C ends the program straight away.
 */
export async function runExample(help: string, main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(help.trim());
    return;
  }
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      process.exitCode = exitCodes[name];
      interruption.abort();
    });
  }
  // The reader of the output has closed it, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
  });
  try {
    await main(interruption.signal);
  } catch (error) {
    if (interruption.signal.aborted) console.error('Stopped.');
    else {
      const isUsage =
        error instanceof UsageError ||
        String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
      const hint = isUsage ? ' See --help.' : '';
      console.error(styleText('red', oneLine(error), { stream: process.stderr }) + hint);
      process.exitCode = isUsage ? 2 : 1;
    }
  }
  // From here on there is nothing left to clean up.
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
}

/** Where an example sends its requests, and how it authenticates. */
export interface Platform extends AsyncDisposable {
  baseUrl: string;
  auth: AuthOption;
  /** Whether this is a mock, started for this run. */
  isMock: boolean;
}

/**
 * The platform at `--base-url` or TELEPHONY_URL; by default, a mock that runs as long as the example.
 *
 * Secrets come from the environment, since other users of the machine can read the command line of a program.
 */
export async function openPlatform(
  url: string | undefined = process.env['TELEPHONY_URL'],
): Promise<Platform> {
  if (!url) return startMockPlatform();
  const { TELEPHONY_TOKEN: token, TELEPHONY_EMAIL: email, TELEPHONY_PASSWORD: password } = process.env;
  if (!token && !(email && password)) {
    throw new UsageError(
      `No credentials for ${url}. Set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.`,
    );
  }
  const auth = token || session({ email: email!, password: password!, secondFactor: askForCode });
  return { baseUrl: url, auth, isMock: false, [Symbol.asyncDispose]: async () => {} };
}

async function startMockPlatform(): Promise<Platform> {
  const { startMock } = await import('@telephony/mock');
  const mock = await startMock({ port: 0 });
  console.error('No --base-url: started a mock for this run.');
  return {
    baseUrl: `${mock.url}/v1.2/example`,
    auth: 'any-token',
    isMock: true,
    [Symbol.asyncDispose]: () => mock.close(),
  };
}

/** Asks the user at the terminal for the code that the platform has sent by e-mail. */
async function askForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('Code from the e-mail: ')).trim();
  } finally {
    terminal.close();
  }
}

/** A mistake in the options of a program. Only its message is printed, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An error on one line, with advice where there is any. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message}${advice(error)}`.replaceAll(/\s+/g, ' ').trim();
}

function advice(error: unknown): string {
  if (isUnauthorized(error)) return '. Check that TELEPHONY_TOKEN is still valid.';
  if (isNoPhoneOnline(error)) return '. Switch on a phone of the user who calls.';
  if (isRateLimited(error)) return '. Wait a minute, then try again.';
  if (!isTelephonyError(error) || error.kind !== 'network') return '';
  return ` from ${error.requestUrl}. Check the URL and your connection.`;
}

const dayInMilliseconds = 86_400_000;

/**
 * The beginning of a day in UTC, the time zone of the platform.
 *
 * @throws UsageError if the text is not a day.
 */
export function parseDay(option: string, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // Invalid, or a day such as 2026-02-30, which Date moves into March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new UsageError(`${option} ${text} is not a day. Write it like 2026-11-20.`);
  }
  return day;
}

/** The beginning of the next day. */
export function dayAfter(day: Date): Date {
  return new Date(day.getTime() + dayInMilliseconds);
}

/** Shows progress on standard error, a line for each step. */
export function startProgress(what: string): (done: number, total: number) => void {
  return (done, total) => console.error(`${done} of ${total} ${what}`);
}
