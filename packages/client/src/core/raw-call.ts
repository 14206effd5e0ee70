import type { RawResult } from '../types/raw-result.ts';
import type { Core, CoreRequest } from './core.ts';
import type { TelephonyError } from './telephony-error.ts';

/** Makes one call in the result style: resolves to the data or to the TelephonyError. */
export async function rawCall(core: Core, request: CoreRequest): Promise<RawResult<unknown>> {
  let response: Response | undefined;
  try {
    const data = await core.call(request, (seen) => {
      response = seen;
    });
    return { data, error: undefined, response: response as unknown as Response };
  } catch (error) {
    const failure = error as TelephonyError;
    return { data: undefined, error: failure, response: failure.response };
  }
}
