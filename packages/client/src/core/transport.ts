import type { CoreRequest } from './core.ts';
import { type Fail, TelephonyError } from './telephony-error.ts';
import type { Middleware, MiddlewareRequest, Next, TelephonyOptions } from './telephony-options.ts';
import { version } from '../version.ts';

export async function transport(
  { baseUrl, use = [], fetch, fetchOptions }: TelephonyOptions,
  { accept = 'application/json', options }: CoreRequest,
  bare: Pick<MiddlewareRequest, 'url' | 'method' | 'body' | 'signal'>,
  about: () => Pick<MiddlewareRequest, 'callId' | 'attempt' | 'operation'>,
  fail: Fail,
  secret: Record<string, string> | undefined,
): Promise<Response> {
  const plain = { ...userAgent(), accept, ...(bare.body !== null && { 'content-type': 'application/json' }) };
  const send = async ({ url, method, body, signal }: typeof bare, headers: Record<string, string>) => {
    try {
      // Looked up for each request, so that a stub installed later is used.
      const go: NonNullable<TelephonyOptions['fetch']> = fetch ?? globalThis.fetch;
      return (await go(url, {
        ...fetchOptions,
        method,
        headers: { ...headers, ...(url.startsWith(`${baseUrl}/`) && secret) },
        body,
        redirect: 'manual',
        signal,
      })) as Response;
    } catch (cause) {
      const code = ((cause as Error | undefined)?.cause as { code?: string } | undefined)?.code;
      throw fail('network', `no response${code ? ` (${code})` : ''}`, { phase: 'headers', cause });
    }
  };
  if (!use[0] && !options?.headers) return send(bare, plain);

  const headers = new Headers(plain);
  try {
    for (const [name, value] of Object.entries(options?.headers ?? {})) headers.set(name, value);
  } catch {
    // The original error quotes the value.
    throw fail('request', 'invalid header name or value');
  }
  try {
    return await use.reduceRight<Next>(
      (next, middleware) => async (request) => middleware(request, next),
      (request) => send(request, Object.fromEntries(request.headers)),
    )({ ...about(), ...bare, headers });
  } catch (cause) {
    throw TelephonyError.is(cause) ? cause : fail('middleware', 'a middleware failed, see cause', { cause });
  }
}

/**
 * The header that names this client. Browsers have their own, and would ask the platform whether another is allowed; every other
 * runtime sends it.
 */
function userAgent(): Record<string, string> {
  return (globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent?.startsWith('Mozilla')
    ? {}
    : { 'user-agent': `telephony-client/${version}` };
}

/**
 * A middleware that adds headers to each request. It cannot replace the one with the token.
 *
 * @example
 * createTelephony({ baseUrl, auth, use: [addHeaders(({ callId }) => ({ 'X-Request-Id': callId }))] });
 */
export function addHeaders(
  headersOf: (request: MiddlewareRequest) => Readonly<Record<string, string>>,
): Middleware {
  return (request, next) => {
    for (const [name, value] of Object.entries(headersOf(request))) request.headers.set(name, value);
    return next(request);
  };
}
