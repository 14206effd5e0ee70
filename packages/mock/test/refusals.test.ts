import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';

const mock = useMock();

describe('401', () => {
  test.each([
    ['no token', {}],
    ['an empty token', { 'x-auth-token': '' }],
    ['a bearer token, which the platform does not know', { authorization: 'Bearer abc' }],
  ])('for %s', async (_, headers) => {
    const { status, json } = await ask(mock.url, 'GET /cdrs', { anonymous: true, headers });
    expect({ status, json }).toEqual({
      status: 401,
      json: { message: 'Authentication failed: token does not exist', errors: [] },
    });
  });

  test('goes before everything else that is wrong, and before what was preferred', async () => {
    const wrong = { anonymous: true, body: '{', headers: { prefer: 'code=999' } };
    expect((await ask(mock.url, 'POST /calls?limit=x', wrong)).status).toBe(401);
    const preferred = { anonymous: true, headers: { prefer: 'code=404' } };
    expect((await ask(mock.url, 'GET /cdrs/5', preferred)).status).toBe(401);
  });

  test('is not answered to HTTP Basic, nor where no token is needed', async () => {
    const authorization = `Basic ${Buffer.from('410002:token').toString('base64')}`;
    expect((await ask(mock.url, 'GET /cdrs', { anonymous: true, headers: { authorization } })).status).toBe(
      200,
    );
    const body = { username: 'a@example.com', password: 'secret' };
    expect((await ask(mock.url, 'POST /login', { anonymous: true, body })).status).not.toBe(401);
  });
});

describe('400 names what was wrong', () => {
  test.each<[string, unknown, object[]]>([
    ['POST /calls', {}, [{ field: 'to', message: 'is required' }]],
    ['POST /calls', { to: 5, from: '1' }, [{ field: 'to', message: 'must be string' }]],
    ['POST /calls', { to: '1', from: '2', tp: '3' }, [{ field: 'tp', message: 'is not a known field' }]],
    [
      'POST /calls',
      '{"to": "1", "from": "2", "__proto__": {"x": 1}}',
      [{ field: '__proto__', message: 'is not a known field' }],
    ],
    ['POST /calls', [], [{ field: 'body', message: 'must be object' }]],
    ['POST /calls', '0', [{ field: 'body', message: 'must be object' }]],
    ['POST /calls', 'null', [{ field: 'body', message: 'must be object' }]],
    ['POST /calls', undefined, [{ field: 'body', message: 'is required' }]],
    ['PATCH /users', [{ id: 1 }, { id: 'a' }], [{ field: 'id', message: '[1].id must be integer' }]],
    ['GET /cdrs?limit=5001', undefined, [{ field: 'limit', message: 'must be <= 5000' }]],
    ['GET /cdrs?limit=1&limit=2', undefined, [{ field: 'limit', message: 'must be given once' }]],
    [
      'GET /cdrs?limit=x&page=%zz',
      undefined,
      [
        { field: 'page', message: 'must be integer' },
        { field: 'limit', message: 'must be integer' },
      ],
    ],
  ])('%s %j', async (line, body, errors) => {
    const { status, json } = await ask(mock.url, line, { body });
    expect({ status, ...json }).toEqual({
      status: 400,
      message: 'Validation error',
      errors: errors.map((error) => ({ ...error, code: 'SF0010' })),
    });
  });

  test.each(['{', '{"to": "1",}', '\u0000', 'to=1', '{"a":1}{'])(
    'a body that is not JSON: %j',
    async (body) => {
      const { status, json } = await ask(mock.url, 'POST /calls', { body });
      expect([status, json.message]).toEqual([400, expect.stringMatching(/^The body is not JSON: /)]);
      expect(json.errors).toEqual([{ field: 'body', message: expect.stringMatching(/^is not JSON: /) }]);
    },
  );

  test('a body that is not UTF-8', async () => {
    const body = new Blob([Buffer.from([0x22, 0xff, 0xfe, 0x22])]);
    const { status, json } = await ask(mock.url, 'POST /calls', { body });
    expect([status, json.message]).toEqual([400, expect.stringContaining('not JSON')]);
  });

  test('a body that is nested two million deep', async () => {
    const body = '['.repeat(2e6) + ']'.repeat(2e6);
    expect((await ask(mock.url, 'POST /calls', { body })).status).toBe(400);
  });
});

describe('415', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'garbage', ';;;', ''])(
    'for %j',
    async (type) => {
      const { status, json } = await ask(mock.url, 'POST /calls', {
        body: '{}',
        headers: { 'content-type': type },
      });
      expect([status, json.message]).toEqual([415, expect.stringContaining('send application/json')]);
      expect(json.errors).toEqual([{ field: 'Content-Type', message: 'must be application/json' }]);
    },
  );

  test('for a compressed body', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const { status, json } = await ask(mock.url, 'POST /calls', {
      body: new Blob([gzipSync('{}')]),
      headers,
    });
    expect([status, json.message]).toEqual([415, 'The body is gzip: send it as it is.']);
  });

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/vnd.api+json'])(
    'not for %s, nor where there is no body',
    async (type) => {
      const body = { to: '447700900456', from: '410003' };
      expect((await ask(mock.url, 'POST /calls', { body, headers: { 'content-type': type } })).status).toBe(
        201,
      );
      expect((await ask(mock.url, 'GET /cdrs/5', { headers: { 'content-type': 'garbage' } })).status).toBe(
        200,
      );
    },
  );
});

test('413 for a body of more than 10 MiB, read by a client that sends all of it first', async () => {
  const { status, json } = await ask(mock.url, 'POST /calls', { body: 'x'.repeat(11 * 1024 * 1024) });
  expect({ status, ...json }).toEqual({
    status: 413,
    message: 'The body is larger than 10485760 bytes.',
    errors: [{ field: 'body', message: 'is larger than 10485760 bytes' }],
  });
});

test.each([';;;', '', ',', 'garbage'])('Accept: %j is not one, and changes nothing', async (accept) => {
  const { status, json } = await ask(mock.url, 'GET /cdrs/5', { headers: { accept } });
  expect([status, json.data.id]).toEqual([200, 42001]);
});

test('Accept changes neither an error nor a response without a body', async () => {
  const headers = { accept: 'text/html' };
  expect((await ask(mock.url, 'DELETE /calls/5', { headers })).status).toBe(204);
  const missing = await ask(mock.url, 'GET /cdrs/5?__code=404', { headers });
  expect([missing.status, missing.json.errors]).toEqual([404, []]);
  expect((await ask(mock.url, 'GET /cdrs?limit=x', { headers })).status).toBe(400);
});

test('names of Object members in the query are unknown like others, and change nothing', async () => {
  const line = 'GET /cdrs?__proto__=1&constructor=2&fields[__proto__][x]=1&toString&limit=2';
  const { status, json } = await ask(mock.url, line);
  const fields = json.errors.map(({ field }: { field: string }) => field);
  expect([status, fields]).toEqual([400, expect.arrayContaining(['__proto__', 'constructor', 'toString'])]);
  expect((await ask(mock.url, 'GET /cdrs?fields[__proto__]=x&limit=2')).status).toBe(200);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
