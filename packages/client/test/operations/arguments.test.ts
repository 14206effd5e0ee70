import type { Operation } from '@telephony/contract';
import { assert, asyncProperty, constant, constantFrom, dictionary, record, string } from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  createTelephony,
  getCdr,
  getMe,
  isTelephonyError,
  listCdrs,
  operations,
  ping,
  type RawResult,
} from '../../src/index.ts';
import { BASE_URL, clientOf, returning } from '../support/client.ts';
import { caught } from '../support/caught.ts';
import { contract } from '../support/contract.ts';

const client = (body: unknown, status = 200) => clientOf({ retries: 0, fetch: returning(body, status) });

test('a method can be replaced, as a spy and by assignment', async () => {
  const pbx = client({});
  const spy = vi.spyOn(pbx, 'listCdrs').mockResolvedValue({ data: [], total: 7 });
  expect((await pbx.listCdrs({ limit: 1 })).total).toBe(7);
  expect(spy).toHaveBeenCalledWith({ limit: 1 });
  pbx.getCdr = async () => ({ data: { id: 2 }, links: {} });
  expect((await pbx.getCdr({ id: 42 })).data.id).toBe(2);
});

test('only chosen operations are methods, and nothing else is', async () => {
  const fetch = returning({ data: { id: 3 } });
  const pbx = createTelephony({ baseUrl: BASE_URL, operations: { getCdr }, fetch });
  expect((await pbx.getCdr({ id: 3 })).data.id).toBe(3);
  expect((await listCdrs(pbx)).data).toEqual({ id: 3 });
  for (const name of ['listCdrs', 'then', 'toString', 'constructor'])
    expect(Object.hasOwn(operations, name) && Reflect.get(pbx, name)).toBeFalsy();
  expect(await Promise.resolve(pbx)).toBe(pbx);
  expect(Object.keys(pbx)).not.toContain('listCdrs');
});

test('the result style has the methods too', async () => {
  const { data, error, response } = await client({ data: { id: 4 } }).raw.getCdr({ id: 4 });
  expect([data?.data.id, error, response?.status]).toEqual([4, undefined, 200]);
  const refused = await client({ message: 'no' }, 404).raw.getCdr({ id: 4 });
  expect(refused.error).toMatchObject({ status: 404, operation: { operationId: 'getCdr' } });
  expect(refused.error?.message).toMatch(/^getCdr \[GET\] \/cdrs\/\{id\}: 404 /);
});

test.each([
  [{ data: { response: 'Pong' } }, { data: { response: 'Pong' } }],
  [{ message: 'Pong' }, { data: { response: 'Pong' } }],
])('ping has one form, of %j', async (body, expected) => {
  expect(await ping(client(body))).toEqual(expected);
  expect(await client(body).raw.ping()).toMatchObject({ data: expected, error: undefined });
});

test('getMe has one form', async () => {
  for (const body of [{ data: { id: '410003' } }, { id: '410003' }]) {
    expect((await getMe(client(body))).data.id).toBe('410003');
    const raw: RawResult<{ data: { id: string | number } }> = await client(body).raw.getMe();
    expect(raw.data?.data.id).toBe('410003');
  }
  const refused = await client({}, 401).raw.getMe();
  expect(isTelephonyError(refused.error)).toBe(true);
});

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(returning({ data: [], total: 0 }));
const pbx = clientOf({ fetch });

const untyped = (name: string, ...args: unknown[]): Promise<unknown> =>
  (Reflect.get(pbx, name) as (...args: unknown[]) => Promise<unknown>)(...args);

async function sentBy(name: string, args: object) {
  fetch.mockClear();
  await untyped(name, args);
  const [url, { method, body }] = fetch.mock.lastCall!;
  return { url, method, body };
}

const fieldsOf = ({ body }: Operation) =>
  Object.keys((body?.schema && contract.resolve(body.schema).properties) ?? {});

const flat = contract.operations
  .filter(({ method, path }) => method !== 'delete' && !/\.[^/}]+$/.test(path))
  .map((operation) => ({ operation, fields: fieldsOf(operation) }))
  .filter(({ operation: { body }, fields }) => !body || fields.length > 0);

const parts = constantFrom(...flat).chain(({ operation, fields }) => {
  const some = (names: string[]) =>
    names.length > 0 ? dictionary(constantFrom(...names), string({ minLength: 1 })) : constant({});
  const names = (list: typeof operation.parameters) => list.map(({ name }) => name);
  return record({
    name: constant(operation.operationId),
    path: constant(Object.fromEntries(names(operation.pathParameters).map((name) => [name, 7]))),
    query: some(names(operation.queryParameters)),
    body: operation.body ? some(fields) : constant(undefined),
  });
});

test('most operations with a body are among these', () => {
  expect(flat.filter(({ operation }) => operation.body).length).toBeGreaterThan(30);
});

test('one object is divided into path, query and body', async () => {
  await assert(
    asyncProperty(parts, async ({ name, path, query, body }) => {
      // In any order.
      const sent = await sentBy(name, { ...body, ...query, ...path });
      const operation = contract.operationsById.get(name)!;
      const { origin, pathname, searchParams } = new URL(sent.url);
      expect(origin + pathname).toBe(BASE_URL + operation.path.replaceAll(/\{\w+\}/g, '7'));
      expect(Object.fromEntries(searchParams)).toEqual(query);
      expect(sent.method).toBe(operation.method.toUpperCase());
      expect(sent.body ?? undefined).toEqual(body && JSON.stringify(body));
    }),
    { numRuns: 300 },
  );
});

test('an open body is an argument of its own, beside the parameters', async () => {
  expect(await sentBy('updateQueueGroup', { id: 7, body: { pin: 1 } })).toMatchObject({
    url: `${BASE_URL}/queuegroups/7`,
    body: '{"pin":1}',
  });
});

test.each<[string, unknown[], string]>([
  ['getCdr', [{ ID: 42 }], 'unknown parameter ID. Did you mean id? There is id'],
  ['getCdr', [{ id: 42, timeoutMs: 5 }], 'unknown parameter timeoutMs'],
  ['getCdr', [{ id: 42 }, { timeout: 5 }], 'unknown option timeout. Did you mean timeoutMs?'],
  ['getCdr', [{ path: { id: 42 } }], 'unknown parameter path. There is id'],
  ['listCdrs', [{ limti: 5 }], 'unknown parameter limti. Did you mean limit?'],
  ['listCdrs', [{ query: { limit: 5 } }], 'unknown parameter query'],
  ['listCdrs', [{}, { limit: 5 }], 'unknown option limit. There is headers, signal'],
  ['listCdrs', [{ limit: NaN }], 'limit must be finite, not NaN'],
  ['listCdrs', [{ filter: { property: 'id', operator: 'gt', value: -Infinity } }], 'value must be finite'],
  ['createCall', [{ from: '1', to: '2', timeoutMs: 5 }], 'unknown parameter timeoutMs'],
  ['createCall', [{}, { data: {} }], 'unknown option data'],
  ['updateContact', [{ id: 7, body: { first_name: 'A' } }], 'unknown parameter body'],
  ['updateQueueGroup', [{ id: 7, pin: 1 }], 'unknown parameter pin'],
  ['updateContact', [{ first_name: 'A' }], 'path parameter id must be'],
  ['deleteMonitors', [{ id: [] }], 'path parameter id must be text or an exact number, not empty'],
  ['deleteMonitors', [{}], 'path parameter id must be'],
  ['deleteContacts', [{ id: [[]] }], 'path parameter id must be text or an exact number, not empty'],
  ['deleteAllMonitors', [{ id: [7001] }], 'unknown option id'],
  ['deleteAllMonitors', [{ path: { id: [7001] } }], 'unknown path parameter id. There is none'],
  ['ping', [{ limit: 1 }], 'unknown option limit'],
  ['downloadMonitorMp3', [{ ID: 7 }], 'unknown parameter ID. Did you mean id?'],
  ['getContact', [{ id: [7] }], 'this takes no list. Did you mean a call for each?'],
  ['deleteCall', [{ id: [7, 8] }], 'this takes no list. Did you mean'],
  ['createContact', [[{ first_name: 'A' }]], 'this takes no list. Did you mean'],
  ['createSms', [[{ to: '447700900456' }]], 'this takes no list. Did you mean'],
  ['bulkUpdateContacts', [{ id: 7, group_id: 2 }], 'this takes a list. Did you mean [{ … }]?'],
])('%s with %j is refused before anything is sent', async (name, args, message) => {
  fetch.mockClear();
  expect(await caught(untyped(name, ...args))).toMatchObject({
    kind: 'request',
    message: expect.stringContaining(message),
    operation: { operationId: name },
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('one or many that can mean one thing only are sent as that', async () => {
  expect(await sentBy('deleteContacts', { id: 5 })).toMatchObject({
    url: expect.stringMatching(/\/contacts\/5$/),
  });
  const condition = { property: 'type', operator: 'eq', value: 'M' };
  const one = await sentBy('listCdrs', {
    filter: condition,
    include: ['users'],
    fields: { cdrs: ['id', 'src'] },
  });
  const many = await sentBy('listCdrs', {
    filter: [condition],
    include: 'users',
    fields: { cdrs: 'id,src' },
  });
  expect(one).toEqual(many);
});

test('options are in the second argument', async () => {
  fetch.mockClear();
  await pbx.listCdrs({ limit: 5 }, { headers: { 'x-trace': '1' }, timeoutMs: 1000 });
  await listCdrs(pbx, undefined, { headers: { 'x-trace': '1' } });
  await pbx.deleteAllMonitors({ confirm: 'all', headers: { 'x-trace': '1' } });
  for (const [, { headers }] of fetch.mock.calls) expect(new Headers(headers).get('x-trace')).toBe('1');
  const aborted = caught(getCdr(pbx, { id: 1 }, { signal: AbortSignal.abort() }));
  expect(await aborted).toMatchObject({ kind: 'abort', operation: { operationId: 'getCdr' } });
});

test('null instead of arguments rejects, and is the error of raw', async () => {
  fetch.mockClear();
  expect(await caught(untyped('getCdr', null))).toMatchObject({ kind: 'request' });
  const remove: (args: never) => Promise<unknown> = pbx.raw.deleteMonitors;
  expect(await remove(null as never)).toMatchObject({ error: { kind: 'request' } });
  expect(fetch).not.toHaveBeenCalled();
});
