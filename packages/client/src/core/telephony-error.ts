import type { Method } from './method.ts';

/**
 * What went wrong:
 * - `status`: the platform returned an error (any status that is not a success of the operation, redirects included)
 * - `network`: there was no response, because the connection failed or broke
 * - `timeout`: a time limit is over; `phase` says which
 * - `abort`: the caller's signal was aborted; `cause` is its reason
 * - `body`: the call succeeded, but the body is incomplete or not the JSON that it claims to be
 * - `content-type`: the call succeeded, but the body is of another type than requested, such as a web page
 * - `queued`: a download returned 202: the export is made later, and there is no file yet (ledger O-28)
 * - `request`: the call was rejected before anything was sent, for example because a path parameter is empty
 * - `middleware`: a function in `use` failed; `cause` is what it threw
 * - `auth`: `token()` or `renew()` of the client's `auth` failed, or returned a token that cannot be sent
 * - `second-factor`: the account requires a code, which goes to POST /login2fa with the `nonce` (ledger O-01)
 */
export type TelephonyErrorKind =
  | 'status'
  | 'network'
  | 'timeout'
  | 'abort'
  | 'body'
  | 'content-type'
  | 'queued'
  | 'request'
  | 'middleware'
  | 'auth'
  | 'second-factor';

/** The operation that was called. */
export interface Operation {
  readonly method: Method;
  /** The path template, such as `/cdrs/{id}`. */
  readonly path: string;
  /** Its name in the contract, such as `getCdr`, where the call was made by it. */
  readonly operationId?: string | undefined;
}

/** What the platform says about one field of a request. A text is empty where the platform gives none (ledger O-02). */
export interface FieldIssue {
  /** Name of the field, such as `from`. */
  readonly field: string;
  readonly message: string;
  readonly code: string;
}

/** The fields of a TelephonyError besides its kind, operation and reason. */
export interface TelephonyErrorDetails {
  status?: number | undefined;
  phase?: TelephonyError['phase'];
  fieldErrors?: readonly FieldIssue[] | undefined;
  requestUrl?: string | undefined;
  response?: Response | undefined;
  cause?: unknown;
}

/** Marks the errors of all copies of this package in a program. */
const BRAND: unique symbol = Symbol.for('@telephony/client/error') as never;

/**
 * The only error class of the client. Its message has the operation, the status and the reason: `[GET] /cdrs/{id}: 404
 * Resource not found`. It contains no token and no password; printing it shows neither the response nor the nonce.
 */
export class TelephonyError extends Error {
  declare readonly kind: TelephonyErrorKind;
  declare readonly operation: Operation;
  /** Status of the response, undefined if there was none. 0 is a redirect that a browser hides. */
  declare readonly status: number | undefined;
  /**
   * Where a call broke off by time or network: before the headers of a response, in its body, or anywhere because the time
   * of the whole call was over. Undefined for all other errors.
   */
  declare readonly phase: 'headers' | 'body' | 'total' | undefined;
  /** What is wrong with which field, as the platform says; empty if it says nothing. The first is in the message too. */
  declare readonly fieldErrors: readonly FieldIssue[];
  /** URL of the request, with secrets masked. Undefined if it could not be built. */
  declare readonly requestUrl: string | undefined;
  /** Only for kind `second-factor`: goes to POST /login2fa with the code. Not shown when the error is printed. */
  declare readonly nonce?: string;
  readonly #response: Response | undefined;

  constructor(
    kind: TelephonyErrorKind,
    operation: Operation,
    reason: string,
    { response, cause, ...details }: TelephonyErrorDetails = {},
  ) {
    super(
      `${operation.operationId ?? ''} [${operation.method}] ${operation.path}: ${reason}`.trimStart(),
      // An error without a cause must not have the property.
      cause === undefined ? undefined : { cause },
    );
    Object.assign(this, { kind, operation, status: response?.status, fieldErrors: [], ...details });
    this.#response = response;
  }

  /** The response, undefined if there was none. The body of an error response can still be read, unmasked. */
  get response(): Response | undefined {
    return this.#response;
  }

  /** On the prototype, so that the first line of the stack has it. */
  override get name(): string {
    return 'TelephonyError';
  }

  get [BRAND](): true {
    return true;
  }

  /** Whether a value is a TelephonyError of this or another copy of the package. */
  static is(value: unknown): value is TelephonyError {
    return BRAND in Object(value);
  }
}

/** Whether a value is a TelephonyError, even if the program contains two copies of the package. */
export const isTelephonyError: (value: unknown) => value is TelephonyError = (value) =>
  TelephonyError.is(value);
