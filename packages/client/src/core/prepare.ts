import { buildUrl } from './build-url.ts';
import { checkCall } from './check-call.ts';
import type { CoreRequest } from './core.ts';
import type { Fail } from './fail.ts';
import { createMask, secretsIn, shownOf } from './mask.ts';
import { type Operation, TelephonyError } from './telephony-error.ts';
import { toJson } from './to-json.ts';

/** A call, of which nothing has been checked yet. */
export interface Prepared {
  readonly operation: Operation;
  /** The secrets that are sent besides those in the options: the token, in all of its forms. */
  readonly tokens: string[];
  readonly fail: Fail;
  /** The URL with secrets masked; undefined before `build`. */
  shownUrl: () => string | undefined;
  /** @throws TelephonyError of kind `request` for options, parameters and bodies that cannot be sent as intended */
  build: () => { url: string; body: string | null };
}

export function prepare(baseUrl: string, request: CoreRequest): Prepared {
  const { method, path, operationId, options = {} } = request;
  const operation = operationId === undefined ? { method, path } : { method, path, operationId };
  const tokens: string[] = [];
  let url: string | undefined;
  const mask = () => createMask([...tokens, ...secretsIn(options)]);
  const fail: Fail = (kind, reason, { fieldErrors = [], cause, response, ...details } = {}) => {
    const hide = mask();
    const shown = shownOf(cause);
    return new TelephonyError(kind, operation, hide(reason), {
      ...details,
      requestUrl: url && hide(url),
      fieldErrors: fieldErrors.map(({ field, message, code }) => ({
        field: hide(field),
        message: hide(message),
        code: hide(code),
      })),
      cause: hide(shown) === shown ? cause : undefined,
      response: response && withUrl(response, hide(response.url)),
    });
  };
  return {
    operation,
    tokens,
    fail,
    shownUrl: () => url && mask()(url),
    build() {
      try {
        checkCall(request);
        url = buildUrl(baseUrl, path, options);
        return { url, body: options.body === undefined ? null : toJson(options.body) };
      } catch (cause) {
        throw fail('request', (cause as Error).message, { cause });
      }
    },
  };
}

/** The same response, which shows another URL. */
function withUrl(response: Response, url: string): Response {
  return url === response.url ? response : Object.defineProperty(response, 'url', { value: url });
}
