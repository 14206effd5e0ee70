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
  const secrets: unknown[] = [secret].flat();
  if (secrets.length === 0) longEnough(undefined);
  const checks = secrets.map(checkOf);
  // All of them, so that the time does not tell which one matched.
  return (request) => checks.map((check) => check(request)).includes(true);
}

function checkOf(secret: unknown): Check {
  const username = textOf(secret, 'username');
  if (username) return isBasic(`${username}:${longEnough(textOf(secret, 'password'))}`);
  const path = textOf(secret, 'path');
  const isWhole = path?.startsWith('/');
  const expected = longEnough(isWhole ? path : secret);
  return ({ url }) => {
    const { pathname } = new URL(url);
    return isWritten(isWhole ? pathname : lastSegment(pathname), expected);
  };
}

/** A field of an object that is text. */
function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

function longEnough(text: unknown): string {
  if (typeof text === 'string' && text.length >= LEAST_SECRET) return text;
  throw new TypeError(
    `createWebhookHandler: \`secret\` must have ${LEAST_SECRET} characters or more: text (the last segment of the path), ` +
      "{ username, password } or { path: '/…' }. Is its variable set? 'none' lets everybody in.",
  );
}

/** Whether a request has this user and password, `user:password`, in HTTP Basic: in UTF-8 (RFC 7617). */
function isBasic(expected: string): Check {
  const usual = `Basic ${toBase64(new TextEncoder().encode(expected))}`;
  return (request) => {
    const sent = request.headers.get('authorization') ?? '';
    return sameText(sent.replace(/^basic +/i, 'Basic '), usual);
  };
}

/** Whether part of a path is the secret, either as written in the URL or decoded. */
function isWritten(part: string, secret: string): boolean {
  const [asSent, asRead] = [sameText(part, secret), sameText(decoded(part), secret)];
  return asSent || asRead;
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
