import { isJsonObject, type Operation } from '@telephony/contract';
import { isSecretField, REDACTED, redactQuery, redactValue } from '@telephony/http';
import { parsed, type ServerRequest } from './server/exchange.ts';

/** Longest value beside a violation. */
const LONGEST_SEEN = 80;

/** A value as it is shown beside a violation, with its secrets redacted. */
export function shownValue(value: unknown, field: string): string {
  const redacted = redactValue({ [field]: value });
  const text = JSON.stringify(isJsonObject(redacted) ? redacted[field] : undefined) ?? 'nothing';
  return text.length > LONGEST_SEEN ? `${text.slice(0, LONGEST_SEEN - 1)}…` : text;
}

/** The request that shows a violation: `GET /cdrs?limit=1`. A secret in its path, such as a token, is redacted. */
export function shownRequest({ path }: Operation, { method, target }: ServerRequest): string {
  const parts = path.split('/');
  const [address = '', ...query] = target.split('?');
  const shown = address
    .split('/')
    .map((part, index) => {
      const name = /\{(\w+)\}/.exec(parts[index] ?? '')?.[1];
      return name !== undefined && isSecretField(name) ? REDACTED : part;
    })
    .join('/');
  return `${method} ${redactQuery([shown, ...query].join('?'))}`;
}

/** Takes the secrets of a run out of texts. It learns them: what was secret once is secret everywhere. */
export interface Redactor {
  /** Makes a value known as secret, such as the token that was given. */
  learn(secret: string): void;
  /** Learns the secrets of a body by the names of its fields. */
  learnFrom(body: Buffer): void;
  text(text: string): string;
}

/** Shorter values, and short numbers, occur by chance in other text. */
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

  return {
    learn,
    learnFrom(body) {
      collect(parsed(body), learn);
    },
    text: (value) =>
      [...secrets]
        .toSorted((a, b) => b.length - a.length)
        .reduce((left, secret) => left.replaceAll(secret, REDACTED), value),
  };
}

function collect(value: unknown, learn: (secret: string) => void): void {
  if (Array.isArray(value)) for (const item of value) collect(item, learn);
  if (!isJsonObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' && isSecretField(name)) learn(member);
    else collect(member, learn);
  }
}
