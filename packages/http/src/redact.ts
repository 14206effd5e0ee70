import { type Contract, isJsonObject, secretNames } from '@telephony/contract';

/** Stands where a secret was. */
export const REDACTED = '[redacted]';

/** A value with the secrets of its fields replaced. It keeps its form, so that it can still be checked against a schema. */
export function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isSecretField(name) ? hidden(field) : redactValue(field),
    ]),
  );
}

function hidden(value: unknown): unknown {
  if (value === null || value === '' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return 0;
  return typeof value === 'string' && /^\d+$/.test(value) ? '0'.repeat(value.length) : REDACTED;
}

/**
 * Text that is not JSON, or a part of it, or a form: the values after names that are secret are replaced. A name begins where no
 * name was before it: to begin anywhere in a long word would take the square of its length.
 */
export function redactText(text: string): string {
  return text.replaceAll(
    /(?<![\w%.-])([\w%.-]+(?:\[[\w%.-]{1,60}\])?)(["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s,;&}<{["']+)/g,
    (all, name: string, sign: string) => (isSecretField(decoded(name)) ? `${name}${sign}"${REDACTED}"` : all),
  );
}

/** An address with the values of its secret query parameters replaced. */
export function redactQuery(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const parts = url.slice(mark + 1).split('&');
  const shown = parts.map((part) => {
    const sign = part.indexOf('=');
    return sign > 0 && isSecretField(decoded(part.slice(0, sign)))
      ? `${part.slice(0, sign)}=${REDACTED}`
      : part;
  });
  return `${url.slice(0, mark)}?${shown.join('&')}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const NAMES = new Set(['code', 'device_fingerprint']);
const WORDS = new Set(
  (
    'accesskey apikey auth authorization bearer cookie cookies credential credentials jwt nonce otp passcode passphrase ' +
    'passwd password passwords pin privatekey pwd secret secrets session sessionid sid signature token tokens'
  ).split(' '),
);
const KEYS = new Set(['access', 'api', 'auth', 'encryption', 'private', 'secret', 'shared', 'signing']);
const known = new Map<string, boolean>();
const MOST_KNOWN = 2000;
const LONGEST_NAME = 200;

const contracts = new Set<() => Contract>();
const namesByContract = new WeakMap<Contract, ReadonlySet<string>>();

export function heedContract(contract: () => Contract): () => void {
  contracts.add(contract);
  known.clear();
  return () => {
    contracts.delete(contract);
    known.clear();
  };
}

function namesOf(contract: Contract): ReadonlySet<string> {
  const names = namesByContract.get(contract) ?? secretNames(contract.document);
  namesByContract.set(contract, names);
  return names;
}

/** Whether the value of this field, parameter or header is secret, by the contracts that are served or by the words of its name. */
export function isSecretField(name: string): boolean {
  if (name.length > LONGEST_NAME) return true;
  let secret = known.get(name);
  if (secret === undefined) {
    const words = name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter(Boolean);
    const plain = name.toLowerCase();
    secret =
      NAMES.has(plain) ||
      [...contracts].some((contract) => namesOf(contract()).has(plain)) ||
      words.some((word, at) => WORDS.has(word) || (word === 'key' && KEYS.has(words[at - 1] ?? '')));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, secret);
  }
  return secret;
}

/** Takes secrets out of texts by their values. It learns them: what was secret once is secret everywhere. */
export interface Redactor {
  /** Makes a value known as secret, such as the token of a request. */
  learn(secret: string): void;
  /** Learns the values of the fields of a JSON value that are secret by their names. */
  learnFrom(value: unknown): void;
  /** Learns the credentials of a request's headers; of HTTP Basic the user, which may be a token, and the password. */
  learnFromHeaders(headers: Iterable<readonly [string, string]>): void;
  text(text: string): string;
}

const SHORTEST_LEARNT = 6;
const SHORTEST_NUMBER_LEARNT = 12;
const MOST_LEARNT = 200;

/** The user of HTTP Basic is a name unless it is as long as a token. */
const SHORTEST_TOKEN = 24;

/**
 * A redactor that knows nothing yet.
 *
 * @param most How many forms of secrets it remembers.
 */
export function createRedactor(most: number = MOST_LEARNT): Redactor {
  const secrets = new Set<string>();
  let longestFirst: string[] | undefined;

  const learn = (secret: string) => {
    if (secret.length < (/^\d+$/.test(secret) ? SHORTEST_NUMBER_LEARNT : SHORTEST_LEARNT)) return;
    if (secrets.has(secret)) return;
    // A lone surrogate has no form in an address.
    const encoded = encodeURIComponent(secret.toWellFormed());
    for (const form of [secret, encoded, JSON.stringify(secret).slice(1, -1)]) secrets.add(form);
    for (const oldest of secrets) {
      if (secrets.size <= most) break;
      secrets.delete(oldest);
    }
    longestFirst = undefined;
  };
  const learnFrom = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) learnFrom(item);
    if (!isJsonObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string' && isSecretField(name)) learn(member);
      else learnFrom(member);
    }
  };

  return {
    learn,
    learnFrom,
    learnFromHeaders(headers) {
      for (const [name, value] of headers) {
        if (!isSecretField(name)) continue;
        const [scheme = '', credentials] = value.split(' ', 2);
        learn(credentials ?? value);
        if (credentials === undefined || scheme.toLowerCase() !== 'basic') continue;
        const [user = '', ...password] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
        if (user.length >= SHORTEST_TOKEN && !user.includes('@')) learn(user);
        learn(password.join(':'));
      }
    },
    text(text) {
      longestFirst ??= [...secrets].toSorted((one, other) => other.length - one.length);
      return longestFirst.reduce((left, secret) => left.replaceAll(secret, REDACTED), text);
    },
  };
}
