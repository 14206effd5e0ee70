import { TelephonyError } from './telephony-error.ts';

/** Nothing was sent, or the platform has not let it in. */
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
