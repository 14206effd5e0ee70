import type { Core } from '../core/core.ts';
import type { Fail } from '../core/fail.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import { BAD_TOKEN, type Credentials, credentials, isToken } from './credentials.ts';
import type { AuthOption } from './auth.ts';

/** How many of the latest tokens are masked: a call that is still running may have been sent with an old one. */
const KEPT = 9;

/** The client's token, as the transport reads it. */
export interface Authorizer extends Pick<Credentials, 'header'> {
  /** What must not be shown: the latest tokens, and what they are encoded in. */
  readonly secrets: readonly string[];
  /** @throws TelephonyError of kind `auth`, or the error of the login */
  token(fail: Fail): Promise<string>;
  /** Awaited by every request whose token was rejected, once per token. Undefined where a 401 is an error straight away. */
  readonly renew: ((stale: string, fail: Fail) => Promise<void>) | undefined;
}

/** @throws TypeError, which does not quote the value, if a fixed token cannot be sent */
export function authorizer(option: AuthOption | undefined, core: Core): Authorizer {
  const { auth, header, secrets } = credentials(option);
  let renewal: Promise<unknown> | undefined;
  /** The last renewal that failed. Requests whose 401 arrives after it get the same error. */
  let lost: { stale: string; error: unknown } | undefined;

  /** Calls a method of `auth`; whatever it throws becomes a TelephonyError. */
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
    if (value !== lost?.stale) lost = undefined;
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
      (async (stale, fail) => {
        if (stale === lost?.stale) throw lost.error;
        // A request that was sent before the last renewal can be rejected after it.
        if ((await token(fail)) !== stale) return;
        renewal ??= ask('renew', fail, stale)
          .catch((error: unknown) => {
            lost = { stale, error };
            throw error;
          })
          .finally(() => {
            renewal = undefined;
          });
        await renewal;
      }),
  };
}
