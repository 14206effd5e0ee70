import { startMock } from '@telephony/mock';
import { expect, onTestFinished, test } from 'vitest';
import { count, createTelephony, type PagedPath, paginate, where } from '../../src/index.ts';

async function start() {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  return { mock, pbx: createTelephony({ baseUrl: `${mock.url}/v1.2/service`, auth: 'a1b2c3d4'.repeat(5) }) };
}

test('the calls of a period', async () => {
  const { mock, pbx } = await start();
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
  const { mock, pbx } = await start();
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
