import { mergeHeaders } from 'openapi-fetch';
import type { CoreRequest } from './core.ts';
import { runHook } from './hooks.ts';
import type { Prepared } from './prepared.ts';
import type { TelephonyOptions } from './telephony-options.ts';

/**
 * Sends one request and resolves to the response, whatever its status. `secret` is the header with the token; hooks never
 * see it.
 * @throws TelephonyError of kind `network` if there is no response, `request` for a header that cannot be sent
 */
export async function dispatch(
  hooks: TelephonyOptions,
  { method, accept = 'application/json', options }: CoreRequest,
  { operation, url, body, shownUrl, fail }: Prepared,
  secret: Record<string, string> | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const { onRequest, onResponse, fetch } = hooks;
  const info = (onRequest || onResponse) && { operation, url: shownUrl() };
  const added = onRequest && info && (await runHook(hooks, operation, () => onRequest(info)));
  let headers: Headers;
  try {
    headers = mergeHeaders(
      { Accept: accept, ...(body && { 'Content-Type': 'application/json' }) },
      options?.headers,
      added || undefined,
      secret,
    );
  } catch {
    // The original error quotes the value.
    throw fail('request', 'invalid header name or value: check headers and onRequest');
  }
  const started = performance.now();
  let response: Response | undefined;
  try {
    // Looked up for each request, so that a stub installed later is used.
    const send = fetch ?? globalThis.fetch;
    response = await send(url, { method, headers, body: body ?? null, redirect: 'manual', signal });
    return response;
  } catch (error) {
    const { code } = ((error as Error | undefined)?.cause ?? {}) as { code?: string };
    throw fail('network', `no response${code ? ` (${code})` : ''}`, { cause: error });
  } finally {
    if (onResponse && info) {
      const seen = { ...info, status: response?.status, durationMs: performance.now() - started };
      void runHook(hooks, operation, () => onResponse(seen));
    }
  }
}
