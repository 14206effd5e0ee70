import { startMock } from '@telephony/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTelephony,
  isNoPhoneOnline,
  type NamedTelephony,
  operations,
  session,
} from '../../src/index.ts';
import { caught } from '../support/caught.ts';

let mock: Awaited<ReturnType<typeof startMock>>;
let pbx: NamedTelephony;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  pbx = createTelephony({ baseUrl: `${mock.url}/v1.2/service`, auth: 'TOKEN', operations });
});
afterAll(() => mock.close());

test('the platform of the contract: read, list, create, change, delete', async () => {
  expect((await pbx.getCdr({ id: 42001 })).data.id).toBeTypeOf('number');
  const filter = [{ property: 'type', operator: 'eq' as const, value: 'M' }];
  const page = await pbx.listCdrs({ limit: 2, filter });
  expect(page.data.length).toBeGreaterThan(0);
  const call = await pbx.createCall({ to: '447700900456', from: '410003' });
  expect(call.data.id).toBeTypeOf('number');
  const path = { id: call.data.id };
  expect((await pbx.updateCall({ path, body: { dst: '100' } })).data).toBeTypeOf('object');
  expect(await pbx.deleteCall({ path })).toBeUndefined();
});

test('a session of the contract', async () => {
  const before = mock.requests.length;
  {
    await using own = createTelephony({
      baseUrl: `${mock.url}/v1.2/service`,
      auth: session({ email: 'mei.lindqvist@harbourlane.example', password: 'seven-spokes-and-a-bell' }),
      operations,
    });
    await own.getMe();
  }
  expect(mock.requests.slice(before).map(({ operationId }) => operationId)).toEqual([
    'login',
    'getMe',
    'logout',
  ]);
});

test.each([401, 403, 404])('a refusal of the contract: %i', async (status) => {
  const headers = { Prefer: `code=${status}` };
  const error = await caught(pbx.getCdr({ id: 1 }, { headers }));
  expect(error).toMatchObject({ kind: 'status', status });
  expect(error.message).toMatch(new RegExp(`^getCdr \\[GET\\] /cdrs/\\{id\\}: ${status} \\w`));
});

test('no phone online', async () => {
  const headers = { Prefer: 'code=412' };
  const error = await caught(pbx.createCall({ to: '447700900456', from: '410003' }, { headers }));
  expect(isNoPhoneOnline(error)).toBe(true);
});
