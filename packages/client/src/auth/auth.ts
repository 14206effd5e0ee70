import type { Core } from '../core/core.ts';
import { type Fail, TelephonyError } from '../core/telephony-error.ts';

/** Supplies the token for each request: `session()`, or your own, such as from a vault. */
export interface Auth {
  /** Returns the token, before every request. @param core sends requests: with `anonymous`, without a token */
  token(core: Core): string | Promise<string>;
  /** Replaces a rejected token, once for all requests with it, which the client sends again. Without it, a 401 is an error. */
  renew?(core: Core, stale: string): unknown;
  /** Called by the client's `close()`. */
  close?(core: Core): unknown;
}

/** A user id and an API token, for HTTP Basic. */
export interface BasicAuth {
  readonly user: string | number;
  readonly token: string;
}

/** A fixed token, a user id and token for HTTP Basic, or a source of tokens. */
export type AuthOption = string | BasicAuth | Auth;

interface Credentials {
  readonly auth: Auth;
  readonly header: (token: string) => Record<string, string>;
  readonly secrets: string[];
}

// Rejected before it is sent: the platform's own error would print it.
const BAD_TOKEN = 'the token must be printable ASCII without spaces';

export function isToken(token: unknown): token is string {
  return typeof token === 'string' && /^[!-~]+$/.test(token);
}

export function readCredentials(option: AuthOption | undefined): Credentials {
  if (!option) throw new TypeError('auth is not set');
  const source = typeof option === 'string' ? { token: option } : option;
  const header = (value: string) => ({ 'x-auth-token': value });
  if (isAuth(source)) return { auth: source, header, secrets: [] };
  const { token } = source;
  if (!isToken(token)) throw new TypeError(`auth: ${BAD_TOKEN}`);
  const auth = { token: () => token };
  if (!('user' in source)) return { auth, header, secrets: [token] };
  // A colon would end the user id early.
  if (!/^[!-9;-~]+$/.test(`${source.user ?? ''}`)) throw new TypeError('auth: user must be a user id');
  const basic = btoa(`${source.user}:${token}`);
  return { auth, header: () => ({ authorization: `Basic ${basic}` }), secrets: [token, basic] };
}

function isAuth(option: Auth | { token: string }): option is Auth {
  return typeof option.token === 'function';
}

// A call in progress may have been sent with an earlier token.
const MAX_MASKED_TOKENS = 9;

export interface Authorizer extends Pick<Credentials, 'header'> {
  // The latest tokens, and their encoded forms.
  readonly secrets: readonly string[];
  token(fail: Fail): Promise<string>;
  // `sentAt` is the time of the rejected request on the clock of `performance.now()`.
  readonly renew: ((stale: string, fail: Fail, sentAt: number) => Promise<void>) | undefined;
}

export function createAuthorizer(option: AuthOption | undefined, core: Core): Authorizer {
  const { auth, header, secrets } = readCredentials(option);
  let renewal: Promise<unknown> | undefined;
  // Requests that were in progress when a renewal failed get its error too, and start no other.
  let failedRenewal: { stale: string; error: unknown; at: number } | undefined;

  const callAuth = async (name: 'token' | 'renew', fail: Fail, stale = ''): Promise<unknown> => {
    try {
      return await auth[name]?.(core, stale);
    } catch (cause) {
      throw TelephonyError.is(cause) ? cause : fail('auth', `auth.${name}() failed, see cause`, { cause });
    }
  };
  const token = async (fail: Fail) => {
    const value = await callAuth('token', fail);
    if (!isToken(value)) throw fail('auth', BAD_TOKEN);
    if (!secrets.includes(value)) secrets.unshift(value);
    if (secrets[MAX_MASKED_TOKENS]) secrets.splice(MAX_MASKED_TOKENS);
    return value;
  };
  return {
    token,
    header,
    secrets,
    renew:
      auth.renew &&
      (async (stale, fail, sentAt) => {
        if (stale === failedRenewal?.stale && sentAt < failedRenewal.at) throw failedRenewal.error;
        // A request that was sent before the last renewal can be rejected after it.
        if ((await token(fail)) !== stale) return;
        renewal ??= callAuth('renew', fail, stale)
          .catch((error: unknown) => {
            failedRenewal = { stale, error, at: performance.now() };
            throw error;
          })
          .finally(() => {
            renewal = undefined;
          });
        await renewal;
      }),
  };
}
