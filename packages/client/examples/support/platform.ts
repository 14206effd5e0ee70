import { type AuthOption, session } from '@telephony/client';
import { askForCode } from './ask-for-code.ts';
import { UsageError } from './usage-error.ts';

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
