import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TelephonyOptions } from '../../src/index.ts';
import createFetchClient from '../../src/openapi-fetch.ts';
import { caught } from '../support/caught.ts';
import { clientOf } from '../support/client.ts';
import { json, startServer } from '../support/start-server.ts';

const REFUSED: [name: string, value: unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', ' '],
  ['dot', '.'],
  ['two dots', '..'],
  ['not a number', Number.NaN],
  ['infinite', Number.POSITIVE_INFINITY],
  ['not exact', 2 ** 53],
  ['a fraction', 1.5],
  ['an empty list', []],
  ['a list with an empty value', [7, '']],
  ['a list with a hole', Array.from({ length: 2 })],
  ['a list in a list', [[7]]],
  ['an object', {}],
  ['a truth value', true],
  ['undefined as text', 'undefined'],
  ['null as text, in a list', ['7', 'null']],
  ['NaN as text', 'NaN'],
];

async function echo() {
  const urls: string[] = [];
  const baseUrl = await startServer((request, response) => {
    urls.push(request.url ?? '');
    json(response, { data: request.url });
  });
  return { urls, baseUrl, pbx: clientOf({ baseUrl }) };
}

test.each(REFUSED)('a path parameter that is %s is refused before any request', async (_, id) => {
  const { pbx, urls } = await echo();
  const error = await caught(pbx.deleteMonitors({ id } as { id: number[] }));
  expect(error).toMatchObject({ kind: 'request', operation: { method: 'DELETE', path: '/monitors/{id}' } });
  expect(error.message).toMatch(
    /^deleteMonitors \[DELETE\] \/monitors\/\{id\}: path parameter id must be text or/,
  );
  expect(urls).toEqual([]);
});

test('a slash at the end of the base address does no harm', async () => {
  const { baseUrl, urls } = await echo();
  await clientOf({ baseUrl: `${baseUrl}/` }).getCdr({ id: 4 });
  expect(urls).toEqual(['/v1.2/service/cdrs/4']);
});

test('a filter is JSON, fields are by resource, undefined is left out', async () => {
  const { pbx, urls } = await echo();
  await pbx.listCdrs({
    limit: 1,
    filter: [{ property: 'src', operator: 'like', value: 'a&b=c d+é' }],
    fields: { cdrs: 'id,calldate' },
    page: undefined as never,
  });
  const [, query = ''] = urls[0]?.split('?') ?? [];
  expect(query).not.toContain('page');
  expect(query).not.toContain('+');
  const sent = new URLSearchParams(query);
  expect(JSON.parse(sent.get('filter') ?? '')).toEqual([
    { property: 'src', operator: 'like', value: 'a&b=c d+é' },
  ]);
  expect(sent.get('fields[cdrs]')).toBe('id,calldate');
  expect(sent.get('limit')).toBe('1');
  await pbx.listCdrs({ filter: [] });
  expect(urls[1]).toBe('/v1.2/service/cdrs?filter=%5B%5D');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%s in query or body is refused', async (value) => {
  const { pbx, urls } = await echo();
  expect(await caught(pbx.listCdrs({ limit: value }))).toMatchObject({ kind: 'request' });
  const filter = [{ property: 'id', operator: 'eq', value }] as const;
  expect(await caught(pbx.listCdrs({ filter: [...filter] }))).toMatchObject({
    kind: 'request',
  });
  expect(await caught(pbx.createApiToken({ name: 'n', expiry: value }))).toMatchObject({
    kind: 'request',
    message: expect.stringContaining('expiry'),
  });
  expect(urls).toEqual([]);
});

test.each([
  [undefined, 'is not an absolute URL'],
  [null, 'is not an absolute URL'],
  ['', 'is not an absolute URL'],
  ['host/hunter2', 'is not an absolute URL'],
  ['/hunter2', 'is not an absolute URL'],
  ['localhost:3000/hunter2', 'is not an absolute URL'],
  ['https:hunter2', 'is not an absolute URL'],
  ['https:///hunter2', 'is not an absolute URL'],
  ['https://', 'is not an absolute URL'],
  ['ftp://host/hunter2', 'is not http or https'],
  ['wss://host/hunter2', 'is not http or https'],
  ['https://user:hunter2@host/v1.2', 'has credentials: pass them as auth'],
  ['https://hunter2@host/v1.2', 'has credentials: pass them as auth'],
  ['https://host/v1.2?token=hunter2', 'has a query or hash'],
  ['https://host/v1.2?', 'has a query or hash'],
  ['https://host/v1.2#hunter2', 'has a query or hash'],
  ['https://host/v1.2 /hunter2', 'is not an absolute URL'],
  ['https://host/hunter2\n', 'is not an absolute URL'],
  ['https://host:99999/hunter2', 'is not an absolute URL'],
  ['https://[hunter2]/', 'is not an absolute URL'],
])('the base address %j is refused without being quoted: it %s', (baseUrl, wrong) => {
  const expected = new TypeError(`baseUrl ${wrong}. Give one like https://host/v1.2/service`);
  expect(() => clientOf({ baseUrl: baseUrl! })).toThrow(expected);
  expect(() => createFetchClient({ baseUrl: baseUrl! })).toThrow(expected);
});

async function read(body: string, options: Partial<TelephonyOptions> = {}): Promise<unknown> {
  const fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
  return clientOf({ fetch, ...options }).listCdrs();
}

test('an integer beyond 2^53 is its digits as text, or what the option makes of it', async () => {
  const body = '{"data":[{"id":9007199254740993,"to":-12345678901234567890}],"total":9007199254740991}';
  expect(await read(body)).toEqual({
    data: [{ id: '9007199254740993', to: '-12345678901234567890' }],
    total: 9007199254740991,
  });
  expect(await read(body, { bigInteger: BigInt })).toMatchObject({
    data: [{ id: 9007199254740993n, to: -12345678901234567890n }],
  });
});

test('text, fractions and exponents stay as they are', async () => {
  const body =
    '{"a":"9007199254740993","b":0.12345678901234567,"c":1e300,"d":12345678901234567.5,"1234567890123456":1}';
  expect(await read(body)).toEqual(JSON.parse(body));
});

test('any JSON is read as JSON.parse reads it, with all integers exact', async () => {
  const small = fc.json().filter((text) => !/\d{16}/.test(text));
  const integer = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
  await fc.assert(
    fc.asyncProperty(fc.array(integer), small, async (integers, more) => {
      const body = `{"integers":[${integers.join()}],"json":${more}}`;
      const { integers: exact, json: rest } = (await read(body)) as Record<string, unknown[]>;
      expect(exact!.map(String)).toEqual(integers.map(String));
      expect(
        exact!.every(
          (value, at) => (typeof value === 'number') === Number.isSafeInteger(Number(integers[at])),
        ),
      ).toBe(true);
      expect(rest).toEqual(JSON.parse(more));
    }),
  );
});
