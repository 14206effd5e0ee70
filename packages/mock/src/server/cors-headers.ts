import type { IncomingMessage } from 'node:http';

/** Any page may send requests. Tokens have headers of their own, so no page needs to send credentials. */
const always = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Allow, Deprecation',
};

/** Headers that let a page of another origin send requests; errors have them too, so that the page can read them. */
export function corsHeaders({ method, headers }: IncomingMessage): Record<string, string> {
  if (method !== 'OPTIONS') return always;
  return {
    ...always,
    'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
    // Named one by one, because `*` does not cover Authorization.
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
    vary: 'Access-Control-Request-Headers',
  };
}
