import { REFUSALS } from '../generated/success.ts';

/** HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Creates an error of one call, with its secrets masked. */
export type Fail = (
  kind: TelephonyErrorKind,
  reason: string,
  details?: TelephonyErrorDetails,
) => TelephonyError;

/** Checks for a 401: the token is missing, unknown or expired. */
export function isUnauthorized(error: unknown): error is TelephonyError {
  return hasStatus(error, 401);
}

/** Checks for a refused e-mail address, password or code. Every further call would try to sign in again. */
export function isLoginRefused(error: unknown): error is TelephonyError {
  if (!TelephonyError.is(error) || error.kind !== 'status') return false;
  const { status = 0, operation } = error;
  return operation.path.startsWith('/login') && status >= 400 && status < 500 && !isRateLimited(error);
}

/** Checks for a 403: the token's user lacks the permission. */
export function isForbidden(error: unknown): error is TelephonyError {
  return hasStatus(error, 403);
}

/** Checks for a 404: the record does not exist, or the live call has ended. */
export function isNotFound(error: unknown): error is TelephonyError {
  return hasStatus(error, 404);
}

/** Checks for a 412 of POST /calls: none of the user's phones is online (ledger O-40). */
export function isNoPhoneOnline(error: unknown): error is TelephonyError {
  return hasStatus(error, 412);
}

/** Checks for the platform's rate limit, a 400 with a certain message (ledger O-09), or a gateway's 429. */
export function isRateLimited(error: unknown): error is TelephonyError {
  return (
    hasStatus(error, 429) || (hasStatus(error, 400) && /call rate exceeded|rate limit/i.test(error.message))
  );
}

function hasStatus(error: unknown, status: number): error is TelephonyError {
  return TelephonyError.is(error) && error.kind === 'status' && error.status === status;
}

const NOT_SENT = /^(request|auth|second-factor)$/;

// A 429 is a gateway's (ledger O-09). With another 4xx, such as 408, 409 or 425, a gateway may end what it has passed on.
export function isRefusal(status: number | undefined): boolean {
  return status === 429 || REFUSALS.includes(Number(status));
}

/**
 * Checks for a failed call on which the platform may have acted: the response was lost, truncated, no JSON, a redirect, a 5xx, or a 4xx
 * that the contract does not have. False only if each attempt failed before its connection was established, or was refused by the platform,
 * as with 412, or by a gateway's 429. Look for the call or message before you send it again: `placeCall` does. True for errors that are not
 * the client's.
 */
export function mayHaveActed(error: unknown): boolean {
  return !TelephonyError.is(error) || error.mayHaveActed;
}

/**
 * The kind of a failure:
 * - `status`: the status is no success of the operation; redirects are included
 * - `network`: the connection failed or broke before a response
 * - `timeout`: a time limit is over; `phase` says which
 * - `abort`: the caller's signal was aborted; `cause` is its reason
 * - `body`: the body of a success is incomplete or invalid JSON
 * - `content-type`: the body of a success is of another type, such as a web page
 * - `queued`: a download returned 202, without a file (ledger O-28)
 * - `request`: the client rejected the call and sent nothing
 * - `middleware`: a function in `use` failed, see `cause`
 * - `auth`: `token()` or `renew()` failed, or returned a token that cannot be sent
 * - `second-factor`: POST /login2fa needs a code and the `nonce` (ledger O-01)
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
  /** Its name in the contract, such as `getCdr`, if the call used it. */
  readonly operationId?: string | undefined;
}

/** The platform's message about one field of a request. Missing texts are empty (ledger O-02). */
export interface FieldIssue {
  /** Name of the field, such as `from`. */
  readonly field: string;
  readonly message: string;
  readonly code: string;
}

export interface TelephonyErrorDetails {
  status?: number | undefined;
  phase?: TelephonyError['phase'];
  mayHaveActed?: boolean | undefined;
  fieldErrors?: readonly FieldIssue[] | undefined;
  requestUrl?: string | undefined;
  response?: Response | undefined;
  cause?: unknown;
}

// The same in every copy of the package.
const BRAND = Symbol.for('@telephony/client/error');

/** The client's only error class. Its message, such as `[GET] /cdrs/{id}: 404 Resource not found`, has no token and no password. */
export class TelephonyError extends Error {
  declare readonly kind: TelephonyErrorKind;
  declare readonly operation: Operation;
  /** Status of the response, if there was one. 0 is a redirect that a browser hides. */
  declare readonly status: number | undefined;
  /** The part of the call that a time limit or the network ended; `total` is the whole call. */
  declare readonly phase: 'headers' | 'body' | 'total' | undefined;
  /** The platform may have acted in one of the attempts; see the function of this name. */
  declare readonly mayHaveActed: boolean;
  /** The platform's messages about fields. The first is in the message too. */
  declare readonly fieldErrors: readonly FieldIssue[];
  /** URL of the request, with secrets masked, if it could be built. */
  declare readonly requestUrl: string | undefined;
  /** Only for kind `second-factor`: goes to POST /login2fa with the code. */
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
    const { status = response?.status } = details;
    const isDone = !NOT_SENT.test(kind) && !(kind === 'status' && isRefusal(status));
    const isUnclear = details.mayHaveActed ?? isDone;
    Object.assign(this, { kind, operation, fieldErrors: [], ...details, status });
    Object.assign(this, { mayHaveActed: isUnclear && operation.method !== 'GET' });
    this.#response = response;
  }

  /** The response, if there was one. An error's body can still be read, unmasked. */
  get response(): Response | undefined {
    return this.#response;
  }

  // On the prototype, so that the first line of the stack has it.
  override get name(): string {
    return 'TelephonyError';
  }

  /** Checks for a TelephonyError of this or another copy of the package. */
  static is(value: unknown): value is TelephonyError {
    return BRAND in Object(value);
  }
}

// Not a member of the class: declarations cannot name the symbol.
Object.defineProperty(TelephonyError.prototype, BRAND, { value: true });

/** Checks for a TelephonyError of this or another copy of the package. */
export const isTelephonyError: (value: unknown) => value is TelephonyError = (value) =>
  TelephonyError.is(value);
