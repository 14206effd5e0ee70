import { isJsonObject } from '@telephony/contract';
import { isSecretField, isSecretHeader, REDACTED, redactText, redactValue } from '@telephony/http';

/** Takes secrets out of what is written to a file. It learns them: what was secret once is so everywhere. */
export interface Redactor {
  /** Makes a value known as secret, such as the token that was given. */
  learn(secret: string): void;
  /** Learns the secrets of a body by the names of its fields. */
  learnFrom(body: string): void;
  header(name: string, value: string): string;
  /** A body. JSON keeps its form, so that it can still be checked against a schema. */
  body(text: string): string;
  /** Any other text. */
  text(text: string): string;
}

/** Shorter values, and short numbers, occur by chance in other text; as fields they are redacted anyway. */
const SHORTEST_LEARNT = 6;
const SHORTEST_NUMBER_LEARNT = 12;

/** A redactor that knows nothing yet. */
export function createRedactor(): Redactor {
  const secrets = new Set<string>();

  const learn = (secret: string) => {
    if (secret.length < (/^\d+$/.test(secret) ? SHORTEST_NUMBER_LEARNT : SHORTEST_LEARNT)) return;
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
      secrets.add(form);
  };
  const text = (value: string) =>
    [...secrets]
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, secret) => left.replaceAll(secret, REDACTED), value);

  return {
    learn,
    learnFrom(body) {
      collect(parsed(body), learn);
    },
    header: (name, value) => (isSecretHeader(name) ? REDACTED : text(value)),
    body(value) {
      const json = parsed(value);
      return text(json === undefined ? redactText(value) : JSON.stringify(redactValue(json)));
    },
    text,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function collect(value: unknown, learn: (secret: string) => void): void {
  if (Array.isArray(value)) for (const item of value) collect(item, learn);
  if (!isJsonObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' && isSecretField(name)) learn(member);
    else collect(member, learn);
  }
}
