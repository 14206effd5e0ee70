import type { Authorizer } from '../auth/authorizer.ts';
import { type Attempt, runAttempt } from './attempt.ts';
import type { CoreRequest } from './core.ts';
import type { EventDetails } from './events.ts';
import type { Fail } from './fail.ts';
import { prepare } from './prepare.ts';
import { retryDelay } from './retry-delay.ts';
import { TelephonyError } from './telephony-error.ts';
import type { TelephonyOptions } from './telephony-options.ts';
import { tell } from './tell.ts';
import { type Keep, within } from './within.ts';

/** Longest pause before a retry, in milliseconds. If the platform asks for more, its error is thrown. */
const LONGEST_PAUSE = 60_000;
/** Statuses after which a request may succeed on a retry. */
const TRANSIENT: ReadonlySet<unknown> = new Set([408, 429, 502, 503, 504]);

/** Reads the response of a success. */
export type Read<T> = (response: Response, fail: Fail, keep: Keep) => T | Promise<T>;

/**
 * Makes one call: sends its request, again where that is safe, and reads the response.
 * @throws TelephonyError
 */
export async function exchange<T>(
  options: TelephonyOptions,
  auth: Authorizer | undefined,
  request: CoreRequest,
  read: Read<T>,
): Promise<T> {
  const { method, options: own = {} } = request;
  const { signal: caller } = own;
  const call = prepare(options.baseUrl, request);
  const { operation, fail } = call;
  const timeoutMs = own.timeoutMs ?? options.timeoutMs ?? 90_000;
  const attemptMs = own.attemptTimeoutMs ?? options.attemptTimeoutMs ?? 30_000;
  const retries = method === 'GET' || own.retryUnsafe ? (own.retries ?? options.retries ?? 2) : 0;
  const began = performance.now();
  let id: string | undefined;
  const callId = () => (id ??= Math.random().toString(36).slice(2));
  let stale: string | undefined;
  let wait = 0;
  let retried = 0;

  for (let number = 1; ; number += 1) {
    const say =
      options.onEvent &&
      ((details: EventDetails) =>
        void tell(options, {
          ...details,
          callId: callId(),
          attempt: number,
          operation,
          url: call.shownUrl(),
        }));
    const at: Attempt = { number, callId, say, wait, stale };
    const left = (timeoutMs || Infinity) - (performance.now() - began);
    const limit = wait + (attemptMs || Infinity);
    const end = (isAborted: boolean) => {
      const { response } = at;
      if (isAborted) return fail('abort', 'aborted by the caller', { response, cause: caller?.reason });
      const isTotal = left <= limit;
      const what = response ? 'end of the body' : 'response';
      return fail('timeout', `no ${what} within ${isTotal ? timeoutMs : attemptMs} ms`, {
        phase: isTotal ? 'total' : response ? 'body' : 'headers',
        response,
      });
    };
    try {
      return await within(caller, Math.min(left, limit), end, async (signal, keep) =>
        read(await runAttempt(options, auth, request, call, at, signal), fail, keep),
      );
    } catch (cause) {
      const error = TelephonyError.is(cause)
        ? cause
        : fail('request', 'the call failed in an unexpected way, see cause', { cause });
      const { kind, status, phase, response } = error;
      const about = { error, status, durationMs: performance.now() - began };
      // The failure of a login on the way is not a failure of the operation.
      const isStatus = kind === 'status' && error.operation === operation;
      if (isStatus && status === 401 && at.token && auth?.renew && !stale) {
        stale = at.token;
        wait = 0;
        say?.({ ...about, type: 'renew' });
        continue;
      }
      const isTransient = error.operation === operation && (phase || (isStatus && TRANSIENT.has(status)));
      wait =
        isTransient && retried < retries
          ? retryDelay(response?.headers.get('Retry-After'), retried)
          : Infinity;
      if (wait > LONGEST_PAUSE || performance.now() - began + wait >= (timeoutMs || Infinity)) {
        say?.({ ...about, type: 'error' });
        throw error;
      }
      retried += 1;
      say?.({ ...about, type: 'retry', delayMs: wait });
    }
  }
}
