import type { TelephonyError } from '../core/telephony-error.ts';

/** Creates the error of one download. */
export type Fail = (
  kind: TelephonyError['kind'],
  reason: string,
  details?: { errors?: readonly unknown[]; cause?: unknown },
) => TelephonyError;
