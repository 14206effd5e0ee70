import { expect, test, vi } from 'vitest';
import { createTelephony, type RequestInfo, type ResponseInfo } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

const SECRET = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed';

test('hooks see operation, address, status and duration, and no secret', async () => {
  const baseUrl = await startServer((request, response) => {
    if (request.method === 'DELETE') response.writeHead(204).end();
    else json(response, {}, 404);
  });
  const requests: RequestInfo[] = [];
  const responses: ResponseInfo[] = [];
  const pbx = createTelephony({
    baseUrl,
    auth: SECRET,
    onRequest: (request) => void requests.push(request),
    onResponse: (response) => void responses.push(response),
  });
  await pbx['/apitokens/{token}'].delete({ path: { token: SECRET } });
  await caught(pbx['/cdrs/{id}'].get({ path: { id: 42 } }));
  await pbx['/login'].post({ body: { email: 'a@b.example', password: SECRET } }).catch(() => undefined);
  expect(requests.map(({ operation }) => operation.path)).toEqual([
    '/apitokens/{token}',
    '/cdrs/{id}',
    '/login',
  ]);
  expect(requests[0]).toEqual({
    operation: { method: 'DELETE', path: '/apitokens/{token}' },
    url: `${baseUrl}/apitokens/***`,
  });
  expect(responses[1]).toEqual({
    operation: { method: 'GET', path: '/cdrs/{id}' },
    url: `${baseUrl}/cdrs/42`,
    status: 404,
    durationMs: expect.any(Number),
  });
  expect(JSON.stringify([requests, responses])).not.toContain(SECRET);
});

test('onRequest adds headers, but not over the token; repeated requests are told too', async () => {
  const seen: unknown[] = [];
  const baseUrl = await startServer(({ headers }, response) => {
    seen.push([headers['x-trace'], headers['x-auth-token'], headers['accept'], headers['x-own']]);
    if (seen.length === 1) response.writeHead(503, { 'retry-after': '0' }).end();
    else json(response, { data: { response: 'Pong' } });
  });
  let traces = 0;
  const statuses: unknown[] = [];
  const pbx = createTelephony({
    baseUrl,
    auth: SECRET,
    onRequest: async () => ({ 'X-Trace': `${++traces}`, 'X-Auth-Token': 'other' }),
    onResponse: ({ status }) => void statuses.push(status),
  });
  await pbx['/ping'].get({ headers: { 'x-own': 'me', 'X-AUTH-TOKEN': 'mine' } });
  expect(seen).toEqual([
    ['1', SECRET, 'application/json', 'me'],
    ['2', SECRET, 'application/json', 'me'],
  ]);
  expect(statuses).toEqual([503, 200]);
});

test('onResponse is told that no answer came', async () => {
  const onResponse = vi.fn<(response: ResponseInfo) => void>();
  const pbx = createTelephony({ baseUrl: 'http://127.0.0.1:9', retries: 0, onResponse });
  await caught(pbx['/ping'].get());
  expect(onResponse.mock.lastCall?.[0]).toMatchObject({ status: undefined });
});

test('fetch is looked up for each request', async () => {
  const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: SECRET });
  const stub = vi.fn<typeof fetch>(async () => Response.json({ data: { response: 'Pong' } }));
  vi.stubGlobal('fetch', stub);
  try {
    await pbx['/ping'].get();
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
  const pbx = createTelephony({ baseUrl, auth: SECRET });
  await pbx['/apitokens'].post({ body: { name: 'é' } });
  await pbx['/logout'].post();
  expect(seen).toEqual([
    ['application/json', '13'],
    [undefined, '0'],
  ]);
});
