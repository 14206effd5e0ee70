import type { Method } from './core.ts';

/**
 * What went wrong:
 * - `status`: the platform refused (any status that is not the operation's success, redirects included)
 * - `network`: no answer came, or the connection broke before one
 * - `timeout`: the time of the call was over
 * - `abort`: the caller's signal was raised; `cause` is its reason
 * - `body`: the answer was a success, its body broke off or is not the JSON it says it is
 * - `content-type`: the answer was a success of another kind than asked for, such as a web page
 * - `queued`: the answer to a download was 202, the export is made later and no file came (ledger O-28)
 * - `request`: the call was refused before anything was sent, as for an empty path parameter
 * - `auth`: `token()` or `renew()` of the client's `auth` failed, or gave a token that cannot be sent
 * - `second-factor`: the account asks for a code; `nonce` goes with it to POST /login2fa (ledger O-01)
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
  | 'auth'
  | 'second-factor';

/** The operation that was called. */
export interface Operation {
  readonly method: Method;
  /** The path template, such as `/cdrs/{id}`. */
  readonly path: string;
}

/** What a TelephonyError is made of, besides its kind, operation and reason. */
export interface TelephonyErrorDetails {
  status?: number | undefined;
  errors?: readonly unknown[] | undefined;
  requestUrl?: string | undefined;
  response?: Response | undefined;
  cause?: unknown;
}

/** Marks the errors of every copy of this package in a program. */
const BRAND: unique symbol = Symbol.for('@telephony/client/error') as never;

/**
 * The one error of the client. Its message names operation, status and reason: `[GET] /cdrs/{id}: 404 Resource not
 * found`. It holds no token and no password; printing it shows neither the response nor the nonce.
 */
export class TelephonyError extends Error {
  readonly kind: TelephonyErrorKind;
  readonly operation: Operation;
  /** Status of the answer, undefined where none came. 0 is a redirect that a browser hides. */
  readonly status: number | undefined;
  /** `errors` of the body as the platform sent it: objects, strings, or nothing (ledger O-02). */
  readonly errors: readonly unknown[];
  /** The address asked for, with secrets masked. Undefined where it could not be built. */
  readonly requestUrl: string | undefined;
  /** Only of kind `second-factor`: goes with the code to POST /login2fa. Not shown when the error is printed. */
  declare readonly nonce?: string;
  readonly #response: Response | undefined;

  constructor(
    kind: TelephonyErrorKind,
    operation: Operation,
    reason: string,
    { status, errors = [], requestUrl, response, cause }: TelephonyErrorDetails = {},
  ) {
    super(
      `[${operation.method}] ${operation.path}: ${reason}`,
      // An error without a cause has no such property.
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.operation = operation;
    this.status = status;
    this.errors = errors;
    this.requestUrl = requestUrl;
    this.#response = response;
  }

  /** The answer, undefined where none came. The body of a refusal can still be read. */
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

  /** Whether a value is a TelephonyError of this or of another copy of the package. */
  static is(value: unknown): value is TelephonyError {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}

/** Whether a value is a TelephonyError, also where a program holds two copies of the package. */
export const isTelephonyError: (value: unknown) => value is TelephonyError = (value) =>
  TelephonyError.is(value);
