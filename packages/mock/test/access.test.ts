import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';
import { type Mock, type Proxy, startMock, startProxy } from '../src/index.ts';

const TOKEN = 'open-sesame-to-the-mock';

let openMock: Mock;
let proxy: Proxy;

beforeAll(async () => {
  openMock = await startMock({ port: 0, host: '0.0.0.0', controlToken: TOKEN });
  proxy = await startProxy({ upstream: openMock.url, port: 0, host: '0.0.0.0', controlToken: TOKEN });
});

afterAll(() => Promise.all([proxy.close(), openMock.close()]));

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test.runIf(outside).each(['mock', 'proxy'] as const)(
  'a control token is asked of everyone by the %s',
  async (name) => {
    const { port } = new URL((name === 'mock' ? openMock : proxy).url);
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(`http://${outside}:${port}/_mock/requests`, { headers })).status;
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ authorization: 'Bearer other' })).toBe(403);
    expect(await statusOf({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await statusOf({ 'x-control-token': TOKEN })).toBe(200);
    const local = await fetch(`http://127.0.0.1:${port}/_mock/requests`);
    expect(local.status, 'this machine needs it too').toBe(403);
  },
);

test('with a token of its own, the mock accepts no other', async () => {
  const own = await startMock({ port: 0, token: 'only-this' });
  onTestFinished(() => own.close());
  const statusOf = async (line: string, headers: Record<string, string>) =>
    (await ask(own.url, line, { anonymous: true, headers })).status;
  const basic = (token: string) => `Basic ${Buffer.from(`410002:${token}`).toString('base64')}`;
  expect(await statusOf('GET /cdrs', { 'x-auth-token': 'only-this' })).toBe(200);
  expect(await statusOf('GET /cdrs', { authorization: basic('only-this') })).toBe(200);
  expect(await statusOf('GET /cdrs', { 'x-auth-token': 'any' })).toBe(401);
  expect(await statusOf('GET /cdrs', { authorization: basic('any') })).toBe(401);
  expect(await statusOf('GET /cdrs', {})).toBe(401);
  const login = await ask(own.url, 'POST /login', {
    anonymous: true,
    body: { email: 'a@b.example', password: 'p' },
  });
  expect(login.status).toBe(200);
  expect((await ask(own.url, 'GET /', { anonymous: true })).text).not.toContain('only-this');
});

test('a token that can be guessed is refused', async () => {
  const controlToken = 'fifteen-letters';
  await expect(startMock({ port: 0, controlToken })).rejects.toThrow('at least 16');
  await expect(startProxy({ upstream: openMock.url, port: 0, controlToken })).rejects.toThrow('at least 16');
});

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
