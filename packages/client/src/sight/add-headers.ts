import type { Middleware, MiddlewareRequest } from '../core/middleware.ts';

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
