/** Names of fields, parameters and headers whose values are secrets. */
const SECRET = /token|password|secret|nonce|code|(?:^|_)pin(?:_|$)|authorization|cookie/i;

/** Anything shorter is not a secret that could be told from the words of a message. */
const SHORTEST = 4;

/** Whether values of this name are secrets. */
export function isSecret(name: string): boolean {
  return SECRET.test(name);
}

/** The secrets in the options of a call: values of fields with such names, also in filters, however deep. */
export function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string' || typeof value === 'number') return isSecret(name) ? [`${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { property } = value as { property?: unknown };
  return Object.entries(value).flatMap(([key, item]) =>
    secretsIn(
      item,
      Array.isArray(value) ? name : key === 'value' && typeof property === 'string' ? property : key,
    ),
  );
}

/** Hides secrets in whatever may be shown of a call. */
export interface Mask {
  /** The text without them, in whichever form they are written: as in JSON, or in a URL. */
  text: (text: string) => string;
  /** A JSON value without them. */
  json: (value: unknown) => unknown;
  /** A cause; undefined where it would show one of them. */
  cause: (cause: unknown) => unknown;
}

export function createMask(secrets: readonly string[]): Mask {
  const hidden = secrets
    .flatMap((secret) =>
      secret.length < SHORTEST
        ? []
        : [secret, encodeURIComponent(secret.toWellFormed()), JSON.stringify(secret).slice(1, -1)],
    )
    // The longest first, since one may be part of another.
    .toSorted((one, other) => other.length - one.length);
  const text = (shown: string) => hidden.reduce((left, secret) => left.replaceAll(secret, '***'), shown);
  const json = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value === 'number') return hidden.includes(`${value}`) ? '***' : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(json);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [text(name), json(item)]));
  };
  const cause = (error: unknown) => {
    const shown = shownOf(error);
    return text(shown) === shown ? error : undefined;
  };
  return { text, json, cause };
}

/** Everything that a program could print of an error. */
function shownOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, stack, cause } = error as Error;
  return [message, stack, ...Object.entries(error).flat().map(String), cause && shownOf(cause)].join();
}
