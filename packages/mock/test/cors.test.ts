import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';

const mock = useMock();
const origin = 'https://app.example.com';

test.each(['/calls', '/v1.2/voice/calls', '/nowhere'])('a browser may ask %s with a token', async (path) => {
  const { status, headers } = await ask(mock.url, `OPTIONS ${path}`, {
    anonymous: true,
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'content-type,x-auth-token,authorization',
    },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(origin);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-allow-headers')).toBe('content-type,x-auth-token,authorization');
  expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
});

test.each([
  ['GET /cdrs/5', 200],
  ['GET /cdrs/x', 404],
  ['GET /nowhere', 404],
  ['PUT /cdrs/5', 405],
  ['PATCH /calls/5?__code=301', 400],
  ['GET /monitors/5.mp3', 200],
  ['DELETE /calls/5', 204],
])('a page can read the answer to %s', async (line, code) => {
  const { status, headers } = await ask(mock.url, line, { headers: { origin } });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([code, origin]);
  expect(headers.get('access-control-expose-headers')).toContain('Allow, Deprecation');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('vary')).toBe('Origin');
});

test('a page can read 401 too', async () => {
  const { status, headers } = await ask(mock.url, 'GET /cdrs', { anonymous: true, headers: { origin } });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([401, origin]);
});
