/** The platform and the token of a command: from flags, else from the environment, else from a profile. */
import { createTelephony, type Telephony, type TelephonyOptions } from '@telephony/client';
import { progressLine } from '@telephony/contract/command-line';
import { setPlatformTime } from '../contract/time.ts';
import { EXIT, inOtherWords, signedOut, START_SANDBOX, usage, UserError } from '../exit.ts';
import { redactor, safeText } from '../output/secrets.ts';
import { say } from '../output/terminal.ts';
import { findProfile, requireProfile, readSettings, SANDBOX, SANDBOX_TOKEN } from './profiles.ts';
import { readToken } from './tokens.ts';

export interface AccountOptions {
  profile?: string | undefined;
  url?: string | undefined;
  token?: string | undefined;
  timeout?: number | undefined;
  verbose?: boolean | undefined;
}

export interface Account extends AccountOptions {
  url: string;
  token: string | undefined;
}

export async function resolveAccount(options: AccountOptions): Promise<Account> {
  const { url, name, profile, isNamed } = await findPlatform(options);
  const explicitToken = options.token ?? (isNamed ? undefined : process.env['TELEPHONY_TOKEN'] || undefined);
  const account = { ...options, url, token: explicitToken };
  if (explicitToken !== undefined || !profile || name === undefined) return account;
  if (name === SANDBOX && profile.kept === undefined)
    return { ...account, token: (await isSandbox(url)) ? SANDBOX_TOKEN : undefined };
  // A profile's token goes only to its own platform.
  const isOwn = originOf(url) === originOf(profile.url);
  return { ...account, token: isOwn && profile.kept ? await readToken(name, profile.kept) : undefined };
}

export async function findPlatform(options: AccountOptions) {
  const isNamed = options.profile !== undefined;
  const name = options.profile ?? readSettings().current;
  const profile = isNamed ? await requireProfile(options.profile!) : findProfile(name ?? '');
  const url = options.url ?? (isNamed ? profile?.url : process.env['TELEPHONY_URL'] || profile?.url);
  if (url) return { url, name, profile, isNamed };
  throw signedOut(
    'Nobody is signed in. Run telephony login, set TELEPHONY_URL and TELEPHONY_TOKEN, or try --profile sandbox.',
  );
}

export async function signedInAccount(options: AccountOptions): Promise<Account & { token: string }> {
  const account = await resolveAccount(options);
  const { token } = account;
  if (token !== undefined) return { ...account, token };
  throw signedOut(`Nobody is signed in to ${account.url}. Run telephony login, or set TELEPHONY_TOKEN.`);
}

const originOf = (url: string): string | undefined => URL.parse(url)?.origin;

export const isLoopback = (url: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');

export function createClient(account: Account, more: Partial<TelephonyOptions> = {}): Telephony {
  const { url, token, timeout, verbose } = account;
  if (token !== undefined) redactor().learn(token);
  try {
    const pbx = createTelephony({
      baseUrl: url,
      bigInteger: BigInt,
      use: [tellWaits, ...(verbose ? [tellRequests] : [])],
      ...(token !== undefined && { auth: token }),
      ...(timeout !== undefined && { timeoutMs: 1000 * timeout }),
      ...more,
    });
    if (token !== undefined) warnOfHttp(url, token);
    return pbx;
  } catch (error) {
    throw usage(inOtherWords((error as Error).message));
  }
}

export type Middleware = NonNullable<TelephonyOptions['use']>[number];

const PATIENCE_MS = 1000;

const tellWaits: Middleware = async (request, next) => {
  if (!process.stderr.isTTY) return next(request);
  const began = performance.now();
  const line = progressLine();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1000);
    line.show(`Waiting for ${new URL(request.url).host}, ${seconds} s`);
  }, PATIENCE_MS);
  try {
    return await next(request);
  } finally {
    clearInterval(timer);
    if (performance.now() - began >= PATIENCE_MS) line.clear();
  }
};

const tellRequests: Middleware = async (request, next) => {
  const { method, attempt } = request;
  const url = redactor().redactUrl(request.url, request.operation.path);
  const began = performance.now();
  const tell = (what: string) => {
    const again = attempt > 1 ? `, attempt ${attempt}` : '';
    say(safeText(`${method} ${url}${again}: ${what}, ${Math.round(performance.now() - began)} ms`));
  };
  try {
    const response = await next(request);
    tell([response.status, response.headers.get('content-type')].filter(Boolean).join(' '));
    return response;
  } catch (error) {
    tell((error as Error).message);
    throw error;
  }
};

const warned = new Set<string>();

export function warnOfHttp(url: string, token?: string): void {
  const isLocal = isLoopback(url) || token === SANDBOX_TOKEN;
  if (isLocal || !/^http:/i.test(url) || !URL.canParse(url) || warned.has(url)) return;
  warned.add(url);
  say(`${new URL(url).host} is reached by plain http: whoever is on the way can read the token. Use https.`);
}

// A sandbox says that it is one, to a request without a token. An address says nothing: a tunnel may lead to the platform.
const SANDBOX_TIMEOUT_MS = 5000;
// Whoever does not need a sandbox does not wait for one.
const CLOCK_TIMEOUT_MS = 3000;

const knownSandboxes = new Map<string, boolean>();

export async function isSandbox(url: string): Promise<boolean> {
  return knownSandboxes.get(url) ?? (await sandboxTime(url)) !== undefined;
}

// Sandboxes speak plain http, so that most platforms are not asked.
async function sandboxTime(url: string, timeoutMs = SANDBOX_TIMEOUT_MS): Promise<number | undefined> {
  if (URL.parse(url)?.protocol !== 'http:') return undefined;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers } = await fetch(new URL('/', url), { method: 'HEAD', redirect: 'manual', signal });
    knownSandboxes.set(url, headers.has('telephony-sandbox'));
    return knownSandboxes.get(url) ? Date.parse(headers.get('date') ?? '') : undefined;
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
    .then(({ url }) => (knownSandboxes.get(url) === false ? undefined : sandboxTime(url, CLOCK_TIMEOUT_MS)))
    .catch(() => undefined);
  setPlatformTime(time ?? Date.now());
}
