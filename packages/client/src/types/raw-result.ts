import type { TelephonyError } from '../core/telephony-error.ts';

/** What a call of `pbx.raw` resolves to. `error` is undefined exactly when the call succeeded. */
export type RawResult<Data> =
  | { data: Data; error: undefined; response: Response }
  | { data: undefined; error: TelephonyError; response: Response | undefined };
