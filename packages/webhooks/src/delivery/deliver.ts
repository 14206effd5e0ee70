import type { Secret } from '../auth.ts';
import { toBase64 } from '../values.ts';

/** Options of `deliver`. */
export interface DeliverOptions {
  /** Default: user and password of the URL. */
  secret?: Secret;
  /** They override all headers but the secret. */
  headers?: NonNullable<RequestInit['headers']>;
  signal?: AbortSignal;
}

const NO_NETWORK = 'https://receiver.example/';

/**
 * Delivers an event as the platform does: a POST of JSON with the user and password, or the secret path, of the URL (ledger
 * O-10). It follows no redirects.
 *
 * @param to A URL, or a handler, which is called without a network.
 * @param event An event, or the exact text or bytes of a body, valid or not.
 * @throws TypeError if the URL is invalid or the connection fails; the reason of `signal` if it is aborted.
 */
export async function deliver(
  to: string | URL | ((request: Request) => Promise<Response>),
  event: object | string,
  { headers: own, secret, ...options }: DeliverOptions = {},
): Promise<Response> {
  const signal = options.signal ?? null;
  const address = new URL(typeof to === 'function' ? NO_NETWORK : to);
  const url = withoutCredentials(address);
  const headers = new Headers({ 'content-type': 'application/json' });
  new Headers(own).forEach((value, name) => headers.set(name, value));
  const credentials = useSecret(url, secret) ?? urlCredentials(address);
  if (credentials !== undefined)
    headers.set('authorization', `Basic ${toBase64(new TextEncoder().encode(credentials))}`);
  const request = new Request(url, {
    method: 'POST',
    headers,
    body: bodyOf(event),
    redirect: 'manual',
    signal,
  });
  // Node loses the signal of a Request when it collects garbage.
  return typeof to === 'function' ? to(request) : fetch(request, { signal });
}

function bodyOf(event: object | string): string | Uint8Array<ArrayBuffer> {
  if (typeof event === 'string') return event;
  return event instanceof Uint8Array ? new Uint8Array(event) : JSON.stringify(event);
}

// `fetch` rejects a URL with user and password.
export function withoutCredentials(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

function urlCredentials({ username, password }: URL): string | undefined {
  return username || password ? `${decodeURIComponent(username)}:${decodeURIComponent(password)}` : undefined;
}

function useSecret(url: URL, secret: Secret | undefined): string | undefined {
  if (typeof secret === 'string')
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(secret)}`;
  else if (secret && 'path' in secret) url.pathname = secret.path;
  else if (secret) return `${secret.username}:${secret.password}`;
  return undefined;
}
