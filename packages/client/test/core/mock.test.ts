import { startMock } from '@telephony/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  count,
  createTelephony,
  isNoPhoneOnline,
  type NamedTelephony,
  operations,
  type PagedPath,
  paginate,
  session,
  where,
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

test('the calls of a period', async () => {
  mock.clear();
  const filter = where('/cdrs')
    .gte('calldate', '2026-11-01')
    .lt('calldate', new Date('2026-12-01'))
    .in('user_id', [410001, 410002])
    .notLike('src', '+44%');
  const ids: number[] = [];
  for await (const { id } of paginate(pbx, '/cdrs', { query: { filter, sort: 'id', dir: 'ASC' } }))
    ids.push(id);
  expect(ids).toHaveLength(await count(pbx, '/cdrs', { filter }));
  expect(new Set(ids).size).toBe(ids.length);
  expect(mock.requests.map(({ status, operationId }) => [status, operationId])).toEqual([
    [200, 'listCdrs'],
    [200, 'listCdrs'],
  ]);
});

test('every collection that can be paged', async () => {
  mock.clear();
  const paths = Object.keys({
    '/aclroles': 1,
    '/apitokens': 1,
    '/callflows': 1,
    '/calllabels': 1,
    '/callmeback/cdrs': 1,
    '/callmeback/settings': 1,
    '/callmeback/visitors': 1,
    '/callmeback/websites': 1,
    '/calls': 1,
    '/calltracking/campaigns': 1,
    '/calltracking/cdrs': 1,
    '/calltracking/ddis': 1,
    '/cdrs': 1,
    '/cdrs/calltracking': 1,
    '/chats': 1,
    '/conferences': 1,
    '/contacts': 1,
    '/ddis': 1,
    '/ddis/calltracking': 1,
    '/faxes': 1,
    '/ivrs': 1,
    '/mediasessions': 1,
    '/monitors': 1,
    '/monitors/aidictionary': 1,
    '/msdrs': 1,
    '/pickupgroups': 1,
    '/queuegroups': 1,
    '/queues': 1,
    '/reportschedules': 1,
    '/ringgroups': 1,
    '/routingrules': 1,
    '/sms': 1,
    '/sms/cannedresponses': 1,
    '/usergrouppolicies': 1,
    '/usergroups': 1,
    '/users': 1,
    '/vmannouncements': 1,
    '/voicemessages': 1,
    '/webcalls': 1,
  } satisfies Record<PagedPath, 1>) as PagedPath[];
  for (const path of paths) {
    let records = 0;
    for await (const record of paginate(pbx, path)) records += record ? 1 : 0;
    expect([path, records]).toEqual([path, await count(pbx, path)]);
  }
  expect(new Set(mock.requests.map(({ status }) => status))).toEqual(new Set([200]));
});
