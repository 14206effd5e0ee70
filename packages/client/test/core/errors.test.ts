import { expect, test, vi } from 'vitest';
import {
  isForbidden,
  isLoginRefused,
  isNoPhoneOnline,
  isNotFound,
  isRateLimited,
  isTelephonyError,
  isUnauthorized,
  mayHaveActed,
  session,
  TelephonyError,
} from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { clientOf, returning } from '../support/client.ts';
import { json, startServer } from '../support/start-server.ts';

async function answering(status: number, body: string | undefined, headers: Record<string, string> = {}) {
  const baseUrl = await startServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  return clientOf({ baseUrl, retries: 0 });
}

const id = { id: 42 };

test('a refusal has status, message, field errors, operation, address and response', async () => {
  const taken = { field: 'name', message: 'Taken', code: 'SF0010' };
  const errors = [taken, 'plain', null, { field: 'to' }, { message: 7, code: null }, {}, []];
  const pbx = await answering(404, JSON.stringify({ message: 'Resource not found', errors }));
  const error = await caught(pbx.getCdr(id));
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
    const error = await caught(pbx.getCdr(id));
    expect(error).toMatchObject({ kind: 'status', status, fieldErrors: [] });
    expect(error.message).toMatch(new RegExp(`^getCdr \\[GET\\] /cdrs/\\{id\\}: ${status} [A-Z][a-z]+`));
    const raw = await pbx.raw.getCdr(id);
    expect([raw.data, raw.error?.status, raw.response?.status]).toEqual([undefined, status, status]);
  }
});

test('a refusal whose body breaks off keeps the status and the cause', async () => {
  const baseUrl = await startServer((_, response) => {
    response.writeHead(403, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"message":');
    setTimeout(() => response.destroy(), 20);
  });
  const error = await caught(clientOf({ baseUrl }).getCdr(id));
  expect(error).toMatchObject({ kind: 'status', status: 403, cause: expect.any(Error) });
});

test.each(['application/json; charset=utf-8', 'application/hal+json', undefined])(
  'the type %s is JSON',
  async (type) => {
    const baseUrl = await startServer((_, response) => {
      response.writeHead(200, type ? { 'content-type': type } : {}).end('{"data":{"id":42},"links":{}}');
    });
    expect((await clientOf({ baseUrl }).getCdr(id)).data.id).toBe(42);
  },
);

test.each([
  [202, 'text/html'],
  [204, 'application/json'],
  [200, 'application/json'],
])('an empty %i of type %s is undefined where no body is needed', async (status, type) => {
  const pbx = await answering(status, '', { 'content-type': type });
  expect(await pbx.deleteMonitors({ id: [1] })).toBeUndefined();
  const raw = await pbx.raw.deleteMonitors({ id: [1] });
  expect(raw).toMatchObject({ data: undefined, error: undefined, response: { status } });
});

test('unknown fields are kept', async () => {
  const body = { data: { id: 42, unheard_of: [1] }, links: {}, more: 1 };
  expect(await (await answering(200, JSON.stringify(body))).getCdr(id)).toEqual(body);
});

test('no server: kind network, with the cause', async () => {
  const pbx = clientOf({ baseUrl: 'http://127.0.0.1:9', retries: 0 });
  const error = await caught(pbx.getCdr(id));
  expect(error).toMatchObject({ kind: 'network', status: undefined, cause: expect.any(TypeError) });
  expect((await pbx.raw.getCdr(id)).response).toBeUndefined();
});

test('each helper recognizes one kind of refusal', async () => {
  const refused = (status: number, message = 'No') =>
    caught(clientOf({ fetch: returning({ message }, status), retries: 0 }).getCdr(id));
  expect(isUnauthorized(await refused(401))).toBe(true);
  expect(isForbidden(await refused(403))).toBe(true);
  expect(isNotFound(await refused(404))).toBe(true);
  expect(isNoPhoneOnline(await refused(412))).toBe(true);
  const rate = await refused(400, 'Maximum per minute call rate exceeded for this account');
  expect(isRateLimited(rate)).toBe(true);
  expect(isRateLimited(await refused(429))).toBe(true);
  expect(isRateLimited(await refused(400, 'DDI not found'))).toBe(false);
  for (const is of [isUnauthorized, isForbidden, isNotFound, isNoPhoneOnline, isRateLimited])
    for (const other of [new Error('401'), undefined]) expect(is(other)).toBe(false);
});

test('the guard works across copies of the package', async () => {
  const error = await caught((await answering(404, '{}')).getCdr(id));
  vi.resetModules();
  const copy = await import('../../src/index.ts');
  expect(copy.TelephonyError).not.toBe(TelephonyError);
  expect(error).not.toBeInstanceOf(copy.TelephonyError);
  expect(copy.isTelephonyError(error)).toBe(true);
  expect(copy.isNotFound(error)).toBe(true);
  for (const other of [new Error('no'), null, undefined, 'TelephonyError', { kind: 'status' }])
    expect(isTelephonyError(other)).toBe(false);
});

const dial = { from: '410003', to: '447700900456' };
const asJson = { 'content-type': 'application/json' };
const responding = (fetch: () => Promise<Response>) => clientOf({ fetch, timeoutMs: 50 });
const never = () => new Promise<never>(() => {});

test.each<[string, () => Promise<Response>, string]>([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ['no response', never, 'timeout'],
  ['half of JSON', async () => new Response('{"data":', { status: 201, headers: asJson }), 'body'],
  [
    'a web page',
    async () => new Response('<html>', { status: 201, headers: { 'content-type': 'text/html' } }),
    'content-type',
  ],
  ['a gateway in trouble', async () => new Response('', { status: 502 }), 'status'],
  ['a redirect', async () => new Response('', { status: 307, headers: { location: '/' } }), 'status'],
])('a POST may have acted: %s', async (_, respond, kind) => {
  const pbx = responding(respond);
  const error = await caught(pbx.createCall(dial));
  expect(error.kind).toBe(kind);
  expect(mayHaveActed(error)).toBe(true);
  expect(mayHaveActed(await caught(pbx.listCalls({}, { retries: 0 })))).toBe(false);
});

test('a POST was refused only with a status of the contract, or a 429', async () => {
  const refusals: number[] = [];
  for (let status = 400; status < 600; status += 1) {
    const error = await caught(responding(returning({ message: 'No' }, status)).createCall(dial));
    expect(error).toMatchObject({ kind: 'status', status });
    if (!mayHaveActed(error)) refusals.push(status);
  }
  expect(refusals).toEqual([400, 401, 403, 404, 412, 429]);
});

test('an aborted POST may have acted; a refused one, or one that was never sent, has not', async () => {
  const aborted = responding(never).createCall(dial, { signal: AbortSignal.timeout(10) });
  expect(mayHaveActed(await caught(aborted))).toBe(true);
  const pbx = responding(returning({ message: 'No' }, 400));
  expect(mayHaveActed(await caught(pbx.createCall(dial)))).toBe(false);
  const wrong: object = { retrys: 1 };
  expect(mayHaveActed(await caught(pbx.createCall(dial, wrong)))).toBe(false);
  expect(mayHaveActed(new Error('of something else'))).toBe(true);
});

test('a refused login differs from a rejected token', async () => {
  const fetch = async (url: string) =>
    returning({ message: 'E-mail and/or password is invalid' }, url.endsWith('/login') ? 400 : 401)();
  const auth = session({ email: 'mei.lindqvist@harbourlane.example', password: 'wrong' });
  expect(isLoginRefused(await caught(clientOf({ fetch, auth }).listCalls()))).toBe(true);
  expect(isLoginRefused(await caught(clientOf({ fetch }).listCalls()))).toBe(false);
  expect(isLoginRefused(new Error('400'))).toBe(false);
});

const change = { id: 8000000001, dst: '100' };

test('301 with a body is the success of PATCH /calls/{id}, sent once, and a Location is not followed', async () => {
  const requests: string[] = [];
  const baseUrl = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (requests.length > 1) response.setHeader('location', 'http://127.0.0.1:9/');
    json(response, { data: { id: 8000000001 }, links: {} }, 301);
  });
  const pbx = clientOf({ baseUrl });
  expect((await pbx.updateCall(change)).data.id).toBe(8000000001);
  expect(await pbx.raw.updateCall(change)).toMatchObject({ error: undefined });
  expect(requests).toEqual(Array(2).fill('PATCH /v1.2/service/calls/8000000001'));
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
    const type = body?.startsWith('<') ? 'text/html' : 'application/json';
    const pbx = await answering(301, body, { location: 'https://host/calls/1', 'content-type': type });
    const error = await caught(pbx.updateCall(change));
    expect(error).toMatchObject({ kind, status: 301, message: expect.stringContaining(message) });
    expect(mayHaveActed(error)).toBe(true);
    expect((await pbx.raw.updateCall(change)).error).toMatchObject({ kind });
  },
);

test('a browser hides that response, so the call is read', async () => {
  const requests: string[] = [];
  const pbx = clientOf({
    fetch: async (url, { method, body }) => {
      requests.push(`${method} ${url}`);
      expect(body === null).toBe(method === 'GET');
      if (method === 'GET') return Response.json({ data: { id: 8000000001 }, links: {} });
      return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    },
  });
  expect((await pbx.updateCall(change)).data.id).toBe(8000000001);
  expect(requests).toEqual([
    'PATCH https://host/v1.2/service/calls/8000000001',
    'GET https://host/v1.2/service/calls/8000000001',
  ]);
  const hidden = await caught(pbx.updateMonitor({ id: 1 }));
  expect(hidden).toMatchObject({ kind: 'status', status: 0 });
});

test.each([301, 302, 303, 307, 308])(
  'another %i is an error, and the other origin sees nothing',
  async (status) => {
    let seen = 0;
    const other = await startServer((_, response) => {
      seen += 1;
      json(response, { data: {} });
    });
    const pbx = await answering(status, undefined, { location: `${other}/stolen?token=hunter2` });
    for (const call of [pbx.getCdr({ id: 1 }), pbx.createCall(dial)]) {
      const error = await caught(call);
      expect(error).toMatchObject({ kind: 'status', status });
      expect(error.message).toContain(new URL(other).origin);
      expect(error.message).not.toContain('hunter2');
    }
    expect(seen).toBe(0);
  },
);

test.each(['/elsewhere', 'http://', undefined])('a redirect to %s is an error', async (location) => {
  const pbx = await answering(302, undefined, location === undefined ? {} : { location });
  expect(await caught(pbx.getCdr({ id: 1 }))).toMatchObject({ status: 302 });
});
