import { TelephonyError } from './telephony-error.ts';

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
