import type { Core } from '../core/core.ts';
import { isUnauthorized } from '../core/is-refusal.ts';
import { unrefTimer } from '../core/unref-timer.ts';
import { withToken } from './with-token.ts';

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
