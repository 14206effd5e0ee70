import type { Secret } from '../handler/secret.ts';

/** How to deliver. */
export interface DeliverOptions {
  /** The secret of the receiver, as its option `secret` has it. Without it, user and password of the URL are sent. */
  secret?: Secret;
  /** Further headers; they stand before the own ones. */
  headers?: NonNullable<RequestInit['headers']>;
  signal?: AbortSignal;
}

/** The address of deliveries to a function, which no network knows. */
const NOWHERE = 'https://receiver.example/';

/**
 * Delivers an event as the platform does: a POST of JSON with user and password, or a secret path, of the address (ledger
 * O-10). No redirect is followed. Whether the platform sends further headers is not known; give those that you need.
 *
 * @param to Where: an address, or a handler of requests that is called without a network.
 * @param event An event, or the text or bytes of a body as it is to arrive, good or bad.
 * @returns What the receiver answers.
 * @throws TypeError where the address cannot be read or nobody answers there, the reason of `signal` when it aborts.
 *
 * @example
 * const event = sampleEvent('call.missed');
 * const response = await deliver('http://127.0.0.1:8080/events', event, { secret: { username: 'pbx', password: 'k3v9' } });
 */
export async function deliver(
  to: string | URL | ((request: Request) => Promise<Response>),
  event: object | string,
  options: DeliverOptions = {},
): Promise<Response> {
  const url = new URL(typeof to === 'function' ? NOWHERE : to);
  const headers = new Headers({ 'content-type': 'application/json' });
  new Headers(options.headers).forEach((value, name) => headers.set(name, value));
  const credentials = takeSecret(url, options.secret);
  if (credentials !== undefined) headers.set('authorization', `Basic ${base64(credentials)}`);
  const request = new Request(url, {
    method: 'POST',
    headers,
    body: bodyOf(event),
    redirect: 'manual',
    signal: options.signal ?? null,
  });
  return typeof to === 'function' ? to(request) : fetch(request);
}

function bodyOf(event: object | string): string | Uint8Array<ArrayBuffer> {
  if (typeof event === 'string') return event;
  return event instanceof Uint8Array ? new Uint8Array(event) : JSON.stringify(event);
}

/** Puts a secret into the path, or returns what goes into the header. A URL with user and password cannot be asked. */
function takeSecret(url: URL, secret: Secret | undefined): string | undefined {
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (typeof secret === 'string')
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(secret)}`;
  else if (secret && 'path' in secret) url.pathname = secret.path;
  else if (secret) return `${secret.username}:${secret.password}`;
  return username || password ? `${decodeURIComponent(username)}:${decodeURIComponent(password)}` : undefined;
}

/** Base64 of the UTF-8 bytes of a text (RFC 7617). */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
