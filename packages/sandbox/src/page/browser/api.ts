import { state } from './state.ts';

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
