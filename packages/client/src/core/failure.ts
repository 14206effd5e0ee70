import type { Fail } from './fail.ts';
import { shownOf } from './mask.ts';
import { type Operation, TelephonyError } from './telephony-error.ts';

/** Creates errors of an operation in which `hide` takes out what is secret. @param urlOf The URL, empty before it is built */
export function failure(operation: Operation, hide: (text: string) => string, urlOf: () => string): Fail {
  return (kind, reason, { fieldErrors = [], cause, response, ...details } = {}) => {
    const shown = shownOf(cause);
    return new TelephonyError(kind, operation, hide(reason), {
      ...details,
      requestUrl: hide(urlOf()) || undefined,
      fieldErrors: fieldErrors.map(({ field, message, code }) => ({
        field: hide(field),
        message: hide(message),
        code: hide(code),
      })),
      cause: hide(shown) === shown ? cause : undefined,
      // The same response, which shows another URL.
      response: response && Object.defineProperty(response, 'url', { value: hide(response.url) }),
    });
  };
}
