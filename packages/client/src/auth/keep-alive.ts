import type { Core } from '../core/core.ts';
import { isUnauthorized } from '../core/is-refusal.ts';
import { unrefTimer } from '../core/unref-timer.ts';
import { withToken } from './with-token.ts';

/**
 * Sends GET /ping with a token at an interval, on a timer that does not hold the program. Other failures than a 401 are
 * left to the next request.
 * @param interval milliseconds; 0 sends none
 * @param lost called when the platform does not take the token any more
 * @returns ends it
 */
export function keepAlive(core: Core, token: string, interval: number, lost: () => void): () => void {
  if (!(interval > 0)) return () => undefined;
  const timer: unknown = setInterval(() => {
    core.call(withToken('GET', '/ping', token)).catch((error: unknown) => {
      if (isUnauthorized(error)) lost();
    });
  }, interval);
  unrefTimer(timer);
  return () => clearInterval(timer as number);
}
