import { isJsonObject } from '@telephony/contract';
import { isSecretHeader, isSecretMember } from './secret-names.ts';

/** Stands where a secret was. */
export const REDACTED = '[redacted]';

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
      return text(json === undefined ? withoutMembers(value) : JSON.stringify(replaced(json)));
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
    if (typeof member === 'string' && isSecretMember(name)) learn(member);
    else collect(member, learn);
  }
}

function replaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaced);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isSecretMember(name) ? hidden(member) : replaced(member),
    ]),
  );
}

/** Null and empty values tell nothing, and keep their form; so do digits, such as those of a PIN. */
function hidden(member: unknown): unknown {
  if (member === null || member === '') return member;
  if (typeof member === 'number') return 0;
  return typeof member === 'string' && /^\d+$/.test(member) ? '0'.repeat(member.length) : REDACTED;
}

/** Text that should have been JSON, or a form: the values after names that are secret. */
function withoutMembers(text: string): string {
  return text.replaceAll(
    /(["']?)([\w-]+)\1(\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|[^\s,;&}<{["']+)/g,
    (all, quote: string, name: string, sign: string) =>
      isSecretMember(name) ? `${quote}${name}${quote}${sign}"${REDACTED}"` : all,
  );
}
