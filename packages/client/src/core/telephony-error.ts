/** HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Creates the error of one call, in which its secrets are masked. */
export type Fail = (
  kind: TelephonyErrorKind,
  reason: string,
  details?: TelephonyErrorDetails,
) => TelephonyError;

/** 401: the token is missing, unknown or expired. */
export function isUnauthorized(error: unknown): error is TelephonyError {
  return hasStatus(error, 401);
}

/** The platform has refused to sign in: a wrong e-mail address, password or code. Every further call would try again. */
export function isLoginRefused(error: unknown): error is TelephonyError {
  if (!TelephonyError.is(error) || error.kind !== 'status') return false;
  const { status = 0, operation } = error;
  return operation.path.startsWith('/login') && status >= 400 && status < 500 && !isRateLimited(error);
}

/** 403: the user of the token does not have the permission. */
export function isForbidden(error: unknown): error is TelephonyError {
  return hasStatus(error, 403);
}

/** 404: the record does not exist. For a live call: it has ended. */
export function isNotFound(error: unknown): error is TelephonyError {
  return hasStatus(error, 404);
}

/** 412 of POST /calls: none of the calling user's phones is online (ledger O-40). */
export function isNoPhoneOnline(error: unknown): error is TelephonyError {
  return hasStatus(error, 412);
}

/** The platform's rate limit: a 400 with a message of its own (ledger O-09), or the 429 of a gateway in front of it. */
export function isRateLimited(error: unknown): error is TelephonyError {
  return (
    hasStatus(error, 429) || (hasStatus(error, 400) && /call rate exceeded|rate limit/i.test(error.message))
  );
}

function hasStatus(error: unknown, status: number): error is TelephonyError {
  return TelephonyError.is(error) && error.kind === 'status' && error.status === status;
}

const NOT_SENT = /^(request|auth|second-factor)$/;

/**
 * Whether the platform may have done what a call asked for, although the call failed: the response was lost, cut, no JSON, a
 * redirect or a 5xx. A call may ring then, a message may be on its way: look for it before you send it again. False for GET, and for what
 * the platform has refused (4xx). True for errors of other kinds, of which nothing is known.
 */
export function mayHaveActed(error: unknown): boolean {
  if (!TelephonyError.is(error)) return true;
  const { kind, operation, status = 0 } = error;
  if (operation.method === 'GET' || NOT_SENT.test(kind)) return false;
  return kind !== 'status' || status < 400 || status >= 500;
}

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

export interface TelephonyErrorDetails {
  status?: number | undefined;
  phase?: TelephonyError['phase'];
  fieldErrors?: readonly FieldIssue[] | undefined;
  requestUrl?: string | undefined;
  response?: Response | undefined;
  cause?: unknown;
}

const BRAND = Symbol.for('@telephony/client/error');

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

  /** Whether a value is a TelephonyError of this or another copy of the package. */
  static is(value: unknown): value is TelephonyError {
    return BRAND in Object(value);
  }
}

// Not a member of the class: declarations cannot name the symbol.
Object.defineProperty(TelephonyError.prototype, BRAND, { value: true });

/** Whether a value is a TelephonyError, even if the program contains two copies of the package. */
export const isTelephonyError: (value: unknown) => value is TelephonyError = (value) =>
  TelephonyError.is(value);
