import { expect, test, vi } from 'vitest';
import { createTelephony, operations } from '../../src/index.ts';
import { json, startServer } from '../support/start-server.ts';

const SECRET = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed';

test('fetch is looked up for each request', async () => {
  const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: SECRET, operations });
  const stub = vi.fn<typeof fetch>(async () => Response.json({ data: { response: 'Pong' } }));
  vi.stubGlobal('fetch', stub);
  try {
    await pbx.ping();
  } finally {
    vi.unstubAllGlobals();
  }
  expect(stub).toHaveBeenCalledOnce();
  const request = new Request(...(stub.mock.lastCall as [string, RequestInit]));
  expect(request.headers.get('X-Auth-Token')).toBe(SECRET);
  expect(request.redirect).toBe('manual');
});

test('a body is JSON with its type, a call without a body has neither', async () => {
  const seen: unknown[] = [];
  const baseUrl = await startServer(async (request, response) => {
    seen.push([request.headers['content-type'], request.headers['content-length']]);
    json(response, { data: { token: 'x' } }, 201);
  });
  const pbx = createTelephony({ baseUrl, auth: SECRET, operations });
  await pbx.createApiToken({ name: 'é' });
  await pbx.logout();
  expect(seen).toEqual([
    ['application/json', '13'],
    [undefined, '0'],
  ]);
});
