import { type AuthOption, session } from '@telephony/client';

/** Runs an example: `--help` prints its help, an error is one line, and Ctrl-C aborts the signal, so that it can clean up. */
export async function runExample(help: string, main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) return console.log(help.trim());
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort());
  try {
    await main(interruption.signal);
  } catch (error) {
    const { message } = error as Error;
    console.error(interruption.signal.aborted ? 'Stopped.' : message.replaceAll(/\s+/g, ' '));
    process.exitCode = interruption.signal.aborted ? 130 : 1;
  }
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
}

/** Where an example sends its requests, and how it signs in. */
export interface Platform extends AsyncDisposable {
  baseUrl: string;
  auth: AuthOption;
  /** Whether this is a mock, started for this run. */
  isMock: boolean;
}

/**
 * The platform at `--base-url` or TELEPHONY_URL, else a mock that runs as long as the example. Secrets come from the environment,
 * since other users of the machine can read the command line of a program.
 */
export async function openPlatform(url = process.env['TELEPHONY_URL']): Promise<Platform> {
  if (!url) {
    const { startMock } = await import('@telephony/mock');
    const mock = await startMock({ port: 0 });
    console.error('No --base-url: started a mock for this run.');
    const baseUrl = `${mock.url}/v1.2/example`;
    return { baseUrl, auth: 'any-token', isMock: true, [Symbol.asyncDispose]: () => mock.close() };
  }
  const { TELEPHONY_TOKEN: token, TELEPHONY_EMAIL: email = '', TELEPHONY_PASSWORD: password } = process.env;
  if (!token && !password)
    throw new Error(
      `No credentials for ${url}. Set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.`,
    );
  const auth = token || session({ email, password: password ?? '' });
  return { baseUrl: url, auth, isMock: false, [Symbol.asyncDispose]: async () => {} };
}

/** The beginning of a day in UTC, the time zone of the platform. @throws Error if the text is not a day */
export function parseDay(option: string, text: string | undefined): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // Invalid, or a day such as 2026-02-30, which Date moves into March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new Error(
      `${option} ${text ?? 'is missing'}: pass a day, such as ${option} 2026-11-20. See --help.`,
    );
  return day;
}

/** The beginning of the next day. */
export function dayAfter(day: Date): Date {
  return new Date(day.getTime() + 86_400_000);
}
