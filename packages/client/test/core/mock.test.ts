import { startMock } from '@telephony/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  count,
  createTelephony,
  type NamedTelephony,
  operations,
  type PagedPath,
  paginate,
  where,
} from '../../src/index.ts';
import { LISTED_BY } from '../../src/generated/filters.ts';

let mock: Awaited<ReturnType<typeof startMock>>;
let pbx: NamedTelephony;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  pbx = createTelephony({ baseUrl: `${mock.url}/v1.2/service`, auth: 'TOKEN', operations });
});
afterAll(() => mock.close());

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
  const paths = Object.keys(LISTED_BY) as PagedPath[];
  for (const path of paths) {
    let records = 0;
    for await (const record of paginate(pbx, path)) records += record ? 1 : 0;
    expect([path, records]).toEqual([path, await count(pbx, path)]);
  }
  expect(new Set(mock.requests.map(({ status }) => status))).toEqual(new Set([200]));
});
