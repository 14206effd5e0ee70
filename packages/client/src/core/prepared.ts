import { buildUrl } from './build-url.ts';
import { checkCall } from './check-call.ts';
import type { CoreRequest } from './core.ts';
import type { Fail } from './fail.ts';
import { createMask, secretsIn } from './mask.ts';
import { type Operation, TelephonyError } from './telephony-error.ts';
import { toJson } from './to-json.ts';

/** A request whose options, URL and body have been checked. */
export interface Prepared {
  readonly operation: Operation;
  readonly url: string;
  readonly body: string | undefined;
  /** The secrets that are sent besides those in the options: the token, in all of its forms. */
  readonly tokens: string[];
  /** The URL with secrets masked. */
  shownUrl: () => string;
  readonly fail: Fail;
}

/** @throws TelephonyError of kind `request` for options, parameters and bodies that cannot be sent as intended */
export function prepared(baseUrl: string, request: CoreRequest): Prepared {
  const { method, path, options = {} } = request;
  const operation = { method, path };
  const tokens: string[] = [];
  const mask = () => createMask([...tokens, ...secretsIn(options)]);
  const shownUrl = () => mask().text(buildUrl(baseUrl, path, options, true));
  let isBuilt = false;
  const fail: Fail = (kind, reason, { errors = [], cause, response, ...details } = {}) => {
    const { text, json, cause: masked } = mask();
    return new TelephonyError(kind, operation, text(reason), {
      ...details,
      requestUrl: isBuilt ? shownUrl() : undefined,
      errors: errors.map(json),
      cause: masked(cause),
      response: response && withUrl(response, text(response.url)),
    });
  };
  try {
    checkCall(request);
    const url = buildUrl(baseUrl, path, options);
    isBuilt = true;
    const body = options.body === undefined ? undefined : toJson(options.body);
    return { operation, url, body, tokens, shownUrl, fail };
  } catch (cause) {
    throw fail('request', (cause as Error).message, { cause });
  }
}

/** The same response, which shows another URL. */
function withUrl(response: Response, url: string): Response {
  return url === response.url ? response : Object.defineProperty(response, 'url', { value: url });
}
