import createClient from 'openapi-fetch';
import type { paths } from '../../generated/control.ts';
import { change } from './state.ts';

export const ACCOUNT = new URLSearchParams(location.search).get('account') === '2' ? 2 : 1;

// The first digits of an account's numbers in the story.
const NUMBER_PREFIXES = { 1: '442079460', 2: '442920180' } as const;

export function ownNumber(end: `${number}`): string {
  return NUMBER_PREFIXES[ACCOUNT] + end;
}

// Operations that take no account: they are about the whole sandbox.
const SANDBOX_WIDE = /^\/(?:accounts|clock|operations|receiver(?!\/webhook)|requests|reset|rules)/;

async function withAccount(request: Request, schemaPath: string): Promise<Request> {
  if (ACCOUNT === 1 || SANDBOX_WIDE.test(schemaPath)) return request;
  const url = new URL(request.url);
  url.searchParams.set('account', String(ACCOUNT));
  const { method, headers } = request;
  // A text: browsers do not send the stream of another request over HTTP/1.1.
  const body = await request.text();
  return new Request(url, { method, headers, body: body === '' ? null : body });
}

const TOKEN_KEY = 'telephony-sandbox control token';

export function tokenHeader(): Record<string, string> {
  const token = sessionStorage.getItem(TOKEN_KEY);
  return token === null ? {} : { 'x-control-token': token };
}

export function keepToken(token: string): void {
  sessionStorage.setItem(TOKEN_KEY, token);
}

/** Base address of the API, as a program would use it. */
export const BASE = `${location.origin}/v1.2/voice`;

export function say(text: string, bad = false): void {
  change({ status: { text, bad } });
}

export async function act(success: string, response: Promise<unknown>): Promise<void> {
  try {
    await response;
    say(success);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
}

export const CONTROL = '/_sandbox';

export const control = createClient<paths>({ baseUrl: CONTROL });

control.use({
  onRequest: ({ request, schemaPath }) => {
    for (const [name, value] of Object.entries(tokenHeader())) request.headers.set(name, value);
    return withAccount(request, schemaPath);
  },
  onResponse: ({ response }) => {
    // No token was sent, or a wrong one.
    if (response.status === 403) change({ connection: 'locked' });
  },
});

export async function dataOf<T>(
  response: Promise<{ data?: T; error?: { message: string } | undefined }>,
): Promise<T> {
  const { data, error } = await response;
  if (error !== undefined) throw new Error(error.message);
  return data as T;
}
