import { createElement, Suspense } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';
import { renderToReadableStream } from 'react-dom/server';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { type Call, type Cdr, paginate, session, where } from '../../src/index.ts';
import createClient, { type OpenapiFetchOptions } from '../../src/openapi-fetch.ts';
import { createStub, file, record, records, refusal } from '../../src/testing.ts';
import { startPlatform } from '../auth/support/platform.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

const cdrs: Cdr[] = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, src: `44770090${index}` }));

function start(options: Partial<OpenapiFetchOptions> = {}) {
  const stub = createStub().on('listCdrs', records(cdrs));
  return { stub, client: createClient({ ...stub.options, ...options }) };
}

test('filters, fields and lists arrive as the platform reads them', async () => {
  const { client, stub } = start();
  const plain = [{ property: 'id', operator: 'gt', value: 43 } as const];
  for (const filter of [where('/cdrs').gt('id', 43), plain]) {
    const { data } = await client.GET('/cdrs', {
      params: { query: { filter, limit: 1, fields: { cdrs: 'id,src' } } },
    });
    data!.data satisfies Cdr[];
    expect(data).toMatchObject({ data: [{ id: 44 }], total: 2 });
    expect(stub.requests.at(-1)?.filter).toEqual(plain);
    expect(stub.requests.at(-1)?.query.get('fields[cdrs]')).toBe('id,src');
  }
  stub.on('deleteMonitors', undefined);
  await client.DELETE('/monitors/{id}', { params: { path: { id: [7001, 7002] } } });
  expect(stub.requests.at(-1)?.params).toEqual({ id: '7001,7002' });
  // @ts-expect-error a filter of another collection
  void (() => client.GET('/cdrs', { params: { query: { filter: where('/monitors').gt('id', 43) } } }));
});

test('the 301 of a changed call is a success with the call', async () => {
  const baseUrl = await startServer((_, response) => {
    response.writeHead(301, { 'content-type': 'application/json', location: 'https://elsewhere.example/' });
    response.end(JSON.stringify({ data: { id: 5, dst: '2102' }, links: {} }));
  });
  const client = createClient({ baseUrl, auth: 'TOKEN' });
  const params = { path: { id: 5 } };
  const { data, error, response } = await client.PATCH('/calls/{id}', { params, body: { dst: '2102' } });
  data!.data satisfies Call;
  expect([data?.data.dst, error, response.status]).toEqual(['2102', undefined, 301]);
  // Elsewhere, a redirect would carry the token to another host.
  expect(await caught(client.GET('/calls/{id}', { params }))).toMatchObject({ kind: 'status', status: 301 });
});

test('a whole collection is deleted with consent only, and no id is left empty', async () => {
  const { client, stub } = start();
  stub.on('deleteAllMonitors', new Response(null, { status: 202 }));
  expect(await caught(client.DELETE('/monitors'))).toMatchObject({
    kind: 'request',
    message: expect.stringContaining("Pass confirm: 'all'"),
  });
  for (const id of ['', [], undefined, '..'])
    expect(
      await caught(client.DELETE('/monitors/{id}', { params: { path: { id: id as never } } })),
    ).toMatchObject({ kind: 'request', operation: { method: 'DELETE', path: '/monitors/{id}' } });
  expect(await caught(client.POST('/calls', { body: { from: NaN, to: '2' } as never }))).toMatchObject({
    kind: 'request',
  });
  expect(stub.requests).toEqual([]);
  const { data, error, response } = await client.DELETE('/monitors', { confirm: 'all' });
  expect([data, error, response.status]).toEqual([undefined, undefined, 202]);
});

test('it signs in, renews the token after a 401 for all calls at once, and logs out', async () => {
  const platform = await startPlatform();
  const { baseUrl } = platform;
  const client = createClient({
    baseUrl,
    auth: session({ email: 'a@b.example', password: 'secret' }),
  });
  const read = async () => (await client.GET('/cdrs/{id}', { params: { path: { id: 42 } } })).data?.data.id;
  expect(await Promise.all([read(), read()])).toEqual([42, 42]);
  platform.lapse();
  expect(await Promise.all([read(), read()])).toEqual([42, 42]);
  expect(platform.count('POST /login')).toBe(2);
  await client.close();
  expect(platform.count('POST /logout')).toBe(1);
});

test('a failed login rejects: it is no response of the operation', async () => {
  const { baseUrl } = await startPlatform({ failures: 1, failure: 403 });
  const client = createClient({
    baseUrl,
    auth: session({ email: 'a@b.example', password: 'secret' }),
  });
  const call = client.GET('/cdrs/{id}', { params: { path: { id: 42 } } });
  expect(await caught(call)).toMatchObject({ status: 403, operation: { path: '/login' } });
});

test('GET is retried, POST is not, unless the call says so', async () => {
  const { client, stub } = start({ retries: 1 });
  stub.on('getCall', () => refusal(503, 'Busy')).on('createCall', () => refusal(503, 'Busy'));
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { error } = await client.GET('/calls/{id}', { params: { path: { id: 5 } } });
  expect(error).toEqual({ message: 'Busy', errors: [] });
  expect(stub.requests).toHaveLength(2);
  const body = { from: '410003', to: '2102' };
  await client.POST('/calls', { body });
  expect(stub.requests).toHaveLength(3);
  await client.GET('/calls/{id}', { params: { path: { id: 5 } }, retries: 0 });
  expect(stub.requests).toHaveLength(4);
});

test('errors are in `error`, without the token, and are never empty', async () => {
  const { client, stub } = start({ auth: 'TOKEN-123456' });
  const read = () => client.GET('/cdrs/{id}', { params: { path: { id: 42 } } });
  stub.on('getCdr', () => refusal(403, 'TOKEN-123456 may not', [{ field: 'id', message: 'No' }]));
  const refused = await read();
  expect(refused.error).toEqual({ message: '*** may not', errors: [{ field: 'id', message: 'No' }] });
  expect([refused.data, refused.response.status, refused.response.ok]).toEqual([undefined, 403, false]);
  for (const body of ['', '<h1>Bad gateway</h1>']) {
    stub.on(
      'getCdr',
      () => new Response(body, { status: 502, headers: { 'content-length': `${body.length}` } }),
    );
    expect((await read()).error).toMatchObject({ message: expect.stringContaining('502') });
  }
  // A login: the password is a secret of the call.
  stub.on('login', ({ body }) => refusal(400, `not ${body.password}`));
  const body = { email: 'a@b.example', password: 'swordfish' };
  expect((await client.POST('/login', { body })).error).toMatchObject({ message: 'not ***' });
  stub.on('getCdr', () => new Response('<h1>Portal</h1>', { headers: { 'content-type': 'text/html' } }));
  expect(await caught(read())).toMatchObject({ kind: 'content-type' });
});

test('a file is a Blob or a text, checked and in any form that parseAs has', async () => {
  const { client, stub } = start();
  const params = { path: { id: 7001 } };
  stub.on('downloadMonitorMp3', () => file('sound'));
  const { data } = await client.GET('/monitors/{id}.mp3', { params, parseAs: 'blob' });
  expectTypeOf(data!).toEqualTypeOf<Blob>();
  expect([await data?.text(), data?.type]).toEqual(['sound', 'audio/mpeg']);
  const { data: bytes } = await client.GET('/monitors/{id}.mp3', { params, parseAs: 'arrayBuffer' });
  expect(bytes?.byteLength).toBe(5);
  stub.on('downloadCdrTrace', () => file('INVITE', 'text/plain'));
  const { data: trace } = await client.GET('/cdrs/{id}.trace', { params });
  expectTypeOf(trace!).toEqualTypeOf<string>();
  expect(trace).toBe('INVITE');
  stub.on('downloadMonitorMp3', () => Response.json({ message: 'gone' }));
  const call = client.GET('/monitors/{id}.mp3', { params, parseAs: 'blob' });
  expect(await caught(call)).toMatchObject({
    kind: 'content-type',
    message: expect.stringContaining('gone'),
  });
  stub.on('downloadMonitorMp3', () => refusal(404, 'Resource not found'));
  expect((await client.GET('/monitors/{id}.mp3', { params })).error).toMatchObject({
    message: 'Resource not found',
  });
});

test('middleware, headers, fetch and signals do what they do in openapi-fetch', async () => {
  const seen: string[] = [];
  const baseUrl = await startServer(({ url, headers }, response) => {
    seen.push(
      [url, ...['x-trace', 'x-app', 'x-auth-token', 'accept'].map((name) => headers[name])].join(' '),
    );
    json(response, { data: { id: 42 }, links: {} });
  });
  const sent: string[] = [];
  const client = createClient({
    baseUrl,
    auth: 'TOKEN',
    headers: { 'x-app': 'dialler' },
    fetch: (request) => {
      sent.push(request.method);
      return fetch(request);
    },
  });
  client.use({
    onRequest({ request, schemaPath }) {
      request.headers.set('x-trace', schemaPath);
      return new Request(`${request.url}?include=tags`, request);
    },
    onResponse: ({ response }) =>
      new Response(response.body, { status: response.status, headers: { 'x-seen': 'yes' } }),
    onError: ({ error }) => new Error('wrapped', { cause: error }),
  });
  const params = { path: { id: 42 } };
  const { data, response } = await client.GET('/cdrs/{id}', { params });
  expect([data?.data.id, response.headers.get('x-seen'), sent]).toEqual([42, 'yes', ['GET']]);
  expect(seen).toEqual(['/v1.2/service/cdrs/42?include=tags /cdrs/{id} dialler TOKEN application/json']);
  const own = async () => Response.json({ data: { id: 43 }, links: {} });
  expect((await client.GET('/cdrs/{id}', { params, fetch: own })).data?.data.id).toBe(43);
  const aborted = client.GET('/cdrs/{id}', { params, signal: AbortSignal.abort('left') });
  await expect(aborted).rejects.toMatchObject({
    message: 'wrapped',
    cause: { kind: 'abort', cause: 'left' },
  });
});

test('the token goes to the base URL, however it is written, and nowhere else', async () => {
  const seen: unknown[] = [];
  const fetch = async ({ url, headers }: Request) => {
    seen.push([url, headers.get('x-auth-token')]);
    return Response.json({ data: { id: 42 }, links: {} });
  };
  const client = createClient({ baseUrl: 'https://HOST:443/v1.2/service/', auth: 'TOKEN', fetch });
  const params = { path: { id: 42 } };
  await client.GET('/cdrs/{id}', { params });
  await client.GET('/cdrs/{id}', { params, baseUrl: 'https://elsewhere' });
  expect(seen).toEqual([
    ['https://host/v1.2/service/cdrs/42', 'TOKEN'],
    ['https://elsewhere/cdrs/42', null],
  ]);
  expect(() => createClient({ baseUrl: 'https://user:hunter2@host', auth: 'T' })).toThrow(
    /^baseUrl has credentials/,
  );
});

test('the helpers of the client take it', async () => {
  const { client } = start();
  let count = 0;
  for await (const { id } of paginate(client, '/cdrs')) count += Number(id > 0);
  expect(count).toBe(45);
});

test('hooks of openapi-react-query read and report through it', async () => {
  const { client, stub } = start();
  const queries = createQueries(client);
  function Count() {
    const filter = where('/cdrs').gt('id', 40);
    const { data } = queries.useSuspenseQuery('get', '/cdrs', { params: { query: { filter } } });
    data.data[0]?.context satisfies string | null | undefined;
    return createElement('p', {}, `${data.total} calls`);
  }
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const tree = createElement(Suspense, { fallback: '...' }, createElement(Count));
  const page = await renderToReadableStream(createElement(QueryClientProvider, { client: cache }, tree));
  expect(await new Response(page).text()).toContain('<p>5 calls</p>');
  stub.on('getCdr', () => refusal(404, 'Resource not found'));
  const failing = queries.queryOptions('get', '/cdrs/{id}', { params: { path: { id: 42 } } });
  await expect(cache.query(failing)).rejects.toEqual({ message: 'Resource not found', errors: [] });
  stub.on('getCdr', record({ id: 42 }));
  expect((await cache.query(failing)).data.id).toBe(42);
});
