import { isJsonObject } from './document/openapi-document.ts';
import { decodePercents } from './document/references.ts';

/** What stands for a secret in logs. */
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
const CREDENTIALS = /\b((?:bearer|basic)[\s+]{1,4})([^\s"',;&<>]+)/gi;
// https://name:password@host
const URL_PASSWORD = /(:\/\/[^/?#\s:@]{0,200}:)[^/?#\s@]{1,200}(?=@)/g;
const QUERY_VALUE = /([?&;#]([^=&;?#\s"'<>]{1,200})=)[^&#?\s"'<>]+/g;
// In an address alone, a value may have any character.
const LONE_QUERY_VALUE = /([?&]([^=&?]*)=)[^&]+/g;
// An RTP session opens nothing, nor does the setting that somebody signs in with two factors.
const HARMLESS_WORDS = /media_?session|two_?factor_?auth(?![a-z])/gi;
const MAX_NAME_LENGTH = 200;

// Shorter values, and short numbers, occur by chance in other text.
const MIN_SECRET_LENGTH = 6;
const MIN_NUMBER_LENGTH = 12;
// The user of HTTP Basic is a name unless it is as long as a token.
const MIN_TOKEN_LENGTH = 24;
// A stranger may send a new secret with every request.
const MAX_SECRETS = 200;
const MAX_KNOWN_NAMES = 1000;

interface RedactorOptions {
  mask?: string;
  maxSecrets?: number;
  secretNames?: ReadonlySet<string>;
}

/** Masks the secrets in texts and values: by the names of fields, by their form, and those that it has learnt. */
export class Redactor {
  secretNames: ReadonlySet<string>;
  readonly #mask: string;
  readonly #maxSecrets: number;
  readonly #secrets = new Set<string>();
  // Records have the same names again and again.
  readonly #names = new Map<string, boolean>();
  #longestFirst: string[] | undefined;

  /**
   * @param options.mask What stands for a secret.
   * @param options.maxSecrets How many learnt secrets are kept.
   * @param options.secretNames Further names of secret fields, in lower case, such as those that a contract marks.
   */
  constructor({ mask = REDACTED, maxSecrets = MAX_SECRETS, secretNames = new Set() }: RedactorOptions = {}) {
    this.#mask = mask;
    this.#maxSecrets = maxSecrets;
    this.secretNames = secretNames;
  }

  /** Tells whether the value of a field, parameter or header is secret. */
  isSecretField(name: string): boolean {
    if (name.length > MAX_NAME_LENGTH || this.secretNames.has(name.toLowerCase())) return true;
    const isSecret = this.#names.get(name) ?? hasSecretWord(name);
    if (this.#names.size < MAX_KNOWN_NAMES) this.#names.set(name, isSecret);
    return isSecret;
  }

  /** Masks the values of secret fields, and what is secret within other texts. */
  redactValue(value: unknown): unknown {
    return this.#redact(value, (text) => this.redactWithin(text));
  }

  /**
   * Masks the values of secret fields, and leaves other texts as they are.
   *
   * @param found Takes the names of the fields that are masked.
   */
  redactFields(value: unknown, found?: Set<string>): unknown {
    return this.#redact(value, (text) => text, found);
  }

  #redact(value: unknown, within: (text: string) => string, found?: Set<string>): unknown {
    if (typeof value === 'string') return within(value);
    if (Array.isArray(value)) return value.map((item) => this.#redact(item, within, found));
    if (!isJsonObject(value) || value instanceof Date) return value;
    const fields = Object.entries(value).map(([name, field]) => {
      if (isHarmless(field) || !this.isSecretField(name))
        return [within(name), this.#redact(field, within, found)];
      found?.add(name);
      return [name, this.#mask];
    });
    return Object.fromEntries(fields);
  }

  /** Masks what is secret within a text by its form: credentials after their scheme, and those of addresses. */
  redactWithin(text: string): string {
    // In an address or a form, the value of a parameter is encoded.
    const plain = text.replaceAll(/[^\s&=?"'<>]+/g, (part) => {
      const value = part.includes('%') ? decodePercents(part) : part;
      const masked = value === part ? part : this.#redactForms(value);
      return masked === value ? part : masked;
    });
    return this.#redactForms(plain);
  }

  #redactForms(text: string): string {
    const known = text
      .replaceAll(URL_PASSWORD, `$1${this.#mask}`)
      .replaceAll(CREDENTIALS, (all, scheme: string, value: string) =>
        isCredential(scheme, value) ? scheme + this.#mask : all,
      );
    return this.#redactPairs(known, QUERY_VALUE);
  }

  /**
   * Masks what is secret in an address.
   *
   * @param template The path of its operation, such as `/apitokens/{token}`, which is the end of the address's path.
   */
  redactUrl(url: string, template: string = ''): string {
    const [path = '', ...query] = url.split('?');
    const names = template.split('/').toReversed();
    const parts = path.split('/').toReversed();
    const isSecret = (name: string) => name.startsWith('{') && this.isSecretField(name.slice(1, -1));
    const own = parts.map((part, at) => (isSecret(names[at] ?? '') ? this.#mask : part)).toReversed();
    return this.redactWithin(this.#redactPairs([own.join('/'), ...query].join('?'), LONE_QUERY_VALUE));
  }

  #redactPairs(text: string, pattern: RegExp): string {
    return text.replaceAll(pattern, (all, before: string, name: string) =>
      this.isSecretField(decodePercents(name)) ? before + this.#mask : all,
    );
  }

  /** Masks the values after secret names in text that is not JSON. */
  redactText(text: string): string {
    return this.redactWithin(text).replaceAll(
      // A name begins where no name was before: to try every place in a long word would take the square of its length.
      /(?<![\w%.-])([\w%.-]+(?:\[[\w%.-]{1,60}\])?)(["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s,;&}<{["']+)/g,
      (all, name: string, sign: string) =>
        this.isSecretField(decodePercents(name)) ? `${name}${sign}"${this.#mask}"` : all,
    );
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

  /** Masks every value that it has learnt. */
  redactLearnt(text: string): string {
    this.#longestFirst ??= [...this.#secrets].toSorted((one, other) => other.length - one.length);
    return this.#longestFirst.reduce((left, secret) => left.replaceAll(secret, this.#mask), text);
  }
}

// These disclose nothing.
const isHarmless = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || typeof value === 'boolean';

// "A basic plan" is none.
const isCredential = (scheme: string, value: string): boolean =>
  /^bearer/i.test(scheme) ||
  !/^[a-z]{1,15}[.:!?)]*$/i.test(value) ||
  Buffer.from(value, 'base64').toString('utf8').includes(':');

function hasSecretWord(name: string): boolean {
  if (SECRET_NAMES.has(name.toLowerCase())) return true;
  const words = name
    .replaceAll(HARMLESS_WORDS, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  return words.some(
    (word, at) => SECRET_WORDS.has(word) || (word === 'key' && SECRET_KEYS.has(words[at - 1] ?? '')),
  );
}
