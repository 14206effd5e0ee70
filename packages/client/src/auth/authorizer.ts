import type { Core } from '../core/core.ts';
import type { Fail } from '../core/prepared.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import { BAD_TOKEN, credentials, isToken } from './credentials.ts';
import type { AuthOption } from './auth.ts';

/** The token of a client, as the transport asks for it. */
export interface Authorizer {
  /** @throws TelephonyError of kind `auth`, or the one of the login */
  token(fail: Fail): Promise<string>;
  /** The header for a token. */
  header(token: string): Record<string, string>;
  /** Undefined where a 401 is an error at once. Else what all who were refused with the same token wait for. */
  readonly renew: ((stale: string, fail: Fail) => Promise<void>) | undefined;
}

/** @throws TypeError, without the value, where a fixed token cannot be sent */
export function authorizer(option: AuthOption, core: Core): Authorizer {
  const { auth, header, scheme } = credentials(option);
  let renewal: Promise<unknown> | undefined;
  /** The last renewal that failed, for those whose 401 comes after it: they wait for the same, only later. */
  let lost: { stale: string; error: unknown } | undefined;

  /** Runs a function of `auth`; whatever it throws becomes a TelephonyError. */
  const ask = async <T>(name: string, run: () => T, fail: Fail): Promise<Awaited<T>> => {
    try {
      return await run();
    } catch (cause) {
      throw TelephonyError.is(cause) ? cause : fail('auth', `auth.${name}() failed`, { cause });
    }
  };
  const token = async (fail: Fail) => {
    const value: unknown = await ask('token', () => auth.token(core), fail);
    if (!isToken(value)) throw fail('auth', BAD_TOKEN);
    if (value !== lost?.stale) lost = undefined;
    return value;
  };
  return {
    token,
    header: (value) => ({ [header]: scheme + value }),
    renew:
      auth.renew &&
      (async (stale, fail) => {
        if (stale === lost?.stale) throw lost.error;
        // A request sent before the last renewal is refused after it.
        if ((await token(fail)) !== stale) return;
        renewal ??= ask('renew', () => auth.renew?.(core, stale), fail)
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
