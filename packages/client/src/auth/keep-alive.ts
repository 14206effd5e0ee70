import type { Core, CoreRequest } from '../core/core.ts';
import { knownNames } from '../core/check-names.ts';
import { type Auth, credentials } from './auth.ts';
import { isUnauthorized } from '../core/telephony-error.ts';

/** Options of `keptAlive`. */
export interface KeptAliveOptions {
  /**
   * Milliseconds between pings: less than the time for which the token may stay idle. Default: 300,000 (five minutes),
   * which suits a token from a login (ledger O-05).
   */
  everyMs?: number | undefined;
}

/**
 * Keeps a token from lapsing by disuse: it is pinged from the first request until the client is closed, on a timer that
 * does not keep the process alive. `session` and `apiToken` do this by themselves.
 *
 * @example
 * createTelephony({ baseUrl, auth: keptAlive(token, { everyMs: 3_600_000 }) }); // minted with an expiry of a day
 *
 * @param auth a token, or your own source of tokens
 * @throws TypeError for a token that cannot be sent, or an option that does not exist
 */
export function keptAlive(auth: string | Auth, options: KeptAliveOptions = {}): Auth {
  knownNames('option of keptAlive()', options, ['everyMs'] satisfies (keyof KeptAliveOptions)[]);
  const { everyMs = 300_000 } = options;
  const { auth: source } = credentials(auth);
  let pinged: string | undefined;
  let stop = () => {};
  const watch = (core: Core, token: string) => {
    if (token === pinged) return token;
    stop();
    pinged = token;
    stop = keepAlive(core, token, everyMs, () => stop());
    return token;
  };
  return {
    token: async (core) => watch(core, await source.token(core)),
    ...(source.renew && { renew: (core, stale) => source.renew?.(core, stale) }),
    close: (core) => {
      stop();
      return source.close?.(core);
    },
  };
}

/** Longest interval of a timer, in milliseconds; a longer one would ring all the time. */
const LONGEST = 2 ** 31 - 1;

/**
 * Sends GET /ping with a token at an interval, on a timer that does not keep the process alive. Failures other than a 401
 * are left to the next request.
 * @param interval milliseconds; 0 disables the pings
 * @param lost called when the platform no longer accepts the token
 * @returns a function that stops the pings
 */
export function keepAlive(core: Core, token: string, interval: number, lost: () => void): () => void {
  if (!(interval > 0)) return () => undefined;
  const timer: unknown = setInterval(
    () => {
      core.call(withToken('GET', '/ping', token)).catch((error: unknown) => {
        if (isUnauthorized(error)) lost();
      });
    },
    Math.min(interval, LONGEST),
  );
  unrefTimer(timer);
  return () => clearInterval(timer as number);
}

function unrefTimer(timer: unknown): void {
  if (hasUnref(timer)) timer.unref();
  else if (typeof timer === 'number') (globalThis as Runtime).Deno?.unrefTimer?.(timer);
}

function hasUnref(timer: unknown): timer is { unref: () => void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function';
}

interface Runtime {
  Deno?: { unrefTimer?: (timer: number) => void };
}

export function withToken(method: CoreRequest['method'], path: string, token: string): CoreRequest {
  return { method, path, anonymous: true, options: { headers: { 'X-Auth-Token': token } } };
}
