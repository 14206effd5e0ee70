import type { TelephonyError, TelephonyErrorDetails, TelephonyErrorKind } from './telephony-error.ts';

/** Creates the error of one call, in which its secrets are masked. */
export type Fail = (
  kind: TelephonyErrorKind,
  reason: string,
  details?: TelephonyErrorDetails,
) => TelephonyError;
