import createClient from 'openapi-fetch';
import type { paths } from '../../generated/control.ts';
import { change, state } from './state.ts';

/** The account that the page shows: the one of its address, `/?account=2`, else the first. */
export const ACCOUNT = new URLSearchParams(location.search).get('account') === '2' ? 2 : 1;

/** What begins the numbers that an account has in the story. */
const NUMBERS = { 1: '442079460', 2: '442920180' } as const;

/** A number of the account. @param end Its last three digits. */
export function ownNumber(end: `${number}`): string {
  return NUMBERS[ACCOUNT] + end;
}

/** Addresses of the control plane that are about the sandbox as a whole: they name no account. */
const WHOLE = /^\/(?:accounts|clock|operations|receiver(?!\/webhook)|requests|reset|rules)/;

/** A request to the control plane as one about the account of the page. */
async function ofAccount(request: Request, schemaPath: string): Promise<Request> {
  if (ACCOUNT === 1 || WHOLE.test(schemaPath)) return request;
  const url = new URL(request.url);
  url.searchParams.set('account', String(ACCOUNT));
  const { method, headers } = request;
  // A text: browsers do not send the stream of another request over HTTP/1.1.
  const body = await request.text();
  return new Request(url, { method, headers, body: body === '' ? null : body });
}

/** Where a tab keeps the token: it is gone with the tab. */
const KEY = 'telephony-sandbox control token';

/** The header that carries the control token, where one was given. */
export function tokenHeader(): Record<string, string> {
  const token = sessionStorage.getItem(KEY);
  return token === null ? {} : { 'x-control-token': token };
}

/** Keeps the token for this tab. */
export function keepToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** Base address of the API, as a program would use it. */
export const BASE = `${location.origin}/v1.2/voice`;

/**
 * A request to the API with the token of the page's user, or with another one.
 *
 * @throws Error with the message of the sandbox where it refuses.
 */
export async function callApi(path: string, init: RequestInit = {}, token?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-auth-token', token ?? state.signIn?.token ?? '');
  const response = await fetch(BASE + path, { ...init, headers });
  if (response.ok) return response;
  const { message } = (await response.json()) as { message: string };
  throw new Error(`The API responded ${response.status}: ${message}`);
}

/** Says something in the status line, which screen readers read out. */
export function say(text: string, bad = false): void {
  change({ said: { text, bad } });
}

/** Waits for what was asked of the sandbox, and says how it went: `success`, or why not. */
export async function act(success: string, asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
    say(success);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
}

/** Where the control plane is. */
export const CONTROL = '/_sandbox';

/** The control plane of the sandbox. */
export const control = createClient<paths>({ baseUrl: CONTROL });

control.use({
  onRequest: ({ request, schemaPath }) => {
    for (const [name, value] of Object.entries(tokenHeader())) request.headers.set(name, value);
    return ofAccount(request, schemaPath);
  },
  onResponse: ({ response }) => {
    // No token was sent, or a wrong one.
    if (response.status === 403) change({ connection: 'locked' });
  },
});

/**
 * The data of a response.
 *
 * @throws Error with the message of the sandbox where it refuses.
 */
export async function done<T>(
  asked: Promise<{ data?: T; error?: { message: string } | undefined }>,
): Promise<T> {
  const { data, error } = await asked;
  if (error !== undefined) throw new Error(error.message);
  return data as T;
}
