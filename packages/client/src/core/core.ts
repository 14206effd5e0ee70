/** HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call may carry. The types of `Telephony` say what each operation takes. */
export interface CoreOptions {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, retries included; 0 waits for ever. */
  readonly timeout?: number | undefined;
}

/** One call, not typed by its operation. */
export interface CoreRequest {
  readonly method: Method;
  /** The path template, such as `/monitors/{id}.mp3`. */
  readonly path: string;
  readonly options?: CoreOptions | undefined;
  /** Value of the Accept header. Default `application/json`. */
  readonly accept?: string;
  /** Sends no token, and renews none. */
  readonly anonymous?: boolean;
}

/** The one transport of a client: address, token, retries, time-out, hooks and errors. */
export interface Core {
  /**
   * Resolves to the answer of a success, its body unread: the time-out ends with the headers, from then on only the
   * caller's signal governs. Rejects with a TelephonyError for everything else.
   */
  send(request: CoreRequest): Promise<Response>;
  /**
   * Resolves to the JSON body of a success, undefined where it has none. Rejects with a TelephonyError.
   * @param seen is given the answer of a success before its body is read
   */
  call(request: CoreRequest, seen?: (response: Response) => void): Promise<unknown>;
}

/** The key under which a client keeps its core, the same in every copy of the package. */
export const CORE: unique symbol = Symbol.for('@telephony/client/core') as never;

/**
 * The core of a client, for helpers that need more than its calls.
 * @throws TypeError where the value is not a client.
 */
export function coreOf(pbx: object): Core {
  const core = (pbx as { [CORE]?: Core })[CORE];
  if (!core) throw new TypeError('This is not a client made by createTelephony().');
  return core;
}
