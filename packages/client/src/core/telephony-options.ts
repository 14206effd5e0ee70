import type { AuthOption } from '../auth/auth.ts';
import type { Operation, TelephonyError } from './telephony-error.ts';

/** Options of `createTelephony`. Times are in milliseconds; 0 and times beyond 2^31 set no limit. */
export interface TelephonyOptions {
  /** URL of the API with version and service: `https://host/v1.2/service`. */
  readonly baseUrl: string;
  /** Token or session. Default: none, for operations without a token. Null, undefined and '' are errors. */
  readonly auth?: AuthOption | undefined;
  /** Time for a whole call, retries included. Default: 90,000. */
  readonly timeoutMs?: number | undefined;
  /** Time for one attempt, body included; a GET is then retried. Default: 30,000. */
  readonly attemptTimeoutMs?: number | undefined;
  /** Bytes of the largest JSON body, file in memory or compressed file, after decompression. Default: 64 MiB. */
  readonly maxBodyBytes?: number | undefined;
  /**
   * Retries of a GET after a network failure, an incomplete body, a slow attempt, or status 408, 429, 502, 503 or 504. Other
   * methods need `retryUnsafe`. Default: 2.
   */
  readonly retries?: number | undefined;
  /** Maximum requests per minute, evenly spread: each waits for its turn, within `timeoutMs`. Default: no limit. */
  readonly maxPerMinute?: number | undefined;
  /** Sends the requests. Default: the global `fetch` at that time. */
  readonly fetch?: ((url: string, init: FetchInit) => Promise<FetchResponse>) | undefined;
  /** Options for every `fetch`: the runtime's proxies and agents, `credentials`, `cache`. */
  readonly fetchOptions?: FetchOptions | undefined;
  /** Functions around each request, the first outermost. */
  readonly use?: readonly Middleware[] | undefined;
  /** Called with the events of each call, which it cannot change. */
  readonly onEvent?: ((event: ClientEvent) => unknown) | undefined;
  /** Called with errors of `onEvent` and token stores, which fail no call. Default: `console.error`. */
  readonly onHookError?: ((error: unknown, operation: Operation) => unknown) | undefined;
  /**
   * Converts an integer beyond 2^53 in a response. Default: `String`, which paths and filters take as an id; with `BigInt`, bodies
   * take it too.
   */
  readonly bigInteger?: ((digits: string) => unknown) | undefined;
}

interface EventBase {
  /** The same for all events of a call. */
  readonly callId: string;
  /** Counts the call's requests, from 1. */
  readonly attempt: number;
  readonly operation: Operation;
  /** The URL with secrets masked, if it could be built. */
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
      /** A warning of the mock or the sandbox about a request that is probably wrong. */
      readonly warning?: string | undefined;
    }
  | { readonly type: 'success'; readonly status: number; readonly durationMs: number }
  | (Failure & { readonly type: 'retry'; readonly delayMs: number })
  | (Failure & { readonly type: 'renew' })
  | (Failure & { readonly type: 'error' });

/**
 * An event of a call, without tokens, passwords and bodies:
 * - `request`: the client is about to send a request
 * - `response`: headers have arrived, `durationMs` after the request
 * - `retry`: an attempt has failed with `error`; the next begins in `delayMs`
 * - `renew`: after a 401, the client renews the token and sends the request again
 * - `success`: the call has succeeded, `durationMs` after its beginning; a download's body follows
 * - `error`: the call rejects with `error`
 */
export type ClientEvent = EventBase & EventDetails;

/** A request on its way to `fetch`. Change its `headers`, or pass on a copy: `next({ ...request, url })`. */
export interface MiddlewareRequest {
  readonly operation: Operation;
  /** The same for all attempts and events of a call. */
  readonly callId: string;
  /** Counts the call's requests, from 1. */
  readonly attempt: number;
  readonly method: string;
  /** The URL with its secrets. */
  readonly url: string;
  /** The headers without the token. */
  readonly headers: Headers;
  /** The body with its secrets, such as a password. */
  readonly body: string | null;
  /** Aborted with the call, and when its time is over. */
  readonly signal: AbortSignal;
}

/** Sends a request to the next middleware, at last to `fetch`. */
export type Next = (request: MiddlewareRequest) => Promise<Response>;

/**
 * A function around each request, which may add headers, respond, send the request elsewhere, or send it again. The client adds the
 * token after it, and only to URLs below `baseUrl`.
 */
export type Middleware = (request: MiddlewareRequest, next: Next) => Promise<Response>;

/** The second argument of `fetch`, besides `fetchOptions`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  redirect: 'manual';
  signal: AbortSignal;
}

/** The part of a response that the client reads. */
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

/** Options of the runtime's `fetch` that the client does not set. */
export interface FetchOptions {
  /** Node: an undici agent of Node's own major version; for another, pass undici's `fetch` too. */
  readonly dispatcher?: object | undefined;
  /** Bun: the URL of a proxy. */
  readonly proxy?: string | object | undefined;
  /** Deno: the result of `Deno.createHttpClient`. */
  readonly client?: object | undefined;
  /** Browsers: the cookies to send. */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined;
  readonly method?: never;
  readonly headers?: never;
  readonly body?: never;
  readonly signal?: never;
  /** Redirects are never followed, since they would carry the token to another host. */
  readonly redirect?: never;
  /** Further options of the runtime, such as `cache`, `keepalive`, `tls`. */
  readonly [option: string]: unknown;
}
