import { toBase64 } from '../base64.ts';
import { fieldOf } from '../field-of.ts';
import { sameText } from './same-text.ts';
import { LEAST_SECRET } from './secret.ts';

/** Whether a request carries a secret. The time does not reveal how much of it is right. */
type Check = (request: Request) => boolean;

/**
 * Creates what lets requests with one of the secrets in. The time does not reveal which of them it was.
 *
 * @param secret As in the options: one secret, several of them, or `none` to let everybody in.
 * @throws TypeError if it is missing, or if one is empty, too short or has an unknown form: an unset variable must not open the
 * door.
 */
export function createAuthorizer(secret: unknown): Check {
  if (secret === 'none') return () => true;
  const checks = Array.isArray(secret) && secret.length > 0 ? secret.map(checkOf) : [checkOf(secret)];
  // All of them, so that the time does not tell which one matched.
  return (request) => checks.map((check) => check(request)).includes(true);
}

/** @param index Where the secret is in the list of several. */
function checkOf(secret: unknown, index?: number): Check {
  const name = index === undefined ? 'secret' : `secret[${index}]`;
  const username = fieldOf(secret, 'username');
  if (username && typeof username === 'string')
    return isBasic(username, longEnough(fieldOf(secret, 'password'), `${name}.password`));
  const path = fieldOf(secret, 'path');
  const isWhole = String(path).startsWith('/');
  const expected = longEnough(isWhole ? path : secret, isWhole ? `${name}.path` : name);
  return ({ url }) => {
    const { pathname } = new URL(url);
    const part = isWhole ? pathname : lastSegment(pathname);
    return [part, decoded(part)].map((given) => sameText(given, expected)).includes(true);
  };
}

function longEnough(text: unknown, name: string): string {
  if (typeof text === 'string' && text.length >= LEAST_SECRET) return text;
  throw new TypeError(
    `createWebhookHandler: \`${name}\` is ${text ? 'too short or of another form' : 'not set'}. Pass ${LEAST_SECRET} characters or more: ` +
      "text, { username, password } or { path: '/…' }; 'none' lets everybody in.",
  );
}

/**
 * Whether a request has this user and password in HTTP Basic, in UTF-8 (RFC 7617): as they are, or as either side has encoded
 * them for the URL.
 */
function isBasic(username: string, password: string): Check {
  const plain = `${username}:${password}`;
  const usual = [
    plain,
    decoded(plain),
    `${encodeURIComponent(username)}:${encodeURIComponent(password)}`,
  ].map((text) => `Basic ${toBase64(new TextEncoder().encode(text))}`);
  return ({ headers }) => {
    const sent = (headers.get('authorization') ?? '').replace(/^basic +/i, 'Basic ');
    return usual.map((text) => sameText(sent, text)).includes(true);
  };
}

function lastSegment(path: string): string {
  return path.replace(/\/$/, '').replace(/.*\//, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
