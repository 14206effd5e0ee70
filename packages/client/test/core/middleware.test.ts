import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetch as undiciFetch, ProxyAgent } from 'undici';
import {
  addHeaders,
  type Middleware,
  type MiddlewareRequest,
  type TelephonyOptions,
} from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { clientOf } from '../support/client.ts';
import { startServer as startAny } from '@telephony/testing/start-server';
import { json, startServer } from '../support/start-server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function listening() {
  const seen: Record<string, unknown>[] = [];
  const baseUrl = await startServer(({ headers }, response) => {
    seen.push(headers);
    json(response, { data: { response: 'Pong' } });
  });
  return { baseUrl, seen };
}

test('the user agent has the version of the package, and can be another', async () => {
  const { baseUrl, seen } = await listening();
  const pbx = clientOf({ baseUrl });
  await pbx.ping();
  await pbx.ping({ headers: { 'User-Agent': 'dialler/2' } });
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  expect(seen.map((headers) => headers['user-agent'])).toEqual([`telephony-client/${version}`, 'dialler/2']);
});

test('a browser keeps its own user agent', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
  vi.resetModules();
  const browser = await import('../../src/index.ts');
  const fetch = vi.fn<(url: string, init: { headers: object }) => Promise<Response>>(async () =>
    Response.json({}),
  );
  await browser.createTelephony({ baseUrl: 'https://host', fetch, operations: browser.operations }).ping();
  expect(Object.keys(fetch.mock.lastCall![1].headers)).toEqual(['accept']);
});

test('addHeaders adds headers, but not over the token', async () => {
  const { baseUrl, seen } = await listening();
  const use = [
    addHeaders(({ callId, attempt }) => ({ 'X-Request-Id': `${callId}-${attempt}`, 'X-Auth-Token': 'x' })),
  ];
  await clientOf({ baseUrl, auth: 'TOKEN', use }).ping();
  expect(seen[0]).toMatchObject({
    'x-request-id': expect.stringMatching(/^\w+-1$/),
    'x-auth-token': 'TOKEN',
  });
});

test('fetch is looked up for each request', async () => {
  const pbx = clientOf({ auth: SECRET });
  const stub = vi.fn<typeof fetch>(async () => Response.json({ data: { response: 'Pong' } }));
  vi.stubGlobal('fetch', stub);
  await pbx.ping();
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
  const pbx = clientOf({ baseUrl, auth: SECRET });
  await pbx.createApiToken({ name: 'é' });
  await pbx.logout();
  expect(seen).toEqual([
    ['application/json', '13'],
    [undefined, '0'],
  ]);
});

async function startProxy() {
  const tunnels: string[] = [];
  const server = createServer().on('connect', ({ url = '' }, socket) => {
    tunnels.push(url);
    const [host, port] = url.split(':');
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  const agent = new ProxyAgent(await startAny(server));
  onTestFinished(() => agent.destroy());
  return { agent, tunnels };
}

test('an agent in fetchOptions, with the fetch that it belongs to, sends all requests through a proxy', async () => {
  const baseUrl = await startServer((_, response) => json(response, { data: { response: 'Pong' } }));
  const { agent, tunnels } = await startProxy();
  const pbx = clientOf({ baseUrl, fetch: undiciFetch, fetchOptions: { dispatcher: agent } });
  expect(await pbx.ping()).toMatchObject({ data: { response: 'Pong' } });
  expect(tunnels).toEqual([new URL(baseUrl).host]);
});

const SECRET = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed';

const pong = async () => Response.json({ data: { response: 'Pong' } });
function client(use: Middleware[], options: Partial<TelephonyOptions> = {}) {
  const fetch = vi.fn<NonNullable<TelephonyOptions['fetch']>>(pong);
  return {
    fetch,
    sent: () => new Headers(fetch.mock.lastCall?.[1].headers),
    pbx: clientOf({ auth: SECRET, fetch, use, ...options }),
  };
}

test('middleware adds headers in one line, but not over the token, and for each attempt', async () => {
  const seen: unknown[] = [];
  const baseUrl = await startServer(({ headers }, response) => {
    seen.push([headers['x-trace'], headers['x-auth-token'], headers['accept'], headers['x-own']]);
    if (seen.length === 1) response.writeHead(503, { 'retry-after': '0' }).end();
    else json(response, { data: { response: 'Pong' } });
  });
  const trace: Middleware = (request, next) => {
    request.headers.set('X-Trace', `${request.operation.path} ${request.attempt}`);
    request.headers.set('X-Auth-Token', 'other');
    return next(request);
  };
  const pbx = clientOf({ baseUrl, auth: SECRET, use: [trace] });
  await pbx.ping({ headers: { 'x-own': 'me', 'X-AUTH-TOKEN': 'mine' } });
  expect(seen).toEqual([
    ['/ping 1', SECRET, 'application/json', 'me'],
    ['/ping 2', SECRET, 'application/json', 'me'],
  ]);
});

test('middleware goes from the first to the last and back', async () => {
  const way: string[] = [];
  const mark =
    (name: string): Middleware =>
    async (request, next) => {
      way.push(name);
      const response = await next({ ...request, url: `${request.url}?${name}` });
      way.push(`${name} back`);
      return response;
    };
  const { pbx, fetch } = client([mark('a'), mark('b')]);
  await pbx.ping();
  expect(way).toEqual(['a', 'b', 'b back', 'a back']);
  expect(fetch.mock.lastCall?.[0]).toBe('https://host/v1.2/service/ping?a?b');
});

test('it sees the request without its token, before and after', async () => {
  const seen: MiddlewareRequest[] = [];
  const { pbx, sent } = client([
    async (request, next) => {
      const response = await next(request);
      seen.push(request);
      return response;
    },
  ]);
  await pbx.createCall({ to: '100', from: '410003' });
  expect(seen[0]).toMatchObject({
    operation: { method: 'POST', path: '/calls' },
    callId: expect.any(String),
    attempt: 1,
    method: 'POST',
    url: 'https://host/v1.2/service/calls',
    body: '{"to":"100","from":"410003"}',
    signal: expect.any(AbortSignal),
  });
  expect(Object.fromEntries(seen[0]!.headers)).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  });
  expect(JSON.stringify([...seen[0]!.headers])).not.toContain(SECRET);
  expect(sent().get('x-auth-token')).toBe(SECRET);
});

test.each([
  'https://elsewhere/v1.2/service/ping',
  'https://host/v1.2/service.elsewhere/ping',
  'https://host/v1.3/ping',
])('the token does not go to %s', async (url) => {
  const { pbx, sent } = client([(request, next) => next({ ...request, url })]);
  await pbx.ping();
  expect(sent().get('x-auth-token')).toBeNull();
  const basic = client([(request, next) => next({ ...request, url })], { auth: { user: 1, token: SECRET } });
  await basic.pbx.ping();
  expect(basic.sent().get('authorization')).toBeNull();
});

test('it may respond by itself, send again, and change the outcome', async () => {
  const cached = client([async () => Response.json({ data: { response: 'Cached' } })]);
  expect(await cached.pbx.ping()).toEqual({ data: { response: 'Cached' } });
  expect(cached.fetch).not.toHaveBeenCalled();

  const twice = client([async (request, next) => (await next(request), next(request))]);
  await twice.pbx.ping();
  expect(twice.fetch).toHaveBeenCalledTimes(2);

  const offline = client(
    [async (request, next) => next(request).catch(() => Response.json({ data: { response: 'Kept' } }))],
    { fetch: () => Promise.reject(new TypeError('down')) },
  );
  expect(await offline.pbx.ping()).toEqual({ data: { response: 'Kept' } });
});

test('one that fails: kind middleware, not retried, with the cause; no network failure is taken for it', async () => {
  const reason = new Error('no disk');
  for (const broken of [
    () => {
      throw reason;
    },
    () => Promise.reject(reason),
  ]) {
    const { pbx, fetch } = client([broken]);
    expect(await caught(pbx.ping())).toMatchObject({ kind: 'middleware', cause: reason });
    expect(fetch).not.toHaveBeenCalled();
  }
  const through = client([async (request, next) => next(request)], {
    retries: 0,
    fetch: () => Promise.reject(new TypeError('down')),
  });
  expect(await caught(through.pbx.ping())).toMatchObject({ kind: 'network', phase: 'headers' });
  const leaky = client([() => Promise.reject(new Error('code 492817'))]);
  const login = leaky.pbx.loginWithSecondFactor({ code: '492817', nonce: 'n' });
  expect((await caught(login)).cause).toBeUndefined();
  const nothing = client([async () => undefined as never]);
  expect(await caught(nothing.pbx.ping())).toMatchObject({ name: 'TelephonyError' });
});
