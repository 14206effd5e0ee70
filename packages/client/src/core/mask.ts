import { type Fail, type Operation, TelephonyError } from './telephony-error.ts';
import type { Core } from './core.ts';

/** Names of fields, parameters and headers whose values are secrets. */
const SECRET = /token|password|secret|nonce|code|api_?key|(^|_)pin(_|$)|authorization|cookie/i;

/** What is shorter is a secret only where it stands alone: it may be a part of the words of a message. */
const SHORT = 4;

/** The secrets in the options of a call: values of fields with such names, also in filters, however deep. */
export function secretsIn(value: unknown, name = ''): string[] {
  if (Object(value) !== value)
    return /^(string|number|bigint)$/.test(typeof value) && SECRET.test(name) ? [String(value)] : [];
  const { property } = value as { property?: unknown };
  return Object.entries(value as object).flatMap(([key, item]) =>
    secretsIn(
      item,
      Array.isArray(value) ? name : key === 'value' && typeof property === 'string' ? property : key,
    ),
  );
}

/** Takes secrets out of a text, in whichever form they are written: as in JSON, or in a URL. */
export function mask(shown: string, secrets: readonly string[]): string {
  const patterns = secrets
    .flatMap((secret) =>
      secret.length < 2
        ? []
        : [secret, encodeURIComponent(secret.toWellFormed()), JSON.stringify(secret).slice(1, -1)],
    )
    // The longest first, since one may be part of another.
    .toSorted((one, other) => other.length - one.length)
    .map((form) => {
      const literal = form.replace(/\W/g, String.raw`\$&`);
      return form.length < SHORT ? String.raw`(?<!\w)${literal}(?!\w)` : literal;
    });
  return patterns[0] ? shown.replace(new RegExp(patterns.join('|'), 'g'), '***') : shown;
}

/** Everything that a program could print of an error, however deep: hidden properties, Maps, the headers of a request. */
function shownOf(value: unknown, seen: unknown[] = []): string {
  if (Object(value) !== value) return String(value);
  if (seen.includes(value)) return '';
  seen.push(value);
  const shown = value as Partial<Headers & Request & Record<PropertyKey, unknown>>;
  return [
    ...Reflect.ownKeys(shown).map((key) => [key, shown[key as 'headers']]),
    ...(shown.entries?.() ?? []),
    shown.headers,
  ]
    .flat()
    .map((item) => shownOf(item, seen))
    .join();
}

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

/** Creates the errors of an operation that are found outside of a call. The client's token is masked in them. */
export function failOf(core: Core, operation: Operation): Fail {
  return failure(operation, core.hide, () => '');
}
