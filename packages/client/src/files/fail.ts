import type { TelephonyError, TelephonyErrorDetails } from '../core/telephony-error.ts';

/** Creates the error of one download. */
export type Fail = (
  kind: TelephonyError['kind'],
  reason: string,
  details?: Pick<TelephonyErrorDetails, 'fieldErrors' | 'phase' | 'cause'>,
) => TelephonyError;
