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
import { caught } from '../support/caught.ts';

const baseUrl = 'https://host/v1.2/service';
const client = (body: unknown, status = 200) =>
  createTelephony({ baseUrl, retries: 0, operations, fetch: async () => Response.json(body, { status }) });

test('a method can be replaced, as a spy and by assignment', async () => {
  const pbx = client({});
  const spy = vi.spyOn(pbx, 'listCdrs').mockResolvedValue({ data: [], total: 7 });
  expect((await pbx.listCdrs({ limit: 1 })).total).toBe(7);
  expect(spy).toHaveBeenCalledWith({ limit: 1 });
  pbx.getCdr = async () => ({ data: { id: 2 }, links: {} });
  expect((await pbx.getCdr({ id: 42 })).data.id).toBe(2);
});

test('only chosen operations are methods, and nothing else is', async () => {
  const pbx = createTelephony({
    baseUrl,
    operations: { getCdr },
    fetch: async () => Response.json({ data: { id: 3 } }),
  });
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

test('an error has the name of the operation that was called by name', async () => {
  const pbx = client({ message: 'no' }, 404);
  const named = await caught(pbx.getCdr({ id: 4 }));
  expect(named.operation).toEqual({ method: 'GET', path: '/cdrs/{id}', operationId: 'getCdr' });
  const file = await caught(pbx.downloadMonitorMp3({ id: 4 }));
  expect(file.operation.operationId).toBe('downloadMonitorMp3');
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
