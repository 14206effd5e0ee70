import type { AuthOption } from '../auth/auth.ts';
import type { Operation } from './telephony-error.ts';

/** A request as hooks see it, without token, password and body. */
export interface RequestInfo {
  readonly operation: Operation;
  /** The URL, with secrets masked. */
  readonly url: string;
}

/** A response as hooks see it. */
export interface ResponseInfo extends RequestInfo {
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Milliseconds from the request to the headers of the response. */
  readonly durationMs: number;
}

/** Options of `createTelephony`. */
export interface TelephonyOptions {
  /** URL of the API with version and service: `https://host/v1.2/service`. A trailing slash is ignored. */
  readonly baseUrl: string;
  /** How the client authenticates. Default: not at all, so only operations without a token succeed. */
  readonly auth?: AuthOption | undefined;
  /** Milliseconds that a call may take, retries included; 0 waits indefinitely. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /**
   * How often a GET is retried after a network failure, an incomplete body, or status 408, 429, 502, 503 or 504. Other
   * methods are never retried. Default: 2.
   */
  readonly retries?: number | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up for each request. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /**
   * Called before each request, retries included, and awaited. The headers that it returns are added to the request. No hook
   * can change what becomes of a call: if this one fails, the request is sent without them.
   */
  readonly onRequest?:
    | ((request: RequestInfo) => HookHeaders | void | Promise<HookHeaders | void>)
    | undefined;
  /** Called when the headers of a response have arrived, or when the request has failed without one. */
  readonly onResponse?: ((response: ResponseInfo) => unknown) | undefined;
  /** Called with what another hook has thrown, or rejected with. Default: it is written with `console.error`. */
  readonly onHookError?: ((error: unknown, operation: Operation) => unknown) | undefined;
}

type HookHeaders = Readonly<Record<string, string>>;
