import type { Core, CoreRequest } from '../core/core.ts';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import { isUnauthorized } from '../core/telephony-error.ts';
import { MAX_TIMER_MS } from '../core/timeout.ts';
import { type Auth, readCredentials } from './auth.ts';

/** Options of `keptAlive`. */
export interface KeptAliveOptions {
  /** Milliseconds between pings. Default: 300,000, which suits a login's token (ledger O-05). */
  everyMs?: number | undefined;
}

const OPTIONS: NamesOf<KeptAliveOptions> = { everyMs: true };

/**
 * Pings with a token while the client is open, so that it does not lapse, on a timer that does not keep the process alive.
 *
 * @example
 * createTelephony({ baseUrl, auth: keptAlive(token, { everyMs: 3_600_000 }) }); // minted with an expiry of a day
 *
 * @param auth a token, or your own source of tokens
 * @throws TypeError for a token that cannot be sent, or an unknown option
 */
export function keptAlive(auth: string | Auth, options: KeptAliveOptions = {}): Auth {
  checkNames('option of keptAlive()', options, OPTIONS);
  const { everyMs = 300_000 } = options;
  const { auth: source } = readCredentials(auth);
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

/** @param everyMs 0 disables the pings @param onRejected called after a 401; other failures are left to the next request */
export function keepAlive(core: Core, token: string, everyMs: number, onRejected: () => void): () => void {
  if (!(everyMs > 0)) return () => undefined;
  const timer: unknown = setInterval(
    () => {
      core.call(withToken('GET', '/ping', token)).catch((error: unknown) => {
        if (isUnauthorized(error)) onRejected();
      });
    },
    Math.min(everyMs, MAX_TIMER_MS),
  );
  unrefTimer(timer);
  return () => clearInterval(timer as number);
}

// Lets a program end while the timer runs. Node and Bun have a method for it, Deno a function.
function unrefTimer(timer: unknown): void {
  (timer as { unref?: () => void }).unref?.();
  if (typeof timer === 'number') (globalThis as Runtime).Deno?.unrefTimer?.(timer);
}

interface Runtime {
  Deno?: { unrefTimer?: (timer: number) => void };
}

export function withToken(method: CoreRequest['method'], path: string, token: string): CoreRequest {
  return { method, path, anonymous: true, options: { headers: { 'X-Auth-Token': token } } };
}
