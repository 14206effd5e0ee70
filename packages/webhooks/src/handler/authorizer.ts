import { Refusal } from './refusal.ts';
import { sameText } from './same-text.ts';
import type { BasicSecret, PathSecret, Secret } from './secret.ts';

type Check = (request: Request) => boolean;

/**
 * Creates the function that rejects requests without one of the secrets.
 *
 * @throws TypeError if a secret is empty or has an unknown form: an unset variable must not disable the check.
 */
export function createAuthorizer(secrets: readonly Secret[]): (request: Request) => void {
  const checks = secrets.map(checkOf);
  if (checks.length === 0)
    throw new TypeError(
      'createWebhookHandler: `secret` is an empty list. Pass at least one secret, or leave `secret` out.',
    );
  const headers = secrets.some(isBasic)
    ? { 'WWW-Authenticate': 'Basic realm="webhook", charset="UTF-8"' }
    : undefined;
  return (request) => {
    // Checks all of them, so that the time does not reveal which one matched.
    const passed = checks.map((check) => check(request));
    if (!passed.includes(true))
      throw new Refusal(401, 'The secret is missing or wrong. Check the URL of the webhook.', { headers });
  };
}

function checkOf(secret: Secret): Check {
  if (typeof secret === 'string' && secret !== '')
    return (request) => isWritten(lastSegment(request), secret);
  if (isBasic(secret)) {
    const expected = `${secret.username}:${secret.password}`;
    if (expected.length > 1) return (request) => sameText(credentials(request), expected);
  }
  if (isPath(secret) && secret.path.startsWith('/') && secret.path.length > 1)
    return (request) => isWritten(new URL(request.url).pathname, secret.path);
  throw new TypeError(
    'createWebhookHandler: `secret` is empty or has an unknown form. Pass text (the last segment of the path), ' +
      '{ username, password }, or { path } with a leading slash, and check that its variable is set. ' +
      'To accept every request, leave `secret` out.',
  );
}

function isBasic(secret: unknown): secret is BasicSecret {
  return hasText(secret, 'username') && hasText(secret, 'password');
}

function isPath(secret: unknown): secret is PathSecret {
  return hasText(secret, 'path');
}

function hasText(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string';
}

/** Whether part of a path is the secret, either as written in the URL or decoded. */
function isWritten(part: string, secret: string): boolean {
  const [asSent, asRead] = [sameText(part, secret), sameText(decoded(part), secret)];
  return asSent || asRead;
}

function lastSegment(request: Request): string {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `user:password` of HTTP Basic in UTF-8 (RFC 7617), else empty. */
function credentials(request: Request): string {
  const [, encoded] =
    /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (encoded === undefined) return '';
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
