/// <reference lib="esnext.disposable" preserve="true" />
import type { CallOptions } from './call-types.ts';
import type { Fail, Method, Operation } from './telephony-error.ts';

/** A client. Neither printing nor JSON.stringify reveals its token. */
export interface Telephony {
  /** The client's operations as methods that resolve to `{ data, error, response }` and do not reject. */
  readonly raw: object;
  /** Ends the session, if `auth` has one. */
  close(): Promise<void>;
  /** Calls `close()`: `await using pbx = createTelephony(...)`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Options of an untyped call. */
export interface CoreOptions extends Readonly<CallOptions> {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  /** Consent to delete a whole collection. */
  readonly confirm?: 'all' | undefined;
}

export interface KnownOperation {
  // Default: built from path and query.
  readonly url?: string | undefined;
  readonly operationId?: string | undefined;
  // The only query parameters that are accepted. Default: any.
  readonly query?: readonly string[] | undefined;
}

/** One call, without the types of its operation. */
export interface CoreRequest extends KnownOperation {
  readonly method: Method;
  /** The path template, such as `/monitors/{id}.mp3`. */
  readonly path: string;
  readonly options?: CoreOptions | undefined;
  /** Value of the Accept header. Default: `application/json`. */
  readonly accept?: string;
  /** Sends no token. */
  readonly anonymous?: boolean;
}

/** A successful response whose body is unread. */
export interface UnreadResponse {
  readonly response: Response;
  /** Creates an error of this call, without its secrets. */
  readonly fail: Fail;
  /** Releases the caller's signal, once the body is read or not needed. */
  readonly end: () => void;
}

/** The transport of a client: URL, token, retries, time limits, events and errors. */
export interface Core {
  /**
   * Resolves to a successful response. After its headers, only the caller's signal ends the request.
   * @throws TelephonyError
   */
  send(request: CoreRequest): Promise<UnreadResponse>;
  /**
   * Resolves to the JSON body of a success, undefined if empty.
   * @param onResponse called before the body is read
   * @throws TelephonyError
   */
  call(request: CoreRequest, onResponse?: (response: Response) => void): Promise<unknown>;
  /** Bytes of the largest body in memory. */
  readonly maxBodyBytes: number;
  /** Masks the client's token in a text. */
  readonly hide: (text: string) => string;
  /** Passes a failure to `onHookError`. */
  readonly report: (error: unknown, operation: Operation) => void;
}

// Both symbols are the same in every copy of the package.
export const CORE: unique symbol = Symbol.for('@telephony/client/core') as never;
export const CALL: unique symbol = Symbol.for('@telephony/client/call') as never;

/**
 * Returns the transport of a client.
 * @throws TypeError if the value is not a client
 */
export function coreOf(pbx: object): Core {
  const core = (pbx as { [CORE]?: Core })[CORE];
  if (!core) throw new TypeError(NO_CLIENT);
  return core;
}

export function callOf(pbx: object): (request: CoreRequest) => Promise<unknown> {
  const call = (pbx as { [CALL]?: Core['call'] })[CALL];
  if (!call) throw new TypeError(NO_CLIENT);
  return call;
}

const NO_CLIENT = 'pbx: not a client. Pass the result of createTelephony().';
