/** The platform and the token of a command: from flags, else from the environment, else from a profile. */
import { createTelephony, type Telephony, type TelephonyOptions } from '@telephony/client';
import { signedOut, usage } from '../exit.ts';
import { inOtherWords } from '../other-words.ts';
import { redactor } from '../output/secrets.ts';
import {
  findProfile,
  type Profile,
  requireProfile,
  readSettings,
  SANDBOX,
  SANDBOX_TOKEN,
} from './profiles.ts';
import { tellRequests, tellWaits, warnOfPlainHttp } from './requests.ts';
import { readToken } from './tokens.ts';

export interface AccountOptions {
  profile?: string | undefined;
  url?: string | undefined;
  token?: string | undefined;
  timeout?: number | undefined;
  verbose?: boolean | undefined;
}

export interface Account {
  url: string;
  token: string | undefined;
  timeoutMs?: number | undefined;
  isVerbose?: boolean | undefined;
}

export async function resolveAccount(options: AccountOptions): Promise<Account> {
  return { ...(await findAccount(options)), ...requestSettings(options) };
}

export async function anonymousAccount(options: AccountOptions): Promise<Account> {
  const { url } = await findPlatform(options);
  return { url, token: undefined, ...requestSettings(options) };
}

export function requestSettings({ timeout, verbose: isVerbose }: AccountOptions): Partial<Account> {
  return {
    ...(timeout !== undefined && { timeoutMs: 1000 * timeout }),
    ...(isVerbose !== undefined && { isVerbose }),
  };
}

async function findAccount(options: AccountOptions): Promise<Account> {
  const { url, name, profile, isNamed } = await findPlatform(options);
  const explicitToken = options.token ?? (isNamed ? undefined : process.env['TELEPHONY_TOKEN'] || undefined);
  if (explicitToken !== undefined || !profile || name === undefined) return { url, token: explicitToken };
  // A profile's token goes only to its own platform.
  if (name === SANDBOX && profile.kept === undefined) {
    const { isSandbox } = await import('./sandbox.ts');
    return { url, token: (await isSandbox(url)) ? SANDBOX_TOKEN : undefined };
  }
  const isOwn = originText(url) === originText(profile.url);
  return { url, token: isOwn && profile.kept ? await readToken(name, profile.kept) : undefined };
}

export async function findPlatform(options: AccountOptions): Promise<{
  url: string;
  name: string | undefined;
  profile: Profile | undefined;
  isNamed: boolean;
}> {
  const { TELEPHONY_URL } = process.env;
  const isNamed = options.profile !== undefined;
  const name = options.profile ?? readSettings().current;
  const profile = isNamed
    ? await requireProfile(options.profile!)
    : name === undefined
      ? undefined
      : findProfile(name);
  const url = options.url ?? (isNamed ? profile?.url : TELEPHONY_URL || profile?.url);
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

const originText = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

export function isLoopback(url: string): boolean {
  return URL.canParse(url) && /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname);
}

export function createClient(account: Account, more: Partial<TelephonyOptions> = {}): Telephony {
  const { url, token, timeoutMs, isVerbose } = account;
  if (token !== undefined) redactor().learn(token);
  try {
    const pbx = createTelephony({
      baseUrl: url,
      bigInteger: BigInt,
      use: [tellWaits, ...(isVerbose ? [tellRequests] : [])],
      ...(token !== undefined && { auth: token }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...more,
    });
    if (token !== undefined) warnOfPlainHttp(url, isLoopback(url) || token === SANDBOX_TOKEN);
    return pbx;
  } catch (error) {
    throw usage(inOtherWords((error as Error).message));
  }
}
