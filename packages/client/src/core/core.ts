/// <reference lib="esnext.disposable" preserve="true" />
import type { Fail, Method, Operation } from './telephony-error.ts';

/** A client. Neither printing nor JSON.stringify reveals its token. */
export interface Telephony {
  /** The client's operations as methods that resolve to `{ data, error, response }` and do not reject. */
  readonly raw: object;
  /** Ends the session, if `auth` has one. Calling it again does nothing. */
  close(): Promise<void>;
  /** Calls `close()` at the end of the scope: `await using pbx = createTelephony(...)`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Options of an untyped call. The types of `Telephony` say what each operation accepts. */
export interface CoreOptions {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly attemptTimeoutMs?: number | undefined;
  readonly retries?: number | undefined;
  readonly retryUnsafe?: boolean | undefined;
  /** Consent to the deletion of a whole collection. */
  readonly confirm?: 'all' | undefined;
}

export interface KnownOperation {
  readonly url?: string | undefined;
  readonly operationId?: string | undefined;
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
  /** Sends the request without a token, and never renews one. */
  readonly anonymous?: boolean;
}

/** A success whose body is unread. */
export interface Sent {
  readonly response: Response;
  /** Creates an error of this call, without its secrets. */
  readonly fail: Fail;
  /** Lets the caller's signal go. Call it when the body has been read, or is not needed. */
  readonly end: () => void;
}

/** The transport of a client: URL, token, retries, time limits, events and errors. */
export interface Core {
  /**
   * Resolves to the response of a success with its body unread. The time limits cover the headers only; after that, only
   * the caller's signal can end the request. Rejects with a TelephonyError for everything else.
   */
  send(request: CoreRequest): Promise<Sent>;
  /**
   * Resolves to the JSON body of a success, undefined if there is none. Rejects with a TelephonyError.
   * @param seen called with the response of a success before its body is read
   */
  call(request: CoreRequest, seen?: (response: Response) => void): Promise<unknown>;
  /** Bytes of the largest body that is held in memory, or that comes compressed. */
  readonly maxBodyBytes: number;
  /** Masks the client's token in a text. */
  readonly hide: (text: string) => string;
  /** Tells `onHookError` of a failure that no call rejects with. */
  readonly report: (error: unknown, operation: Operation) => void;
}

export const CORE: unique symbol = Symbol.for('@telephony/client/core') as never;

/**
 * The transport of a client, for helpers that need more than its calls.
 * @throws TypeError if the value is not a client.
 */
export function coreOf(pbx: object): Core {
  const core = (pbx as { [CORE]?: Core })[CORE];
  if (!core) throw new TypeError(NO_CLIENT);
  return core;
}

export const CALL: unique symbol = Symbol.for('@telephony/client/call') as never;

export function callOf(pbx: object): (request: CoreRequest) => Promise<unknown> {
  const call = (pbx as { [CALL]?: Core['call'] })[CALL];
  if (!call) throw new TypeError(NO_CLIENT);
  return call;
}

const NO_CLIENT = 'pbx: not a client. Pass the result of createTelephony().';
