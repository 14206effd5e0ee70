import { type Fail, type Operation, TelephonyError } from './telephony-error.ts';
import type { Core } from './core.ts';

const SECRET_NAME = /token|password|secret|nonce|code|api_?key|(^|_)pin(_|$)|authorization|cookie/i;

// A shorter secret is masked only where it stands alone, since it may be part of a word.
const MIN_LENGTH_INSIDE_WORDS = 4;

// The values of fields with such names, also in filters, however deep.
export function secretsIn(value: unknown, name = ''): string[] {
  if (Object(value) !== value)
    return /^(string|number|bigint)$/.test(typeof value) && SECRET_NAME.test(name) ? [String(value)] : [];
  const { property } = value as { property?: unknown };
  return Object.entries(value as object).flatMap(([key, item]) =>
    secretsIn(
      item,
      Array.isArray(value) ? name : key === 'value' && typeof property === 'string' ? property : key,
    ),
  );
}

export function mask(text: string, secrets: readonly string[]): string {
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
      return form.length < MIN_LENGTH_INSIDE_WORDS ? String.raw`(?<!\w)${literal}(?!\w)` : literal;
    });
  return patterns[0] ? text.replace(new RegExp(patterns.join('|'), 'g'), '***') : text;
}

// Everything that a program could print of an error, however deep: hidden properties, Maps, the headers of a request.
function printableText(value: unknown, visited: unknown[] = []): string {
  if (Object(value) !== value) return String(value);
  if (visited.includes(value)) return '';
  visited.push(value);
  const object = value as Partial<Headers & Request & Record<PropertyKey, unknown>>;
  return [
    ...Reflect.ownKeys(object).map((key) => [key, object[key as 'headers']]),
    ...(object.entries?.() ?? []),
    object.headers,
  ]
    .flat()
    .map((item) => printableText(item, visited))
    .join();
}

export function createFail(
  operation: Operation,
  hide: (text: string) => string,
  currentUrl: () => string,
): Fail {
  return (kind, reason, { fieldErrors = [], cause, response, ...details } = {}) => {
    const causeText = printableText(cause);
    return new TelephonyError(kind, operation, hide(reason), {
      ...details,
      requestUrl: hide(currentUrl()) || undefined,
      fieldErrors: fieldErrors.map(({ field, message, code }) => ({
        field: hide(field),
        message: hide(message),
        code: hide(code),
      })),
      cause: hide(causeText) === causeText ? cause : undefined,
      response: response && maskResponse(response, hide),
    });
  };
}

const SECRET_HEADER = /cookie|authorization|(token|secret|key)$/i;

// The same response, which shows another URL and other headers: one may repeat the token, or issue another.
function maskResponse(response: Response, hide: (text: string) => string): Response {
  const show = (text: string) =>
    hide(text).replace(/([?&#]([^=&]+)=)[^&#]+/g, (all, start: string, name: string) =>
      SECRET_NAME.test(name) ? `${start}***` : all,
    );
  const headers = new Headers(response.headers);
  for (const [name, value] of headers) headers.set(name, SECRET_HEADER.test(name) ? '***' : show(value));
  Object.entries({ url: show(response.url), headers }).forEach(([name, value]) =>
    Object.defineProperty(response, name, { value, configurable: true }),
  );
  return response;
}

export function failFor(core: Core, operation: Operation): Fail {
  return createFail(operation, core.hide, () => '');
}
