import type { Core } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';

/** A login for which the platform requires a code. */
export interface Challenge {
  readonly core: Core;
  readonly nonce: string;
  /** The error that calls reject with in the meantime. */
  failure: TelephonyError;
}

/** Why a login failed for which there is no code. */
export const NO_CODE =
  'the account has a second factor. Pass a secondFactor callback to session(), or the code to confirm().';

/** The error of a login whose code is missing or wrong, with its nonce. */
export function failedFactor(nonce: string, reason: string, cause?: unknown): TelephonyError {
  const operation = { method: 'POST', path: '/login' } as const;
  const error = new TelephonyError('second-factor', operation, reason, { status: 202, cause });
  return Object.defineProperty(error, 'nonce', { value: nonce });
}
