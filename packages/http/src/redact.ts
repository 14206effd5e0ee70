import { isJsonObject, maskUrls } from '@telephony/contract';

export const REDACTED = '[redacted]';

const SECRET_NAMES = new Set(['code', 'device_fingerprint']);
const SECRET_WORDS = new Set(
  (
    'accesskey apikey auth authorization bearer cookie cookies credential credentials jwt nonce otp passcode passphrase ' +
    'passwd password passwords pin privatekey pwd secret secrets session sessionid sid signature token tokens'
  ).split(' '),
);
const SECRET_KEYS = new Set([
  'access',
  'api',
  'auth',
  'encryption',
  'private',
  'secret',
  'shared',
  'signing',
]);
// `Authorization: Bearer x`, under any name.
const CREDENTIALS = /\b((?:bearer|basic)\s{1,4})(?!\[redacted\])[^\s"',;<>]+/gi;
const MAX_NAME_LENGTH = 200;

// Shorter values, and short numbers, occur by chance in other text.
const MIN_SECRET_LENGTH = 6;
const MIN_NUMBER_LENGTH = 12;
// The user of HTTP Basic is a name unless it is as long as a token.
const MIN_TOKEN_LENGTH = 24;
// A stranger may send a new secret with every request.
const MAX_SECRETS = 200;

/** Removes secrets from texts and values: by the names of fields, and by values that it has learnt. */
export class Redactor {
  /** Further names of secret fields, in lower case, such as those that a contract marks. */
  secretNames: ReadonlySet<string> = new Set();
  readonly #maxSecrets: number;
  readonly #secrets = new Set<string>();
  #longestFirst: string[] | undefined;

  constructor(maxSecrets: number = MAX_SECRETS) {
    this.#maxSecrets = maxSecrets;
  }

  /** Tells whether the value of a field, parameter or header is secret. */
  isSecretField(name: string): boolean {
    return name.length > MAX_NAME_LENGTH || this.secretNames.has(name.toLowerCase()) || hasSecretWord(name);
  }

  /** Replaces the values of secret fields by values of the same type, which still match the schema. */
  redactValue(value: unknown): unknown {
    if (typeof value === 'string') return this.redactWithin(value);
    if (Array.isArray(value)) return value.map((item) => this.redactValue(item));
    if (!isJsonObject(value)) return value;
    const fields = Object.entries(value).map(([name, field]) => [
      name,
      this.isSecretField(name) ? withSameType(field) : this.redactValue(field),
    ]);
    return Object.fromEntries(fields);
  }

  /** Replaces what is secret within a value by its form: credentials after their scheme, and those of addresses. */
  redactWithin(text: string): string {
    const isSecret = (name: string) => this.isSecretField(name);
    return maskUrls(text, isSecret, REDACTED).replaceAll(CREDENTIALS, `$1${REDACTED}`);
  }

  /** Replaces the values after secret names in text that is not JSON. */
  redactText(text: string): string {
    return this.redactWithin(text).replaceAll(
      // A name begins where no name was before: to try every place in a long word would take the square of its length.
      /(?<![\w%.-])([\w%.-]+(?:\[[\w%.-]{1,60}\])?)(["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s,;&}<{["']+)/g,
      (all, name: string, sign: string) =>
        this.isSecretField(decoded(name)) ? `${name}${sign}"${REDACTED}"` : all,
    );
  }

  /** Replaces the values of secret query parameters in an address. */
  redactQuery(url: string): string {
    const mark = url.indexOf('?');
    if (mark < 0) return url;
    const pairs = url
      .slice(mark + 1)
      .split('&')
      .map((pair) => {
        const [name = '', value] = pair.split('=', 2);
        return value !== undefined && this.isSecretField(decoded(name)) ? `${name}=${REDACTED}` : pair;
      });
    return `${url.slice(0, mark)}?${pairs.join('&')}`;
  }

  learn(secret: string): void {
    if (secret.length < (/^\d+$/.test(secret) ? MIN_NUMBER_LENGTH : MIN_SECRET_LENGTH)) return;
    if (this.#secrets.has(secret)) return;
    // An address cannot encode a lone surrogate.
    const encoded = encodeURIComponent(secret.toWellFormed());
    for (const form of [secret, encoded, JSON.stringify(secret).slice(1, -1)]) this.#secrets.add(form);
    for (const oldest of this.#secrets) {
      if (this.#secrets.size <= this.#maxSecrets) break;
      this.#secrets.delete(oldest);
    }
    this.#longestFirst = undefined;
  }

  /** Learns the values of secret fields in a JSON value. */
  learnFrom(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.learnFrom(item);
    if (!isJsonObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string' && this.isSecretField(name)) this.learn(member);
      else this.learnFrom(member);
    }
  }

  /** Learns the credentials in headers. */
  learnFromHeaders(headers: Iterable<readonly [string, string]>): void {
    for (const [name, value] of headers) {
      if (!this.isSecretField(name)) continue;
      const [scheme = '', credentials] = value.split(' ', 2);
      this.learn(credentials ?? value);
      if (credentials === undefined || scheme.toLowerCase() !== 'basic') continue;
      const [user = '', ...password] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
      if (user.length >= MIN_TOKEN_LENGTH && !user.includes('@')) this.learn(user);
      this.learn(password.join(':'));
    }
  }

  /** Replaces every value that it has learnt. */
  redactLearnt(text: string): string {
    this.#longestFirst ??= [...this.#secrets].toSorted((one, other) => other.length - one.length);
    return this.#longestFirst.reduce((left, secret) => left.replaceAll(secret, REDACTED), text);
  }
}

// Null, empty values and booleans disclose nothing.
function withSameType(value: unknown): unknown {
  if (value === null || value === '' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return 0;
  return typeof value === 'string' && /^\d+$/.test(value) ? '0'.repeat(value.length) : REDACTED;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function hasSecretWord(name: string): boolean {
  if (SECRET_NAMES.has(name.toLowerCase())) return true;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  return words.some(
    (word, at) => SECRET_WORDS.has(word) || (word === 'key' && SECRET_KEYS.has(words[at - 1] ?? '')),
  );
}
