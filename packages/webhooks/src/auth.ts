import { decode } from './parse/body.ts';
import { fieldOf } from './field-of.ts';
import { fromBase64 } from './base64.ts';

/** User and password of HTTP Basic, as in `https://user:password@host/path`. */
export interface BasicSecret {
  username: string;
  password: string;
}

/** The whole path of the URL, as in `{ path: '/hooks/k3v9…' }`. */
export interface PathSecret {
  path: string;
}

/** What a delivery must carry: HTTP Basic, a whole path, or text that is the last segment of the path; or `none`. */
export type Secret = string | BasicSecret | PathSecret;

const LEAST_SECRET = 16;

type Credentials = 'right' | 'wrong' | 'missing';

type Check = (request: { url: string; headers: { get(name: string): string | null } }) => Credentials;

/**
 * Creates what looks for one of the secrets in a request. The time does not reveal which of them it was.
 *
 * @param who The function that it was given to, for messages.
 * @param secret As in the options: one secret, several of them, or `none` to let everybody in.
 * @throws TypeError if it is missing, or if one is empty, too short, easy to guess or of an unknown form: an unset variable must not let
 * everybody in.
 */
export function createAuthorizer(who: string, secret: unknown): Check {
  if (secret === 'none') return () => 'right';
  const checks =
    Array.isArray(secret) && secret.length > 0
      ? secret.map((one, index) => checkOf(one, `${who}: \`secret[${index}]`))
      : [checkOf(secret, `${who}: \`secret`)];
  return (request) => {
    // All of them, so that the time does not tell which one matched.
    const found = new Set(checks.map((check) => check(request)));
    return (['right', 'wrong'] as const).find((one) => found.has(one)) ?? 'missing';
  };
}

/** A request as a framework has it: a Request, or one of Node, Express, Fastify or Koa. */
export interface RequestLike {
  /** The whole URL, or its path. */
  readonly url?: string | undefined;
  /** The whole path, where a router has removed part of `url`, as in Express. */
  readonly originalUrl?: string | undefined;
  readonly headers:
    | { get(name: string): string | null }
    | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Whether a request carries the secret, for a receiver without `createWebhookHandler`: respond with 401 where it returns false, and
 * give the body to `parseEvent` where it returns true. The time does not reveal how much of a secret is right.
 *
 * @param request Its body is not read.
 * @param secret As in the options of `createWebhookHandler`: one secret, a list of them while you change one, or `none`.
 * @throws TypeError if the secret is missing, too short or easy to guess, whatever the request carries.
 *
 * @example
 * app.post('/events', express.raw({ type: () => true }), (request, response) => {
 *   if (!authenticate(request, { username: 'pbx', password })) return response.sendStatus(401);
 *   const event = parseEvent(request.body);
 *   response.sendStatus(204);
 * });
 */
export function authenticate(request: RequestLike, secret: Secret | readonly Secret[]): boolean {
  return createAuthorizer('authenticate', secret)(plainRequest(request)) === 'right';
}

const SOMEWHERE = 'http://receiver.invalid';

function plainRequest({ url = '', originalUrl = url, headers }: RequestLike): Parameters<Check>[0] {
  const whole = originalUrl.startsWith('/') ? `${SOMEWHERE}${originalUrl}` : originalUrl;
  return {
    url: URL.canParse(whole) ? whole : SOMEWHERE,
    headers: { get: (name) => headerOf(headers, name) },
  };
}

function headerOf(headers: RequestLike['headers'], wanted: string): string | null {
  if (isHeaders(headers)) return headers.get(wanted);
  const value = Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
  return value === undefined ? null : String(value);
}

function isHeaders(headers: RequestLike['headers']): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function';
}

function checkOf(secret: unknown, name: string): Check {
  const username = fieldOf(secret, 'username');
  if (username && typeof username === 'string')
    return has(
      `${username}:${longEnough(fieldOf(secret, 'password'), `${name}.password`)}`,
      ({ headers }) => headers.get('authorization') ?? '',
      1,
      basicIn,
    );
  const path = fieldOf(secret, 'path');
  const isPath = /^\/[^?#]*$/.test(String(path));
  const text = isPath ? longEnough(path, `${name}.path`) : longEnough(secret, name);
  return has(text, ({ url }) => {
    const { pathname } = new URL(url);
    return isPath ? pathname : (pathname.split('/').findLast(Boolean) ?? '');
  });
}

function has(
  secret: string,
  textOf: (request: Parameters<Check>[0]) => string,
  least = LEAST_SECRET,
  read = decoded,
): Check {
  const expected = decoded(secret);
  let known: string | undefined;
  return (request) => {
    const text = textOf(request);
    const fits = (known && sameText(text, known)) || sameText(read(text), expected);
    if (fits) known = text;
    return fits ? 'right' : text.length < least ? 'missing' : 'wrong';
  };
}

const REPETITION = /^(.{1,15}?)\1+$/su;
const LEAST_DIFFERENT = 7;

function longEnough(text: unknown, name: string): string {
  // Nobody sees whether what is left out here has come from a secret.
  const visible = typeof text === 'string' ? text.replaceAll(/[\p{C}\p{Z}]/gu, '') : '';
  const isLong = visible.length >= LEAST_SECRET;
  if (isLong && new Set(visible).size >= LEAST_DIFFERENT && !REPETITION.test(visible)) return text as string;
  const why = isLong ? 'easy to guess' : text ? 'too short or of another form' : 'not set';
  throw new TypeError(
    `${name}\` is ${why}. Pass ${LEAST_SECRET} characters or more: ` +
      "text, { username, password } or { path: '/…' }; 'none' lets everybody in.",
  );
}

/** The credentials of HTTP Basic in UTF-8 or ISO 8859-1 (RFC 7617), their base64 with or without its end. */
function basicIn(header: string): string {
  const [, sent = ''] = /^basic\s+([\w+/]+)/i.exec(header) ?? [];
  try {
    return decoded(decode(fromBase64(sent), {}, []));
  } catch {
    return '';
  }
}

function decoded(text: string, times = 2): string {
  try {
    return times > 0 ? decoded(decodeURIComponent(text), times - 1) : text;
  } catch {
    return text;
  }
}

function sameText(given: string, secret: string): boolean {
  let difference = given.length ^ secret.length;
  // Beyond the end of the text charCodeAt is NaN, which XOR treats as 0.
  for (let index = 0; index < secret.length; index += 1)
    difference |= given.charCodeAt(index) ^ secret.charCodeAt(index);
  return difference === 0;
}
