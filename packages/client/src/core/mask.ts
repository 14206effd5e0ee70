import { type Fail, type Operation, TelephonyError } from './telephony-error.ts';
import type { Core } from './core.ts';

const SECRET = /token|password|secret|nonce|code|api_?key|(^|_)pin(_|$)|authorization|cookie/i;

const SHORT = 4;

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

export function failOf(core: Core, operation: Operation): Fail {
  return failure(operation, core.hide, () => '');
}
