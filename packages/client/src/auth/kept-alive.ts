import type { Core } from '../core/core.ts';
import { knownNames } from '../core/known-names.ts';
import type { Auth } from './auth.ts';
import { credentials } from './credentials.ts';
import { keepAlive } from './keep-alive.ts';

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
