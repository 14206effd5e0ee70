import { buildUrl } from './build-url.ts';
import type { CoreRequest } from './core.ts';
import { type Operation, TelephonyError, type TelephonyErrorDetails } from './telephony-error.ts';
import type { TelephonyErrorKind } from './telephony-error.ts';
import { toJson } from './to-json.ts';

/** Creates the error of one call. */
export type Fail = (
  kind: TelephonyErrorKind,
  reason: string,
  details?: TelephonyErrorDetails,
) => TelephonyError;

/** A request whose URL and body have been checked. */
export interface Prepared {
  readonly operation: Operation;
  readonly url: string;
  readonly body: string | undefined;
  /** The URL with secrets masked. */
  shownUrl: () => string;
  readonly fail: Fail;
}

/** @throws TelephonyError of kind `request` for parameters and bodies that cannot be sent as intended */
export function prepared(baseUrl: string, { method, path, options = {} }: CoreRequest): Prepared {
  const operation = { method, path };
  const shownUrl = () => buildUrl(baseUrl, path, options, true);
  try {
    const url = buildUrl(baseUrl, path, options);
    const body = options.body === undefined ? undefined : toJson(options.body);
    const fail: Fail = (kind, reason, details) =>
      new TelephonyError(kind, operation, reason, { requestUrl: shownUrl(), ...details });
    return { operation, url, body, shownUrl, fail };
  } catch (cause) {
    throw new TelephonyError('request', operation, (cause as Error).message, { cause });
  }
}
