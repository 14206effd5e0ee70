import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import {
  createTelephony,
  isForbidden,
  isLoginRefused,
  isNoPhoneOnline,
  isNotFound,
  isRateLimited,
  isTelephonyError,
  isUnauthorized,
  mayHaveActed,
  operations,
  session,
  TelephonyError,
} from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

async function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const baseUrl = await startServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  return createTelephony({ baseUrl, auth: 'TOKEN', retries: 0, operations });
}

const options = { path: { id: 42 } };

test('a refusal has status, message, what is wrong with which field, operation, address and response', async () => {
  const taken = { field: 'name', message: 'Taken', code: 'SF0010' };
  const errors = [taken, 'plain', null, { field: 'to' }, { message: 7, code: null }, {}, []];
  const pbx = await answering(404, JSON.stringify({ message: 'Resource not found', errors }));
  const error = await caught(pbx.getCdr(options));
  expect(error).toBeInstanceOf(TelephonyError);
  expect(error).toMatchObject({
    name: 'TelephonyError',
    kind: 'status',
    status: 404,
    message: 'getCdr [GET] /cdrs/{id}: 404 Resource not found: name: Taken',
    fieldErrors: [
      taken,
      { field: '', message: 'plain', code: '' },
      { field: 'to', message: '', code: '' },
      { field: '', message: '7', code: '' },
    ],
    operation: { method: 'GET', path: '/cdrs/{id}', operationId: 'getCdr' },
    requestUrl: expect.stringMatching(/\/v1\.2\/service\/cdrs\/42$/),
  });
  expect(error.response?.status).toBe(404);
  expect(await error.response?.json()).toEqual({ message: 'Resource not found', errors });
});

test.each([
  ['empty', ''],
  ['HTML', '<html><h1>Oops</h1></html>'],
  ['JSON null', 'null'],
  ['a list', '[]'],
  ['another envelope', '{"message":7,"errors":"none"}'],
  ['cut JSON', '{"message":"Re'],
])('a refusal whose body is %s is decided on the status', async (_, body) => {
  for (const status of [400, 401, 403, 404, 412, 500]) {
    const pbx = await answering(status, body);
    const error = await caught(pbx.getCdr(options));
    expect(error).toMatchObject({ kind: 'status', status, fieldErrors: [] });
    expect(error.message).toMatch(new RegExp(`^getCdr \\[GET\\] /cdrs/\\{id\\}: ${status} [A-Z][a-z]+`));
    const raw = await pbx.raw.getCdr(options);
    expect(raw.data).toBeUndefined();
    expect(raw.error?.status).toBe(status);
    expect(raw.response?.status).toBe(status);
  }
});

test('a refusal whose body breaks off keeps the status and the cause', async () => {
  const baseUrl = await startServer((_, response) => {
    response.writeHead(403, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"message":');
    setTimeout(() => response.destroy(), 20);
  });
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
  const error = await caught(pbx.getCdr(options));
  expect(error).toMatchObject({ kind: 'status', status: 403, cause: expect.any(Error) });
});

test.each([
  [200, '<html></html>', 'text/html', 'content-type'],
  [200, 'ID3', 'audio/mpeg3', 'content-type'],
  [200, '{"data":', 'application/json', 'body'],
  [200, '', 'application/json', 'body'],
  [200, '<html>', 'application/json', 'body'],
])('%i with %j as %s is an error', async (status, body, type, kind) => {
  const pbx = await answering(status, body, { 'content-type': type });
  const error = await caught(pbx.getCdr(options));
  expect(error).toMatchObject({ kind, operation: { path: '/cdrs/{id}' } });
  expect(error.status).toBe(status);
  expect(inspect(error)).not.toContain(body || 'nothing');
});

test('a JSON type with a suffix or parameter, or none at all, is JSON', async () => {
  for (const type of ['application/json; charset=utf-8', 'application/hal+json', undefined]) {
    const baseUrl = await startServer((_, response) => {
      response.writeHead(200, type ? { 'content-type': type } : {}).end('{"data":{"id":42},"links":{}}');
    });
    const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
    expect((await pbx.getCdr(options)).data.id).toBe(42);
  }
});

test('an empty success of 202, 204 or another verb is undefined', async () => {
  for (const [status, type] of [
    [202, 'text/html'],
    [204, 'application/json'],
    [200, 'application/json'],
  ] as const) {
    const pbx = await answering(status, '', { 'content-type': type });
    expect(await pbx.deleteMonitors({ id: [1] })).toBeUndefined();
    expect(await pbx.raw.deleteMonitors({ id: [1] })).toMatchObject({
      data: undefined,
      error: undefined,
      response: { status },
    });
  }
});

test('unknown fields are kept', async () => {
  const pbx = await answering(200, '{"data":{"id":42,"unheard_of":[1]},"links":{},"more":1}');
  expect(await pbx.getCdr(options)).toEqual({
    data: { id: 42, unheard_of: [1] },
    links: {},
    more: 1,
  });
});

test('no server: kind network, with the cause', async () => {
  const pbx = createTelephony({ baseUrl: 'http://127.0.0.1:9', auth: 'TOKEN', retries: 0, operations });
  const error = await caught(pbx.getCdr(options));
  expect(error).toMatchObject({ kind: 'network', status: undefined, cause: expect.any(TypeError) });
  expect((await pbx.raw.getCdr(options)).response).toBeUndefined();
});

test('the helpers tell refusals apart', async () => {
  const of = async (status: number, message = 'No') =>
    caught((await answering(status, JSON.stringify({ message }))).getCdr(options));
  expect(isUnauthorized(await of(401))).toBe(true);
  expect(isForbidden(await of(403))).toBe(true);
  expect(isNotFound(await of(404))).toBe(true);
  expect(isNoPhoneOnline(await of(412))).toBe(true);
  const rate = await of(400, 'Maximum per minute call rate exceeded for this account');
  expect(isRateLimited(rate)).toBe(true);
  expect(isRateLimited(await of(429))).toBe(true);
  expect(isRateLimited(await of(400, 'DDI not found'))).toBe(false);
  for (const is of [isUnauthorized, isForbidden, isNotFound, isNoPhoneOnline, isRateLimited]) {
    expect(is(new Error('401'))).toBe(false);
    expect(is(undefined)).toBe(false);
  }
});

test('the guard works across copies of the package', async () => {
  const pbx = await answering(404, '{}');
  const error = await caught(pbx.getCdr(options));
  vi.resetModules();
  const copy = await import('../../src/index.ts');
  expect(copy.TelephonyError).not.toBe(TelephonyError);
  expect(error).not.toBeInstanceOf(copy.TelephonyError);
  expect(copy.isTelephonyError(error)).toBe(true);
  expect(copy.isNotFound(error)).toBe(true);
  for (const other of [new Error('no'), null, undefined, 'TelephonyError', { kind: 'status' }]) {
    expect(isTelephonyError(other)).toBe(false);
  }
});

const dial = { body: { from: '410003', to: '447700900456' } };
const asJson = { 'content-type': 'application/json' };

const responding = (respond: () => Response | Promise<Response>) =>
  createTelephony({
    baseUrl: 'https://host/v1.2/service',
    auth: 'TOKEN',
    fetch: async () => respond(),
    timeoutMs: 50,
    operations,
  });

test.each<[string, () => Response | Promise<Response>, string]>([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ['no response', () => new Promise(() => {}), 'timeout'],
  ['half of JSON', () => new Response('{"data":', { status: 201, headers: asJson }), 'body'],
  [
    'a web page',
    () => new Response('<html>', { status: 201, headers: { 'content-type': 'text/html' } }),
    'content-type',
  ],
  ['a gateway in trouble', () => new Response('', { status: 502 }), 'status'],
  ['a redirect', () => new Response('', { status: 307, headers: { location: '/' } }), 'status'],
])('a POST may have acted: %s', async (_, respond, kind) => {
  const pbx = responding(respond);
  const error = await caught(pbx.createCall(dial));
  expect(error.kind).toBe(kind);
  expect(mayHaveActed(error)).toBe(true);
  expect(mayHaveActed(await caught(pbx.listCalls({}, { retries: 0 })))).toBe(false);
});

test('what was aborted may have acted; what was refused or never sent has not', async () => {
  const pbx = responding(() => new Promise(() => {}));
  const aborted = pbx.createCall(dial, { signal: AbortSignal.timeout(10) });
  expect(mayHaveActed(await caught(aborted))).toBe(true);
  const refused = responding(() => Response.json({ message: 'No' }, { status: 400 }));
  expect(mayHaveActed(await caught(refused.createCall(dial)))).toBe(false);
  const wrong: object = { ...dial, retrys: 1 };
  expect(mayHaveActed(await caught(refused.createCall(wrong as typeof dial)))).toBe(false);
  expect(mayHaveActed(new Error('of something else'))).toBe(true);
});

test('a login that is refused is told from a token that is not taken any more', async () => {
  const fetch = async (url: string) =>
    Response.json(
      { message: 'E-mail and/or password is invalid' },
      { status: url.endsWith('/login') ? 400 : 401 },
    );
  const base = { baseUrl: 'https://host/v1.2/service', fetch };
  const auth = session({ email: 'mei.lindqvist@harbourlane.example', password: 'wrong' });
  expect(isLoginRefused(await caught(createTelephony({ ...base, auth, operations }).listCalls()))).toBe(true);
  expect(isLoginRefused(await caught(createTelephony({ ...base, auth: 'T', operations }).listCalls()))).toBe(
    false,
  );
  expect(isLoginRefused(new Error('400'))).toBe(false);
});

const change = { path: { id: 8000000001 }, body: { dst: '100' } };

test('301 with a body is the success of PATCH /calls/{id}, sent once', async () => {
  const asked: string[] = [];
  const baseUrl = await startServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    json(response, { data: { id: 8000000001 }, links: {} }, 301);
  });
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
  expect((await pbx.updateCall(change)).data.id).toBe(8000000001);
  expect(await pbx.raw.updateCall(change)).toMatchObject({ error: undefined });
  expect(asked).toEqual(Array(2).fill('PATCH /v1.2/service/calls/8000000001'));
});

test('the same with a Location is not followed either', async () => {
  const baseUrl = await startServer((_, response) => {
    response
      .writeHead(301, { location: 'http://127.0.0.1:9/', 'content-type': 'application/json' })
      .end('{"data":{"id":1},"links":{}}');
  });
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
  expect((await pbx.updateCall(change)).data.id).toBe(1);
});

test.each([
  ['nothing', undefined, 'body', '301, but the body is not the record. Check baseUrl'],
  ['no data', '{"message":"Moved"}', 'body', '301, but the body is not the record'],
  ['null', 'null', 'body', '301, but the body is not the record'],
  ['data that is null', '{"data":null}', 'body', '301, but the body is not the record'],
  ['data without an id', '{"data":{"dst":"100"}}', 'body', '301, but the body is not the record'],
  ['a web page', '<html>Moved</html>', 'content-type', '301, but the body is text/html instead of JSON'],
])(
  'a 301 of PATCH /calls/{id} with %s is an error: a proxy may have sent it',
  async (_, body, kind, message) => {
    const baseUrl = await startServer((_request, response) => {
      const type = body?.startsWith('<') ? 'text/html' : 'application/json';
      response.writeHead(301, { location: 'https://host/calls/1', 'content-type': type }).end(body);
    });
    const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
    const error = await caught(pbx.updateCall(change));
    expect(error).toMatchObject({ kind, status: 301, message: expect.stringContaining(message) });
    expect(mayHaveActed(error)).toBe(true);
    expect((await pbx.raw.updateCall(change)).error).toMatchObject({ kind });
  },
);

test('a browser hides that answer, so the call is read', async () => {
  const asked: string[] = [];
  const pbx = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    auth: 'TOKEN',
    fetch: async (url, { method, body }) => {
      asked.push(`${method} ${url}`);
      expect(body === null).toBe(method === 'GET');
      if (method === 'GET') return Response.json({ data: { id: 8000000001 }, links: {} });
      return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    },
    operations,
  });
  expect((await pbx.updateCall(change)).data.id).toBe(8000000001);
  expect(asked).toEqual([
    'PATCH https://host/v1.2/service/calls/8000000001',
    'GET https://host/v1.2/service/calls/8000000001',
  ]);
  expect(await caught(pbx.updateMonitor({ path: { id: 1 }, body: {} }))).toMatchObject({
    kind: 'status',
    status: 0,
  });
});

test.each([301, 302, 303, 307, 308])(
  'another %i is an error, and the other origin sees nothing',
  async (status) => {
    let seen = 0;
    const other = await startServer((_, response) => {
      seen += 1;
      json(response, { data: {} });
    });
    const baseUrl = await startServer((_, response) => {
      response.writeHead(status, { location: `${other}/stolen?token=hunter2` }).end();
    });
    const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
    for (const call of [pbx.getCdr({ id: 1 }), pbx.createCall({ to: '100', from: '410003' })]) {
      const error = await caught(call);
      expect(error).toMatchObject({ kind: 'status', status });
      expect(error.message).toContain(new URL(other).origin);
      expect(error.message).not.toContain('hunter2');
    }
    expect(seen).toBe(0);
  },
);

test('a Location that is relative, broken or missing', async () => {
  const answers = ['/elsewhere', 'http://', undefined];
  for (const location of answers) {
    const baseUrl = await startServer((_, response) => {
      response.writeHead(302, location === undefined ? {} : { location }).end();
    });
    const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
    expect(await caught(pbx.getCdr({ id: 1 }))).toMatchObject({ status: 302 });
  }
});
