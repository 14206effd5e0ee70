import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { exampleOf, sendJson, serveProxy } from './support/serve-proxy.ts';

type Cdrs = { data: Record<string, unknown>[]; total: unknown };

const cdrs =
  (change: (body: Cdrs) => void): RequestListener =>
  (_request, response) => {
    const body: Cdrs = exampleOf('listCdrs');
    change(body);
    sendJson(response, body);
  };

const records =
  (change: (record: Record<string, unknown>) => void) =>
  ({ data }: Cdrs): void =>
    data.forEach(change);

describe('a response that keeps the contract', () => {
  test.each([
    ['GET /cdrs', 'listCdrs'],
    ['GET /v1.2/voice/cdrs?limit=2', 'listCdrs'],
    ['GET /cdrs/42001', 'getCdr'],
    ['GET /users', 'listUsers'],
  ])('is no finding: %s', async (line, operationId) => {
    const { proxy, ask, found } = await serveProxy((_, response) =>
      sendJson(response, exampleOf(operationId)),
    );
    expect(await (await ask(line)).json()).toEqual(exampleOf(operationId));
    expect([found(), proxy.checked()]).toEqual([[], 1]);
  });
});

describe('what a server does differently', () => {
  test.each<[string, RequestListener, string[]]>([
    [
      'a value of another type',
      cdrs(records((record) => (record['id'] = 'x'))),
      ['schema | listCdrs | 200 | body.data[].id | must be integer'],
    ],
    [
      'a required field that is missing',
      cdrs((body) => delete body.total),
      ['schema | listCdrs | 200 | body.total | is required'],
    ],
    [
      'null where it is not allowed',
      cdrs((body) => (body.total = null)),
      ['schema | listCdrs | 200 | body.total | must be integer'],
    ],
    [
      'an undeclared field, which Prism misses',
      cdrs(records((record) => (record['price'] = '1.20'))),
      ['undeclared field | listCdrs | 200 | body.data[].price | string'],
    ],
    [
      'an undeclared field of several types, each once',
      cdrs(({ data }) => data.forEach((record, index) => (record['price'] = index % 2 ? null : 7))),
      ['undeclared field | listCdrs | 200 | body.data[].price | integer or null'],
    ],
    [
      'an undeclared status, which Prism lets pass',
      (_, response) => sendJson(response, { message: 'no', errors: [] }, 418),
      ['undeclared status | listCdrs | 418 | status | 418 is not declared'],
    ],
    [
      '501, which Prism replaces',
      (_, response) => sendJson(response, {}, 501),
      ['undeclared status | listCdrs | 501 | status | 501 is not declared'],
    ],
    [
      'another content type',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      ['content type | listCdrs | 200 | Content-Type | is text/html, declared: application/json'],
    ],
    [
      'no content type, which redocly respect misses',
      (_, response) => response.writeHead(200).end(JSON.stringify(exampleOf('listCdrs'))),
      ['content type | listCdrs | 200 | Content-Type | is missing, declared: application/json'],
    ],
    [
      'a body that is not JSON',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":'),
      ['body | listCdrs | 200 | body | is not JSON'],
    ],
    [
      'no body',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(),
      ['body | listCdrs | 200 | body | is empty'],
    ],
    [
      'a body that is not compressed as it says',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}'),
      ['body | listCdrs | 200 | body | is not compressed as Content-Encoding says'],
    ],
  ])('%s', async (_, listener, expected) => {
    const { ask, found } = await serveProxy(listener);
    const response = await ask('GET /cdrs', { headers: { 'accept-encoding': 'identity' } });
    await response.arrayBuffer().catch(() => {});
    expect(found()).toEqual(expected);
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('an undeclared field in a body that is compressed with %s', async (encoding, compress) => {
    const body = { ...exampleOf('getCdr'), extra: true };
    const { ask, found } = await serveProxy((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
        .end(compress(JSON.stringify(body))),
    );
    expect(await (await ask('GET /cdrs/1')).json()).toEqual(body);
    expect(found()).toEqual(['undeclared field | getCdr | 200 | body.extra | boolean']);
  });

  test('a Location that nobody declares is passed on, reported, and not followed', async () => {
    const { ask, found } = await serveProxy((_, response) =>
      response
        .writeHead(301, { 'content-type': 'application/json', location: '/elsewhere' })
        .end(JSON.stringify(exampleOf('updateCall', '301'))),
    );
    const response = await ask('PATCH /calls/5', {
      body: JSON.stringify({ action: 'hangup' }),
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/elsewhere']);
    expect(found().filter((line) => !line.startsWith('request'))).toEqual([
      'undeclared header | updateCall | 301 | Location | is not declared, and clients follow it',
    ]);
  });
});

describe('a request that breaks the contract', () => {
  test.each([
    [
      'GET /cdrs?limt=1',
      'request | listCdrs | 200 | limt | is not a parameter of listCdrs. Did you mean limit?',
    ],
    ['GET /cdrs?limit=x', 'request | listCdrs | 200 | limit | must be integer'],
    ['GET /nowhere/447700900123?a=b', 'unknown path | - | 200 | path | is not in the contract'],
    ['DELETE /ping', 'unknown method | - | 200 | method | DELETE is not in the contract, which has GET'],
  ])('%s is passed on and reported', async (line, expected) => {
    const seen: string[] = [];
    const { ask, found } = await serveProxy((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      sendJson(response, exampleOf('listCdrs'));
    });
    expect((await ask(line)).status).toBe(200);
    expect([seen, found()]).toEqual([[line], [expected]]);
  });

  test('a body that is not JSON is passed on at once, where Prism hangs', async () => {
    let body = '';
    const { ask, found } = await serveProxy((request, response) => {
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => sendJson(response, { message: 'Validation error', errors: [] }, 400));
    });
    const headers = { 'content-type': 'application/json' };
    expect((await ask('POST /calls', { body: '{"to": 5', headers })).status).toBe(400);
    expect(body).toBe('{"to": 5');
    expect(found()).toContain('request | createCall | 400 | body | is not JSON');
  });

  test('so is one without a token', async () => {
    const { proxy, found } = await serveProxy((_, response) =>
      sendJson(response, exampleOf('listCdrs', '401'), 401),
    );
    expect((await fetch(`${proxy.url}/cdrs`)).status).toBe(401);
    expect(found()).toEqual(['request | listCdrs | 401 | security | has no credentials']);
  });
});

test('findings of one place are counted: 60 responses are one line', async () => {
  const { proxy, ask } = await serveProxy(cdrs(records((record) => (record['price'] = 1))));
  for (let round = 0; round < 2; round++)
    await Promise.all(Array.from({ length: 30 }, async () => (await ask('GET /cdrs')).text()));
  expect(proxy.findings()).toMatchObject([
    { kind: 'undeclared field', pointer: '/components/schemas/Cdr', count: 60, path: '/cdrs' },
  ]);
});

test('nothing of what was sent is in a finding', async () => {
  const secrets = [
    '447700900123',
    '62cdb7020ff920e5aa642c3d4066950dd1f01f4d',
    'hunter2',
    'alice@example.com',
  ];
  const [phone = '', token = '', password = '', mail = ''] = secrets;
  const { proxy, ask } = await serveProxy((request, response) => {
    if (request.url?.startsWith('/cdrs'))
      cdrs(({ data }) => {
        Object.assign(data[0]!, {
          [phone]: 1,
          [token]: mail,
          caller: { [mail]: password },
          id: phone,
          calldate: password,
        });
      })(request, response);
    else sendJson(response, { message: password, errors: phone, [token]: mail }, 400);
  });
  const headers = { 'content-type': 'application/json' };
  await (await ask(`GET /cdrs?filter[0][property]=${phone}&filter[0][value]=${mail}`)).text();
  await (await ask(`GET /cdrs?filter=${password}${phone}&limit=${password}&sort=${mail}`)).text();
  await (await ask(`GET /cdrs?${phone}=1&${token}=2&${mail}=3`)).text();
  await (await ask(`GET /some/${phone}/${token}/${mail}?token=${token}`)).text();
  for (const body of [
    `${phone}${password}`,
    `{"to": {"${mail}": "${phone}"}, "${phone}": "${password}"}`,
    `"${password}"`,
  ])
    await (await ask('POST /calls', { body, headers })).text();
  await (await ask(`GET /cdrs/${password}`, { headers: { 'x-auth-token': token } })).text();
  const text = JSON.stringify(proxy.findings());
  expect(proxy.findings().length).toBeGreaterThan(12);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('a rule of the control plane fails a request before the server sees it, and is no finding', async () => {
  let seen = 0;
  const { proxy, ask, found } = await serveProxy((_, response) => {
    seen++;
    sendJson(response, exampleOf('listCdrs'));
  });
  proxy.rules.add({
    operation_id: 'listCdrs',
    sequence: [{ code: 503 }, { fault: 'reset' }, { fault: 'truncate' }, { fault: 'garbage' }, { delay: 50 }],
  });
  expect((await ask('GET /cdrs')).status).toBe(503);
  expect(seen).toBe(0);
  await expect(ask('GET /cdrs')).rejects.toThrow('fetch failed');
  await expect(ask('GET /cdrs').then((response) => response.text())).rejects.toThrow('terminated');
  await expect(ask('GET /cdrs').then((response) => response.json())).rejects.toThrow(SyntaxError);
  expect((await ask('GET /cdrs')).status).toBe(200);
  expect([seen, found()]).toEqual([4, []]);
});

test('GET /_mock/findings shows them, and DELETE forgets them', async () => {
  const { proxy, ask } = await serveProxy(cdrs(records((record) => (record['price'] = 1))));
  await (await ask('GET /cdrs')).text();
  expect(await (await fetch(`${proxy.url}/_mock/findings`)).json()).toMatchObject({
    data: [{ operation_id: 'listCdrs', kind: 'undeclared field', count: 1, place: 'body.data[].price' }],
    total: 1,
    checked: 1,
    missing: [],
  });
  expect(await (await fetch(`${proxy.url}/_mock/requests`)).json()).toMatchObject({ total: 1 });
  expect((await fetch(`${proxy.url}/_mock/findings`, { method: 'DELETE' })).status).toBe(204);
  expect(proxy.findings()).toEqual([]);
  const foreign = { headers: { origin: 'https://evil.example' } };
  expect((await fetch(`${proxy.url}/_mock/findings`, foreign)).status).toBe(403);
});
