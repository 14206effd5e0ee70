import type { TelephonyError } from '../core/telephony-error.ts';

/** What a call on `pbx.raw` resolves to. `error` is undefined if, and only if, the call succeeded. */
export type RawResult<Data> =
  | { data: Data; error: undefined; response: Response }
  | { data: undefined; error: TelephonyError; response: Response | undefined };
