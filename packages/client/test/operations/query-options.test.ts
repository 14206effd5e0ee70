import { InfiniteQueryObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { type Cdr, createTelephony, type Middleware, type Page, where } from '../../src/index.ts';
import {
  createCallMutation,
  deleteAllMonitorsMutation,
  getCdrQuery,
  getMeQuery,
  listCdrsInfiniteQuery,
  listCdrsQuery,
  queryKey,
} from '../../src/tanstack.ts';
import { createStub, record, records, refusal } from '../../src/testing.ts';

const cdrs: Cdr[] = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, src: `4477009000${index}` }));

function start(...use: Middleware[]) {
  const stub = createStub().on('listCdrs', records(cdrs));
  const pbx = createTelephony({ ...stub.options, use: [...use, ...(stub.options.use ?? [])] });
  // As careless as can be: what must not be repeated has to say so itself.
  const careless = { retry: 3, retryDelay: 0, gcTime: 0 };
  const cache = new QueryClient({ defaultOptions: { queries: careless, mutations: careless } });
  return { cache, pbx, stub };
}

afterEach(() => onlineManager.setOnline(true));

test('what was read is in the cache, under the operation and its arguments', async () => {
  const { cache, pbx, stub } = start();
  const query = listCdrsQuery(pbx, { limit: 2, filter: where('/cdrs').gt('id', 5) }, { timeoutMs: 5000 });
  const { data, total } = await cache.query(query);
  expect([data.map(({ id }) => id), total]).toEqual([[6, 7], 20]);
  expect(query.queryKey).toEqual([
    'telephony',
    'listCdrs',
    { limit: 2, filter: [{ property: 'id', operator: 'gt', value: 5 }] },
  ]);
  await cache.query({ ...query, staleTime: 60_000 });
  expect(stub.requests).toHaveLength(1);
  const page: Page<Cdr> | undefined = cache.getQueryData(query.queryKey);
  expect(page?.total).toBe(20);
});

test('an operation is invalidated with all its arguments, and no other', async () => {
  const { cache, pbx, stub } = start();
  stub.on('getMe', record({ id: 410_003 }));
  const queries = [listCdrsQuery(pbx), listCdrsQuery(pbx, { limit: 5 })];
  for (const query of queries) await cache.query({ ...query, gcTime: 60_000 });
  const me = getMeQuery(pbx);
  await cache.query({ ...me, gcTime: 60_000 });
  await cache.invalidateQueries({ queryKey: queryKey('listCdrs') });
  const isInvalid = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;
  expect([...queries, me].map((query) => isInvalid(query.queryKey))).toEqual([true, true, false]);
  await cache.invalidateQueries({ queryKey: queryKey() });
  expect(isInvalid(me.queryKey)).toBe(true);
});

test('two accounts have a cache each', async () => {
  const accounts = [start(), start()];
  accounts[1]!.stub.on('listCdrs', records(cdrs.slice(0, 3)));
  const totals = accounts.map(async ({ cache, pbx }) => (await cache.query(listCdrsQuery(pbx))).total);
  expect(await Promise.all(totals)).toEqual([25, 3]);
});

test('the arguments of a key may have ids beyond 2^53', async () => {
  const { cache, pbx, stub } = start();
  stub.on('getCdr', record({ id: 1 }));
  const big = 9_007_199_254_740_993n as never;
  await cache.query(getCdrQuery(pbx, { id: big }));
  expect(stub.requests[0]?.params).toEqual({ id: '9007199254740993' });
});

test('a query that nobody needs any more is aborted', async () => {
  const aborted: unknown[] = [];
  const { cache, pbx } = start(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push(true);
          reject(signal.reason as Error);
        });
      }),
  );
  const query = listCdrsQuery(pbx);
  const read = cache.query(query);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([cache.cancelQueries({ queryKey: queryKey('listCdrs') }), read.catch(() => undefined)]);
  expect(aborted).toEqual([true]);
});

test('a GET is retried by the client alone', async () => {
  const { cache, stub } = start();
  const retryNow = new Response(null, { status: 503, headers: { 'retry-after': '0' } });
  stub.on('listCdrs', () => retryNow.clone());
  const retrying = createTelephony({ ...stub.options, retries: 2 });
  const read = cache.query(listCdrsQuery(retrying));
  await expect(read).rejects.toMatchObject({ name: 'TelephonyError', status: 503 });
  expect(stub.requests).toHaveLength(3);
});

test('a call is dialled once, also where retries are the default of the app', async () => {
  const { cache, pbx, stub } = start();
  stub.on('createCall', refusal(503, 'Try again later'));
  const dial = cache.getMutationCache().build(cache, createCallMutation(pbx));
  await expect(dial.execute({ from: '410003', to: '2102' })).rejects.toMatchObject({ status: 503 });
  expect(stub.requests).toHaveLength(1);
});

test('a call does not wait until the browser is online again', async () => {
  const { cache, pbx, stub } = start();
  stub.on('createCall', refusal(503, 'No network'));
  onlineManager.setOnline(false);
  const dial = cache.getMutationCache().build(cache, createCallMutation(pbx));
  await expect(dial.execute({ from: '410003', to: '2102' })).rejects.toMatchObject({ status: 503 });
  onlineManager.setOnline(true);
  await cache.resumePausedMutations();
  expect(stub.requests).toHaveLength(1);
});

test('a whole collection is deleted with consent only', async () => {
  const { cache, pbx, stub } = start();
  stub.on('deleteAllMonitors', new Response(null, { status: 204 }));
  const build = () => cache.getMutationCache().build(cache, deleteAllMonitorsMutation(pbx));
  await expect(build().execute({} as never)).rejects.toMatchObject({ kind: 'request' });
  await expect(build().execute(undefined as never)).rejects.toMatchObject({ kind: 'request' });
  expect(stub.requests).toEqual([]);
  await build().execute({ confirm: 'all' });
  expect(stub.requests).toHaveLength(1);
});

test('pages follow each other without gaps while records are deleted', async () => {
  const { cache, pbx, stub } = start();
  const left = [...cdrs];
  stub.on('listCdrs', (request) => records(left)(request));
  const observer = new InfiniteQueryObserver(
    cache,
    listCdrsInfiniteQuery(pbx, { by: 'id', pageSize: 10, timeoutMs: 5000 }),
  );
  let result = await observer.fetchNextPage();
  left.splice(0, 5);
  while (result.hasNextPage) result = await observer.fetchNextPage();
  const ids = result.data?.pages.flatMap(({ data }) => data.map(({ id }) => id));
  expect(ids).toEqual(cdrs.map(({ id }) => id));
  const newest = listCdrsInfiniteQuery(pbx, { by: 'id', dir: 'DESC', pageSize: 10 });
  const first = await cache.infiniteQuery(newest);
  expect(first.pages[0]?.data.map(({ id }) => id)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
  expect(newest.queryKey).not.toEqual(observer.options.queryKey);
  expect(observer.options.queryKey).toEqual([
    'telephony',
    'listCdrs',
    { by: 'id', pageSize: 10 },
    'infinite',
  ]);
});
