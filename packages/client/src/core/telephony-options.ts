import type { AuthOption } from '../auth/auth.ts';
import type { ClientEvent } from './events.ts';
import type { FetchInit, FetchOptions, FetchResponse } from './fetch-types.ts';
import type { Middleware } from './middleware.ts';
import type { Operation } from './telephony-error.ts';

/** Options of `createTelephony`. Times are in milliseconds, from 0; 0 and what no timer can hold (2^31) set no limit. */
export interface TelephonyOptions {
  /** URL of the API with version and service: `https://host/v1.2/service`. A trailing slash is ignored. */
  readonly baseUrl: string;
  /**
   * How the client authenticates. Default: not at all, so only operations without a token succeed. Refused if it is there
   * but undefined, null or empty, such as a variable of the environment that is not set.
   */
  readonly auth?: AuthOption | undefined;
  /** Milliseconds that a whole call may take, retries included. Default: 90,000. */
  readonly timeoutMs?: number | undefined;
  /**
   * Milliseconds that one attempt may take, body included. A GET is then retried, if `timeoutMs` leaves time for it.
   * Default: 30,000.
   */
  readonly attemptTimeoutMs?: number | undefined;
  /**
   * How often a GET is retried after a network failure, an incomplete body, an attempt that took too long, or status 408,
   * 429, 502, 503 or 504. Other methods are retried only with `retryUnsafe`. Default: 2.
   */
  readonly retries?: number | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up for each request. */
  readonly fetch?: ((url: string, init: FetchInit) => Promise<FetchResponse>) | undefined;
  /** Passed to `fetch` with every request: the runtime's options for proxies and agents, `credentials`, `cache`. */
  readonly fetchOptions?: FetchOptions | undefined;
  /** Functions around each request, the first outermost: they may add headers, respond, or send it elsewhere. */
  readonly use?: readonly Middleware[] | undefined;
  /** Called with what happens to a call. It cannot change what becomes of it, and is not waited for. */
  readonly onEvent?: ((event: ClientEvent) => unknown) | undefined;
  /** Called with what `onEvent` has thrown, or rejected with. Default: it is written with `console.error`. */
  readonly onHookError?: ((error: unknown, operation: Operation) => unknown) | undefined;
  /**
   * What becomes of an integer beyond 2^53 in a response, which a number would round: `BigInt` makes it a bigint. Default:
   * `String`, its digits as text.
   */
  readonly bigInteger?: ((digits: string) => unknown) | undefined;
}
