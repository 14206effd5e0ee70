import { describe, expect, test } from 'vitest';
import { readContract } from '@telephony/contract';
import { ask } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';

const plainMock = useMock();

test('GET / says in plain text what this is and where to go on, to browsers too', async () => {
  for (const accept of ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
    const { status, headers, text } = await ask(plainMock.url, 'GET /', {
      anonymous: true,
      headers: { accept },
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Mock of the /);
    expect(text).toContain(`${plainMock.url}/v1.2/<service>`);
    expect(text).toContain(`curl ${plainMock.url}/_mock/help`);
    expect(text).toContain('X-Auth-Token');
  }
});

test('/_mock/help has a request by curl for each operation of the control plane', async () => {
  const { headers, text } = await ask(plainMock.url, 'GET /_mock/help', { anonymous: true });
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const { json } = await ask(plainMock.url, 'GET /_mock/openapi.json', { anonymous: true });
  const { operations } = readContract(json);
  expect(text.match(/^curl .*$/gm)).toHaveLength(operations.length);
  expect(text).toContain(`\ncurl ${plainMock.url}/_mock/requests\n`);
  const [, body = ''] = /^curl \S+\/rules -d '(.*)'$/m.exec(text) ?? [];
  const created = await fetch(`${plainMock.url}/_mock/rules`, { method: 'POST', body });
  expect(created.status).toBe(201);
  await ask(plainMock.url, 'DELETE /_mock/rules', { anonymous: true });
});

test('other methods of the root are 405', async () => {
  const { status, headers } = await ask(plainMock.url, 'POST /', { body: {} });
  expect([status, headers.get('allow')]).toEqual([405, 'GET']);
});

const mock = useMock({ basePath: '/own/api/' });

const operationOf = async (line: string) => {
  mock.clear();
  const { status } = await ask(mock.url, line);
  return { status, operation: mock.requests[0]?.operationId };
};

describe('an operation answers under', () => {
  test.each([
    ['the bare origin', ''],
    ['version and service', '/v1.2/voice'],
    ['the older version', '/v1.1/voice'],
    ['any service name', '/v1.2/harbour-lane'],
    ['the version alone, as the linking of webhooks has it', '/v1.1'],
    ['a prefix of its own', '/own/api'],
  ])('%s', async (_, base) => {
    expect(await operationOf(`GET ${base}/calls`)).toEqual({ status: 200, operation: 'listCalls' });
  });
});

test('a version alone is not taken for a service that is called like a resource', async () => {
  expect(await operationOf('GET /v1.1/calltracking/cdrs')).toEqual({
    status: 200,
    operation: 'listCallTrackingCdrs',
  });
  // `/cdrs` could be deleted, and must not be.
  expect(await operationOf('DELETE /v1.1/calltracking/cdrs')).toEqual({ status: 405, operation: undefined });
});

test.each([
  ['/v1.3/voice/calls', '/calls'],
  ['/v1.2/voice', undefined],
  ['/v1.2/voice/nowhere', undefined],
  ['/v1.2/voice/user/5/call', '/users/{id}/calls'],
  ['/Calls', '/calls'],
  ['/calls/', '/calls'],
  ['//calls', '/calls'],
  ['/calls/5/', '/calls/{id}'],
  ['/%2Fcalls', undefined],
])('unknown path %s is 404, with the nearest one: %s', async (path, nearest) => {
  const { status, json } = await ask(mock.url, `GET ${path}`);
  expect({ status, ...json }).toEqual({
    status: 404,
    message: `${path} is not a path of the contract.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    errors: [],
  });
});

test('a wrong method is 405, with the methods that the path takes', async () => {
  const { status, headers, json } = await ask(mock.url, 'PUT /monitors/5');
  expect({ status, allow: headers.get('allow'), json }).toEqual({
    status: 405,
    allow: 'GET, PATCH, DELETE',
    json: { message: '/monitors/5 does not support PUT. Supported: GET, PATCH, DELETE.', errors: [] },
  });
});

test('OPTIONS says the methods, HEAD answers as GET without the body', async () => {
  const options = await ask(mock.url, 'OPTIONS /monitors/5');
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, PATCH, DELETE']);
  const get = await ask(mock.url, 'GET /cdrs/5');
  const head = await ask(mock.url, 'HEAD /cdrs/5');
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    200,
    '',
    String(Buffer.byteLength(get.text)),
  ]);
});

describe('a list of ids', () => {
  test.each(['/monitors/7001', '/monitors/7001,7002', '/monitors/7001%2C7002'])(
    'DELETE %s is taken',
    async (path) => {
      expect(await operationOf(`DELETE ${path}`)).toEqual({ status: 204, operation: 'deleteMonitors' });
    },
  );

  test.each([
    ['/monitors/1,x', [{ field: 'id', message: 'id[1] must be integer' }]],
    ['/monitors/1,', [{ field: 'id', message: 'id[1] must not be empty' }]],
    [
      '/monitors/,',
      [
        { field: 'id', message: 'id[0] must not be empty' },
        { field: 'id', message: 'id[1] must not be empty' },
      ],
    ],
  ])('DELETE %s is 404, which is declared for it, and says why', async (path, errors) => {
    const { status, json } = await ask(mock.url, `DELETE ${path}`);
    expect({ status, errors: json.errors }).toMatchObject({ status: 404, errors });
  });

  test('that is empty is no address, and never that of the whole collection', async () => {
    expect(await operationOf('DELETE /monitors/')).toEqual({ status: 404, operation: undefined });
    expect(await operationOf('GET /v1.2/monitors/')).toEqual({ status: 404, operation: undefined });
  });
});

test.each(['x', '1e3', '0x10', '5.5', '%205', '7001,7002'])(
  'GET /cdrs/%s is 404, which is declared for it, and says why',
  async (id) => {
    const { status, json } = await ask(mock.url, `GET /cdrs/${id}`);
    expect({ status, ...json }).toEqual({
      status: 404,
      message: 'Validation error',
      errors: [{ field: 'id', message: 'must be integer', code: 'SF0010' }],
    });
  },
);

test('a token with a slash is one path parameter', async () => {
  expect(await operationOf('DELETE /apitokens/a%2Fb')).toEqual({ status: 200, operation: 'deleteApiToken' });
});
