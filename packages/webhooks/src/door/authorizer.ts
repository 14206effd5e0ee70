import { fromBase64, toBase64 } from '../base64.ts';
import { sameText } from './same-text.ts';
import { type BasicSecret, LEAST_SECRET, type PathSecret } from './secret.ts';

type Check = (request: Request) => boolean;

/** Lets requests in. */
export interface Authorizer {
  /** Whether a request carries one of the secrets. The time does not reveal which, or how much of it is right. */
  allows: Check;
  /** Headers of the refusal. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Creates what lets requests with one of the secrets in.
 *
 * @param secret As in the options: one secret, several of them, or `none` to let everybody in.
 * @throws TypeError if it is missing, or if one is empty, too short or has an unknown form: an unset variable must not open the
 * door.
 */
export function createAuthorizer(secret: unknown): Authorizer {
  if (secret === 'none') return { allows: () => true, headers: {} };
  const secrets: unknown[] = Array.isArray(secret) ? secret : [secret];
  const checks = secrets.map(checkOf);
  if (checks.length === 0) throw refusal('is an empty list');
  const headers = { 'WWW-Authenticate': 'Basic realm="webhook", charset="UTF-8"' };
  return {
    // All of them, so that the time does not tell which one matched.
    allows: (request) => checks.map((check) => check(request)).includes(true),
    headers: secrets.some(isBasic) ? headers : {},
  };
}

function checkOf(secret: unknown): Check {
  if (typeof secret === 'string') {
    refuseShort(secret);
    return (request) => isWritten(lastSegment(request), secret);
  }
  if (isBasic(secret)) {
    if (secret.username === '') throw refusal('has an empty username');
    refuseShort(secret.password);
    const expected = `${secret.username}:${secret.password}`;
    const usual = `Basic ${toBase64(new TextEncoder().encode(expected))}`;
    return (request) => {
      const sent = request.headers.get('authorization') ?? '';
      // Decoding takes longer, and few senders write it in another way.
      return sameText(sent, usual) || sameText(credentials(sent), expected);
    };
  }
  if (isPath(secret)) {
    if (!secret.path.startsWith('/')) throw refusal('has a path without a leading slash');
    refuseShort(secret.path);
    return (request) => isWritten(new URL(request.url).pathname, secret.path);
  }
  throw refusal(secret === undefined ? 'is missing' : 'has an unknown form');
}

function refuseShort(text: string): void {
  if (text.length < LEAST_SECRET) throw refusal(`has ${text.length} characters, fewer than ${LEAST_SECRET}`);
}

function refusal(reason: string): TypeError {
  return new TypeError(
    `createWebhookHandler: \`secret\` ${reason}. Pass text, { username, password } or { path }, or 'none' to let everybody in.`,
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
function credentials(authorization: string): string {
  const [, encoded] = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization) ?? [];
  if (encoded === undefined) return '';
  try {
    return new TextDecoder().decode(fromBase64(encoded));
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
