import { decode } from './parse/body.ts';
import { fieldOf, fromBase64 } from './values.ts';

/** As in `https://user:password@host/path`. */
export interface BasicSecret {
  username: string;
  password: string;
}

/** As in `{ path: '/hooks/k3v9…' }`. */
export interface PathSecret {
  path: string;
}

/** HTTP Basic, the whole path, or its last segment as text, of 16 characters or more; or `none`. */
export type Secret = string | BasicSecret | PathSecret;

const MIN_LENGTH = 16;

type Credentials = 'right' | 'wrong' | 'missing';

interface CheckedRequest {
  url: string;
  headers: { get(name: string): string | null };
}

type Check = (request: CheckedRequest) => Credentials;

// An unset variable must not let everybody in.
export function createAuthorizer(caller: string, secret: unknown): Check {
  if (secret === 'none') return () => 'right';
  const checks =
    Array.isArray(secret) && secret.length > 0
      ? secret.map((one, index) => createCheck(one, `${caller}: \`secret[${index}]`))
      : [createCheck(secret, `${caller}: \`secret`)];
  return (request) => {
    // Every check runs, so the time does not tell which secret matched.
    const results = new Set(checks.map((check) => check(request)));
    return (['right', 'wrong'] as const).find((result) => results.has(result)) ?? 'missing';
  };
}

/** A Request, or a request of Node, Express, Fastify or Koa. */
export interface RequestLike {
  readonly url?: string | undefined;
  /** The whole path, if a router has removed part of `url`, as in Express. */
  readonly originalUrl?: string | undefined;
  readonly headers:
    | { get(name: string): string | null }
    | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Checks the secret of a request, for a receiver without `createWebhookHandler`: respond with 401 if it returns false.
 *
 * @param secret One secret, a list of them while you change one, or `none`.
 * @throws TypeError if the secret is missing, too short or easy to guess.
 */
export function authenticate(request: RequestLike, secret: Secret | readonly Secret[]): boolean {
  return createAuthorizer('authenticate', secret)(plainRequest(request)) === 'right';
}

const ORIGIN = 'http://receiver.invalid';

// Strangers send invalid URLs.
function plainRequest({ url = '', originalUrl = url, headers }: RequestLike): CheckedRequest {
  const whole = originalUrl.startsWith('/') ? `${ORIGIN}${originalUrl}` : originalUrl;
  return {
    url: URL.canParse(whole) ? whole : ORIGIN,
    headers: { get: (name) => headerValue(headers, name) },
  };
}

function headerValue(headers: RequestLike['headers'], name: string): string | null {
  if (isHeaders(headers)) return headers.get(name);
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return value === undefined ? null : String(value);
}

function isHeaders(headers: RequestLike['headers']): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function';
}

function createCheck(secret: unknown, name: string): Check {
  const username = fieldOf(secret, 'username');
  if (username && typeof username === 'string')
    return compareWith(
      `${username}:${strongText(fieldOf(secret, 'password'), `${name}.password`)}`,
      ({ headers }) => headers.get('authorization') ?? '',
      basicCredentials,
      1,
    );
  const path = fieldOf(secret, 'path');
  const isPath = /^\/[^?#]*$/.test(String(path));
  const text = isPath ? strongText(path, `${name}.path`) : strongText(secret, name);
  return compareWith(text, ({ url }) => {
    const { pathname } = new URL(url);
    return isPath ? pathname : (pathname.split('/').findLast(Boolean) ?? '');
  });
}

// Every path has a last segment: one below `minLength` is not meant as a secret.
function compareWith(
  secret: string,
  readText: (request: CheckedRequest) => string,
  decodeText = urlDecoded,
  minLength = MIN_LENGTH,
): Check {
  const expected = urlDecoded(secret);
  // A webhook sends the same text each time.
  let accepted: string | undefined;
  return (request) => {
    const text = readText(request);
    const isRight = (accepted && isSameText(text, accepted)) || isSameText(decodeText(text), expected);
    if (isRight) accepted = text;
    return isRight ? 'right' : text.length < minLength ? 'missing' : 'wrong';
  };
}

// Such as undefinedundefined, of two unset variables.
const REPETITION = /^(.{1,15}?)\1+$/su;
const MIN_CHARACTERS = 7;

function strongText(text: unknown, name: string): string {
  const visible = typeof text === 'string' ? text.replaceAll(/[\p{C}\p{Z}]/gu, '') : '';
  const isLong = visible.length >= MIN_LENGTH;
  if (isLong && new Set(visible).size >= MIN_CHARACTERS && !REPETITION.test(visible)) return text as string;
  const problem = isLong ? 'easy to guess' : text ? 'too short or of another form' : 'not set';
  throw new TypeError(
    `${name}\` is ${problem}. Pass ${MIN_LENGTH} characters or more: ` +
      "text, { username, password } or { path: '/…' }; 'none' lets everybody in.",
  );
}

// RFC 7617 allows UTF-8 and ISO 8859-1.
function basicCredentials(header: string): string {
  const [, encoded = ''] = /^basic\s+([\w+/]+)/i.exec(header) ?? [];
  try {
    return urlDecoded(decode(fromBase64(encoded), {}, []));
  } catch {
    return '';
  }
}

// The sender and the configured URL may each have encoded it.
function urlDecoded(text: string, times = 2): string {
  try {
    return times > 0 ? urlDecoded(decodeURIComponent(text), times - 1) : text;
  } catch {
    return text;
  }
}

// Its time depends on the length of the secret only.
function isSameText(text: string, secret: string): boolean {
  let difference = text.length ^ secret.length;
  // Beyond the end, NaN counts as 0.
  for (let index = 0; index < secret.length; index += 1)
    difference |= text.charCodeAt(index) ^ secret.charCodeAt(index);
  return difference === 0;
}
