import { text as readAll } from 'node:stream/consumers';
import { coreOf } from '@telephony/client';
import { signedOut, usage, UserError } from '../exit.ts';
import { isTerminal, say } from '../output/terminal.ts';
import { type Account, type AccountOptions, resolveAccount, createClient, warnOfHttp } from './account.ts';
import { findProfile, type Profile, readSettings, SANDBOX, saveProfile, writeSettings } from './profiles.ts';
import { deleteToken, saveToken, readToken } from './tokens.ts';

export interface LoginOptions extends AccountOptions {
  email?: string | undefined;
  passwordStdin?: boolean | undefined;
  code?: string | undefined;
  withToken?: boolean | undefined;
}

const DEFAULT_PROFILE = 'default';
// Keeps the nonce of a sign-in that waits for its code.
const pendingKey = (profile: string) => `${profile} second factor`;

export async function login(options: LoginOptions): Promise<void> {
  const name = options.profile ?? DEFAULT_PROFILE;
  const known = findProfile(name);
  if (name === SANDBOX && !known?.kept && options.email === undefined) return useSandbox(options);
  const url =
    options.url ??
    known?.url ??
    process.env['TELEPHONY_URL'] ??
    (await ask('url', 'Address of the API', 'https://host/v1.2/service'));
  const account = { ...options, url, token: undefined };
  warnOfHttp(url);
  if (options.withToken) {
    const token = (await readAll(process.stdin)).trim();
    await readUser({ ...account, token });
    return saveSignIn(name, { url }, token);
  }
  const email = options.email ?? known?.email ?? (await ask('email', 'E-mail address'));
  const { token, nonce } =
    options.code === undefined
      ? await signIn(account, '/login', { email, password: await password(options) })
      : await signIn(account, '/login2fa', { code: options.code, nonce: await pendingNonce(name) });
  if (token !== undefined) return saveSignIn(name, { url, email }, token);
  if (isTerminal() && !options.passwordStdin) {
    const code = await ask('code', 'The platform has sent you a code');
    const second = await signIn(account, '/login2fa', { code, nonce });
    if (second.token !== undefined) return saveSignIn(name, { url, email }, second.token);
  }
  saveProfile(name, { url, email, kept: await saveToken(pendingKey(name), nonce) });
  throw signedOut(
    `The platform has sent a code to ${email}. Go on with: telephony login --profile ${name} --code CODE`,
  );
}

async function useSandbox(options: LoginOptions): Promise<void> {
  const account = await resolveAccount({ ...options, profile: SANDBOX });
  if (account.token === undefined)
    throw usage(`--url: ${account.url} does not say that it is a sandbox. Choose another --profile.`);
  const { email } = await readUser(account);
  saveProfile(SANDBOX, { url: account.url }, SANDBOX);
  say(`You use the sandbox at ${account.url} as ${email}. It needs no password.`);
}

async function saveSignIn(name: string, { url, email }: Profile, token: string): Promise<void> {
  saveProfile(name, { url, email, kept: await saveToken(name, token) }, name);
  say(`Signed in to ${url}${email === undefined ? '' : ` as ${email}`}. Profile: ${name}.`);
}

async function readUser(account: Account): Promise<{ email: string }> {
  const body = await coreOf(createClient(account)).call({ method: 'GET', path: '/me', operationId: 'getMe' });
  const { data = body } = (body ?? {}) as { data?: unknown };
  return { email: (data as { email?: string | null }).email ?? 'an unnamed user' };
}

async function signIn(account: Account, path: '/login' | '/login2fa', body: object) {
  const core = coreOf(createClient(account));
  const request = { method: 'POST', path, options: { body }, anonymous: true } as const;
  const { user_token: token, nonce } = ((await core.call(request)) ?? {}) as Record<string, unknown>;
  if (typeof token === 'string') return { token };
  if (typeof nonce === 'string') return { nonce };
  throw signedOut('The platform has returned neither a token nor the request for a code.');
}

async function pendingNonce(name: string): Promise<string> {
  const kept = findProfile(name)?.kept ?? 'file';
  const nonce = await readToken(pendingKey(name), kept);
  if (nonce === undefined) throw usage('--code: no sign-in is waiting for a code. Sign in without it first.');
  await deleteToken(pendingKey(name), kept);
  return nonce;
}

async function password({ passwordStdin }: LoginOptions): Promise<string> {
  if (passwordStdin) return (await readAll(process.stdin)).replace(/\r?\n$/, '');
  if (!isTerminal())
    throw usage('Pass --password-stdin and the password on stdin: nobody can be asked here.');
  const clack = await import('@clack/prompts');
  return requireAnswer(await clack.password({ message: 'Password', output: process.stderr }));
}

async function ask(flag: string, message: string, placeholder = ''): Promise<string> {
  if (!isTerminal()) throw usage(`Pass --${flag}: nobody can be asked here.`);
  const clack = await import('@clack/prompts');
  const validate = (value: string | undefined) => (value ? undefined : 'Please write something.');
  return requireAnswer(await clack.text({ message, placeholder, validate, output: process.stderr }));
}

function requireAnswer(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw new UserError('Cancelled.');
  return answer;
}

export async function logout(options: AccountOptions): Promise<void> {
  const { current, profiles } = readSettings();
  const name = options.profile ?? current;
  const profile = name === undefined ? undefined : profiles[name];
  if (name === undefined || !profile) throw signedOut('Nobody is signed in.');
  const { [name]: _, ...others } = profiles;
  const token = profile.kept && (await readToken(name, profile.kept));
  if (profile.kept) await deleteToken(name, profile.kept);
  writeSettings({ current: current === name ? undefined : current, profiles: others });
  if (token) {
    const core = coreOf(createClient({ url: profile.url, token }));
    await core.call({ method: 'POST', path: '/logout', operationId: 'logout' });
  }
  say(token ? `Signed out. The token of the profile ${name} is revoked.` : `The profile ${name} is gone.`);
}
