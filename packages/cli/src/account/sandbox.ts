/** A sandbox says that it is one, to a request without a token. An address says nothing: a tunnel may lead to the platform. */
import { UserError } from '@telephony/contract/command-line';
import { setPlatformTime } from '../contract/time.ts';
import { EXIT, START_SANDBOX } from '../exit.ts';
import { type AccountOptions, findPlatform, isLoopback } from './account.ts';

const TIMEOUT_MS = 5000;
// Whoever does not need a sandbox does not wait for one.
const CLOCK_TIMEOUT_MS = 3000;

const known = new Map<string, boolean>();

export async function isSandbox(url: string): Promise<boolean> {
  return known.get(url) ?? (await sandboxTime(url)) !== undefined;
}

// Sandboxes speak plain http, so that most platforms are not asked.
async function sandboxTime(url: string, timeoutMs = TIMEOUT_MS): Promise<number | undefined> {
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:') return undefined;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers } = await fetch(new URL('/', url), { method: 'HEAD', redirect: 'manual', signal });
    known.set(url, headers.has('telephony-sandbox'));
    return known.get(url) ? Date.parse(headers.get('date') ?? '') : undefined;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    const reason = `${url}: ${cause?.code ?? cause?.message ?? message}.`;
    const text = isLoopback(url) ? `${reason} ${START_SANDBOX}` : reason;
    throw new UserError(text, { exitCode: EXIT.unavailable });
  }
}

/** Follows the clock of a sandbox: its day need not be today. */
export async function followClock(options: AccountOptions): Promise<void> {
  // Where nobody is signed in, or nothing responds, the command itself says so.
  const time = await findPlatform(options)
    .then(({ url }) => (known.get(url) === false ? undefined : sandboxTime(url, CLOCK_TIMEOUT_MS)))
    .catch(() => undefined);
  setPlatformTime(time ?? Date.now());
}
