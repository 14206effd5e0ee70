import type { AuthOption } from '../auth/auth.ts';
import type { Operation, TelephonyError } from './telephony-error.ts';

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
   * Bytes of the largest body, decompressed: of JSON, of a file that is read as a whole, and of a file that comes compressed. A larger
   * one is an error of kind `body`. Default: 67,108,864 (64 MiB).
   */
  readonly maxBodyBytes?: number | undefined;
  /**
   * How often a GET is retried after a network failure, an incomplete body, an attempt that took too long, or status 408,
   * 429, 502, 503 or 504. Other methods are retried only with `retryUnsafe`. After a 429 that does not say when to come back, all
   * GETs of the client are sent at a slower pace for a while. Default: 2.
   */
  readonly retries?: number | undefined;
  /**
   * The most requests in a minute, spread evenly: each waits for its turn, within `timeoutMs`. For a batch job that shares an account
   * with others. Default: no limit, as none is documented.
   */
  readonly maxPerMinute?: number | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up for each request. */
  readonly fetch?: ((url: string, init: FetchInit) => Promise<FetchResponse>) | undefined;
  /** Passed to `fetch` with every request: the runtime's options for proxies and agents, `credentials`, `cache`. */
  readonly fetchOptions?: FetchOptions | undefined;
  /** Functions around each request, the first outermost: they may add headers, respond, or send it elsewhere. */
  readonly use?: readonly Middleware[] | undefined;
  /** Called with what happens to a call. It cannot change what becomes of it, and is not waited for. */
  readonly onEvent?: ((event: ClientEvent) => unknown) | undefined;
  /**
   * Called with failures that no call rejects with: what `onEvent` throws, and a token store that cannot keep a token. Default: they
   * are written with `console.error`.
   */
  readonly onHookError?: ((error: unknown, operation: Operation) => unknown) | undefined;
  /**
   * What becomes of an integer beyond 2^53 in a response, which a number would round: `BigInt` makes it a bigint, which paths, bodies
   * and filters take as an id. Default: `String`, its digits as text, which paths and filters take.
   */
  readonly bigInteger?: ((digits: string) => unknown) | undefined;
}

interface EventBase {
  readonly callId: string;
  readonly attempt: number;
  readonly operation: Operation;
  readonly url: string | undefined;
}

interface Failure {
  readonly error: TelephonyError;
  readonly status: number | undefined;
  /** Milliseconds since the beginning of the call. */
  readonly durationMs: number;
}

export type EventDetails =
  | { readonly type: 'request' }
  | {
      readonly type: 'response';
      readonly status: number;
      readonly durationMs: number;
      readonly warning?: string | undefined;
    }
  | { readonly type: 'success'; readonly status: number; readonly durationMs: number }
  | (Failure & { readonly type: 'retry'; readonly delayMs: number })
  | (Failure & { readonly type: 'renew' })
  | (Failure & { readonly type: 'error' });

/**
 * What happens to a call:
 * - `request`: a request is about to be sent
 * - `response`: the headers of a response have arrived, whatever its `status`, `durationMs` after the request, perhaps with
 *   a `warning`
 * - `retry`: an attempt has failed with `error`; the next begins in `delayMs`
 * - `renew`: the token was rejected with a 401; it is renewed, once for all calls that share it, and the request sent again
 * - `success`: the call has succeeded `durationMs` after its beginning, and its body is read; that of a download is yet to come
 * - `error`: the call has failed, and rejects with `error`
 *
 * Each call ends with one `success` or `error`.
 */
export type ClientEvent = EventBase & EventDetails;

/** A request on its way to `fetch`. A middleware may change `headers`, or pass on a copy: `next({ ...request, url })`. */
export interface MiddlewareRequest {
  readonly operation: Operation;
  /** The same for all attempts of a call, and for its events. */
  readonly callId: string;
  /** Number of the request within the call, from 1. */
  readonly attempt: number;
  readonly method: string;
  /** The URL as it is sent. It may hold secrets: for logs there is `onEvent`. */
  readonly url: string;
  /** The headers, except for the one with the token, which is added after the last middleware. */
  readonly headers: Headers;
  /** The body as it is sent. That of a login holds a password. */
  readonly body: string | null;
  /** Aborted with the call, and when its time is over. */
  readonly signal: AbortSignal;
}

/** Sends a request on its way: to the next middleware, at last to `fetch`. */
export type Next = (request: MiddlewareRequest) => Promise<Response>;

/**
 * A part of the transport, around each request. Unlike `onEvent`, it may change what becomes of a call: it may respond by
 * itself, send a request elsewhere, or send it again. It does not see the token, which is added after it, and only to URLs
 * below `baseUrl`.
 */
export type Middleware = (request: MiddlewareRequest, next: Next) => Promise<Response>;

/** What the client passes to `fetch` with a URL, besides its `fetchOptions`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  redirect: 'manual';
  signal: AbortSignal;
}

/** The part of a response that the client reads: that of every runtime's `fetch`, and of packages such as undici, has it. */
export interface FetchResponse {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly type: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: unknown;
  text(): Promise<string>;
  clone(): unknown;
}

/** Options of the runtime's `fetch` that go with every request. Those that the client sets itself are not among them. */
export interface FetchOptions {
  /** Node: an `Agent` or `ProxyAgent` of undici, of the major version that Node has; else pass undici's own `fetch` too. */
  readonly dispatcher?: object | undefined;
  /** Bun: the URL of a proxy. */
  readonly proxy?: string | object | undefined;
  /** Deno: the result of `Deno.createHttpClient`. */
  readonly client?: object | undefined;
  /** Browsers: whether cookies go along. */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined;
  readonly method?: never;
  readonly headers?: never;
  readonly body?: never;
  readonly signal?: never;
  /** Never followed: a redirect would carry the token to another host. */
  readonly redirect?: never;
  /** What else the runtime has, such as `cache`, `keepalive`, `tls`. */
  readonly [option: string]: unknown;
}
