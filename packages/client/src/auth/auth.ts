import type { Core } from '../core/core.ts';
import { type Fail, TelephonyError } from '../core/telephony-error.ts';

/**
 * Supplies the token for each request. Write your own to read tokens from a vault or to share them between programs;
 * `session()` creates one from an e-mail address and password.
 */
export interface Auth {
  /**
   * The value for X-Auth-Token, read before every request. May sign in.
   * @param core sends requests; those marked `anonymous` go out without a token
   */
  token(core: Core): string | Promise<string>;
  /**
   * Called after a 401, once for all requests that were sent with the same token. Each of them is then sent once more
   * with the result of `token()`. Without `renew`, a 401 is an error straight away.
   * @param stale the token that was rejected
   */
  renew?(core: Core, stale: string): unknown;
  /** Called by the client's `close()`. */
  close?(core: Core): unknown;
}

/** A user id and an API token, for HTTP Basic. */
export interface BasicAuth {
  readonly user: string | number;
  readonly token: string;
}

/** How a client authenticates: with a fixed token, with a user id and token (HTTP Basic), or with a source of tokens. */
export type AuthOption = string | BasicAuth | Auth;

interface Credentials {
  readonly auth: Auth;
  readonly header: (token: string) => Record<string, string>;
  /** What must not be shown of a token that is always the same: itself, and what it is encoded in. */
  readonly secrets: string[];
}

/** The reason why a token is rejected before it is sent: the platform's own error would print it. */
const BAD_TOKEN = 'the token must be printable ASCII without spaces';

export function isToken(token: unknown): token is string {
  return typeof token === 'string' && /^[!-~]+$/.test(token);
}

export function credentials(option: AuthOption | undefined): Credentials {
  if (!option) throw new TypeError('auth is not set');
  const given = typeof option === 'string' ? { token: option } : option;
  const header = (value: string) => ({ 'x-auth-token': value });
  if (isAuth(given)) return { auth: given, header, secrets: [] };
  const { token } = given;
  if (!isToken(token)) throw new TypeError(`auth: ${BAD_TOKEN}`);
  const auth = { token: () => token };
  if (!('user' in given)) return { auth, header, secrets: [token] };
  // A colon would end the user id early.
  if (!/^[!-9;-~]+$/.test(`${given.user ?? ''}`)) throw new TypeError('auth: user must be a user id');
  const basic = btoa(`${given.user}:${token}`);
  return { auth, header: () => ({ authorization: `Basic ${basic}` }), secrets: [token, basic] };
}

function isAuth(option: Auth | { token: string }): option is Auth {
  return typeof option.token === 'function';
}

const KEPT = 9;

export interface Authorizer extends Pick<Credentials, 'header'> {
  /** What must not be shown: the latest tokens, and what they are encoded in. */
  readonly secrets: readonly string[];
  token(fail: Fail): Promise<string>;
  readonly renew: ((stale: string, fail: Fail, sent: number) => Promise<void>) | undefined;
}

export function authorizer(option: AuthOption | undefined, core: Core): Authorizer {
  const { auth, header, secrets } = credentials(option);
  let renewal: Promise<unknown> | undefined;
  let lost: { stale: string; error: unknown; at: number } | undefined;

  const ask = async (name: 'token' | 'renew', fail: Fail, stale = ''): Promise<unknown> => {
    try {
      return await auth[name]?.(core, stale);
    } catch (cause) {
      throw TelephonyError.is(cause) ? cause : fail('auth', `auth.${name}() failed, see cause`, { cause });
    }
  };
  const token = async (fail: Fail) => {
    const value = await ask('token', fail);
    if (!isToken(value)) throw fail('auth', BAD_TOKEN);
    if (!secrets.includes(value)) secrets.unshift(value);
    if (secrets[KEPT]) secrets.splice(KEPT);
    return value;
  };
  return {
    token,
    header,
    secrets,
    renew:
      auth.renew &&
      (async (stale, fail, sent) => {
        if (stale === lost?.stale && sent < lost.at) throw lost.error;
        // A request that was sent before the last renewal can be rejected after it.
        if ((await token(fail)) !== stale) return;
        renewal ??= ask('renew', fail, stale)
          .catch((error: unknown) => {
            lost = { stale, error, at: performance.now() };
            throw error;
          })
          .finally(() => {
            renewal = undefined;
          });
        await renewal;
      }),
  };
}
