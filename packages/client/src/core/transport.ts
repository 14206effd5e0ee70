import type { CoreRequest } from './core.ts';
import { type Fail, isRefusal, TelephonyError } from './telephony-error.ts';
import type { Middleware, MiddlewareRequest, Next, TelephonyOptions } from './telephony-options.ts';
import { version } from '../version.ts';

// Only `fetch` sees the header with the token.
export async function transport(
  { baseUrl, use = [], fetch, fetchOptions }: TelephonyOptions,
  { accept = 'application/json', options }: CoreRequest,
  request: Pick<MiddlewareRequest, 'url' | 'method' | 'body' | 'signal'>,
  identity: () => Pick<MiddlewareRequest, 'callId' | 'attempt' | 'operation'>,
  fail: Fail,
  tokenHeader: Record<string, string> | undefined,
  onUnclear: () => void,
): Promise<Response> {
  const ownHeaders = {
    ...userAgent(),
    accept,
    ...(request.body !== null && { 'content-type': 'application/json' }),
  };
  const send = async (
    { url, method, body, signal }: typeof request,
    headers: Record<string, string>,
  ): Promise<Response> => {
    try {
      // Looked up for each request, so that a stub installed later is used.
      const fetchNow: NonNullable<TelephonyOptions['fetch']> = fetch ?? globalThis.fetch;
      const response = (await fetchNow(url, {
        ...fetchOptions,
        method,
        headers: { ...headers, ...(url.startsWith(`${baseUrl}/`) && tokenHeader) },
        body,
        redirect: 'manual',
        signal,
      })) as Response;
      // A middleware may send again, and show another response.
      if (!isRefusal(response.status)) onUnclear();
      return response;
    } catch (cause) {
      const code = ((cause as Error | undefined)?.cause as { code?: string } | undefined)?.code;
      const mayHaveActed = !isNotConnected(cause);
      if (mayHaveActed) onUnclear();
      const reason = `no response${code ? ` (${code})` : ''}`;
      throw fail('network', reason, { phase: 'headers', mayHaveActed, cause });
    }
  };
  if (!use[0] && !options?.headers) return send(request, ownHeaders);

  const headers = new Headers(ownHeaders);
  try {
    for (const [name, value] of Object.entries(options?.headers ?? {})) headers.set(name, value);
  } catch {
    // The original error quotes the value.
    throw fail('request', 'invalid header name or value');
  }
  try {
    return await use.reduceRight<Next>(
      (next, middleware) => async (passed) => middleware(passed, next),
      (passed) => send(passed, Object.fromEntries(passed.headers)),
    )({ ...identity(), ...request, headers });
  } catch (cause) {
    throw TelephonyError.is(cause) ? cause : fail('middleware', 'a middleware failed, see cause', { cause });
  }
}

// Codes and system calls of Node. A certificate that the client refuses is among them, an alert of the server is not: in TLS 1.3 the
// request may have come before it.
const NOT_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT|UNABLE_TO|(?!ERR_SSL).*CERT)| connect$/;

/** Checks for an error of `fetch` before a connection was established. False if that is not certain. */
export function isNotConnected(error: unknown): boolean {
  const { cause = error } = Object(error) as { cause?: unknown };
  // A host with several addresses has an error for each.
  const { errors = [cause] } = Object(cause) as { errors?: unknown[] };
  return (
    !!errors[0] &&
    errors.every((one) => {
      const { code, syscall } = Object(one) as { code?: string; syscall?: string };
      return NOT_CONNECTED.test(`${code} ${syscall}`);
    })
  );
}

// Browsers send their own, and would ask the platform by CORS whether another is allowed.
function userAgent(): Record<string, string> {
  return (globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent?.startsWith('Mozilla')
    ? {}
    : { 'user-agent': `telephony-client/${version}` };
}

/**
 * Creates a middleware that adds headers to each request.
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
