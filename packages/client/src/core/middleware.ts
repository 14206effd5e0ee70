import type { Operation } from './telephony-error.ts';

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
