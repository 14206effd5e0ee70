import type { IncomingMessage } from 'node:http';
import { UNDECLARED_HEADER } from '../failures/undeclared.ts';
import { WARNING_HEADER } from '../response/with-warnings.ts';
import { REASON_HEADER } from '../refusals/refusal-response.ts';

/** Headers that a page may read besides those that it always may. */
const EXPOSED = [
  'Allow',
  'Deprecation',
  'Location',
  'Retry-After',
  UNDECLARED_HEADER,
  REASON_HEADER,
  WARNING_HEADER,
].join(', ');

/**
 * Headers that let a page of another origin send requests, with and without credentials; errors have them too, so that the
 * page can read them (Fetch Standard, section 3.3).
 */
export function corsHeaders({ method, headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return ANYBODY;
  const always = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
    vary: 'Origin',
  };
  const asked = headers['access-control-request-method'];
  if (method !== 'OPTIONS' || asked === undefined) return always;
  return {
    ...always,
    // `*` covers neither a request with credentials nor Authorization.
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
    ...(headers['access-control-request-private-network'] === 'true' && {
      'access-control-allow-private-network': 'true',
    }),
    vary: 'Origin, Access-Control-Request-Headers',
  };
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const ANYBODY = { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED };
