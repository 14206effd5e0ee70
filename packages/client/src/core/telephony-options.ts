import type { AuthOption } from '../auth/auth.ts';
import type { Operation } from './telephony-error.ts';

/** What a hook is told of a request. It holds no token, no password and no body. */
export interface RequestInfo {
  readonly operation: Operation;
  /** The address, with secrets masked. */
  readonly url: string;
}

/** What a hook is told of the answer. */
export interface ResponseInfo extends RequestInfo {
  /** Undefined where no answer came. */
  readonly status: number | undefined;
  /** Milliseconds from the request to the headers of the answer. */
  readonly duration: number;
}

/** Options of `createTelephony`. */
export interface TelephonyOptions {
  /** Address of the API with version and service: `https://host/v1.2/service`. A slash at the end does no harm. */
  readonly baseUrl: string;
  /** How the client proves who it is. Without it only operations that need no token succeed. */
  readonly auth?: AuthOption | undefined;
  /** Milliseconds that a call may take, retries included; 0 waits for ever. Default 30,000. */
  readonly timeout?: number | undefined;
  /**
   * How often a GET is repeated after a network failure, a body that broke off, or status 408, 429, 502, 503 or 504.
   * Other methods are never repeated. Default 2.
   */
  readonly retries?: number | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up for each of them. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Called before each request, repeated ones included. What it returns is added to the headers. */
  readonly onRequest?:
    | ((request: RequestInfo) => HookHeaders | void | Promise<HookHeaders | void>)
    | undefined;
  /** Called when the headers of an answer have come, or none will come. */
  readonly onResponse?: ((response: ResponseInfo) => void) | undefined;
}

type HookHeaders = Readonly<Record<string, string>>;
