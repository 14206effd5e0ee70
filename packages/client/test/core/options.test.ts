import { setTimeout } from 'node:timers/promises';
import { deletesCollection } from '@telephony/contract';
import { expect, test, vi } from 'vitest';
import {
  apiToken,
  type ClientEvent,
  count,
  createTelephony,
  download,
  keptAlive,
  operations,
  pages,
  paginate,
  session,
} from '../../src/index.ts';
import { contract } from '../support/contract.ts';
import { BASE_URL, clientOf, idsOf, returning } from '../support/client.ts';
import { caught } from '../support/caught.ts';
import { fileTokenStore, saveTo } from '../../src/node.ts';
import { createStub, records, refusal } from '../../src/testing.ts';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  returning({ data: [], total: 16 }),
);
const pbx = clientOf({ fetch });

async function refused(run: () => unknown): Promise<unknown> {
  fetch.mockClear();
  const error: unknown = await (async () => run())().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(fetch).not.toHaveBeenCalled();
  return error;
}

const says = (message: string) => ({ kind: 'request', message: expect.stringContaining(message) });

test.each([
  [
    { query: { sort: 'id', filtr: [] } },
    'filtr. Did you mean filter? There is filter, group_by, sort, dir, ',
  ],
  [{ query: { limit: 10 } }, 'unknown parameter limit. There is filter, '],
  [{ page: 3 }, 'unknown option page'],
  [{ pagesize: 5 }, 'Did you mean pageSize?'],
  [{ by: 'id', query: { filtr: [] } }, 'filtr. Did you mean filter? There is filter, include, fields'],
  [{ by: 'id', query: { sort: 'id' } }, 'query.sort: the order is that of `by`'],
])('pages and paginate refuse %j', async (options, message) => {
  const odd = options as object;
  expect(await refused(() => pages(pbx, '/cdrs', odd).next())).toMatchObject(says(message));
  expect(await refused(() => paginate(pbx, '/cdrs', odd).next())).toMatchObject(says(message));
});

test('count refuses what it does not read, and takes the options of every call', async () => {
  const odd = { signal: new AbortController().signal, query: { filter: [] } };
  expect(await refused(() => count(pbx, '/cdrs', odd))).toMatchObject(
    says('[GET] /cdrs: unknown option query. There is filter, headers, signal'),
  );
  const call = { headers: {}, timeoutMs: 1000, attemptTimeoutMs: 500, retries: 0, retryUnsafe: false };
  expect(await count(pbx, '/cdrs', { ...call, filter: [] })).toBe(16);
});

test('download lists its own options only', async () => {
  const path = { id: 7 };
  for (const odd of [{ body: {} }, { confirm: 'all' }, { target: 'x' }])
    expect(await refused(() => download(pbx, '/monitors/{id}.mp3', { path, ...odd }))).toMatchObject(
      says(
        'There is path, query, headers, signal, timeoutMs, attemptTimeoutMs, retries, retryUnsafe, idleTimeoutMs, maxBodyBytes',
      ),
    );
  expect(await refused(() => pbx.downloadMonitorMp3(path, { idleTimeout: 5 } as object))).toMatchObject({
    ...says('Did you mean idleTimeoutMs?'),
    operation: { operationId: 'downloadMonitorMp3' },
  });
});

const login = { email: 'a@b.example', password: 'seven-spokes' };
const misspelt = { keepAlive: 5 };
const notOfTokens = { keepAliveMs: 5 };
const kept = { ...login, name: 'report', expiry: 60, tokenStore: fileTokenStore('tokens.json') };

test.each<[string, () => unknown, string]>([
  ['session', () => session({ ...login, ...misspelt }), 'Did you mean keepAliveMs?'],
  ['session', () => session({ ...login, keepAliveMs: Number.NaN }), 'keepAliveMs must be a number from 0'],
  ['apiToken', () => apiToken({ ...kept, ...notOfTokens }), 'There is email, password, secondFactor'],
  ['keptAlive', () => keptAlive('TOKEN', { every: 5 } as object), 'Did you mean everyMs?'],
  ['fileTokenStore', () => fileTokenStore('tokens.json', { lock: 5 } as object), 'Did you mean lockMs?'],
])('%s refuses an unknown option', async (name, run, message) => {
  const error = await refused(run);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ message: expect.stringContaining(`option of ${name}()`) });
  expect(error).toMatchObject({ message: expect.stringContaining(message) });
});

test('saveTo refuses an unknown option, and lets the download go', async () => {
  const cancel = vi.fn<() => void>();
  const received = { stream: new ReadableStream({ cancel }), fileName: 'call.mp3' };
  const error = await refused(() => saveTo(received as never, '.', { overwite: true } as object));
  expect(error).toMatchObject({ message: expect.stringContaining('Did you mean overwrite?') });
  expect(cancel).toHaveBeenCalledOnce();
});

test.each([undefined, null, ''])('auth that is %j is refused at the start', async (auth) => {
  const odd = { baseUrl: BASE_URL, auth } as { baseUrl: string; auth: string };
  expect(() => createTelephony({ ...odd, operations })).toThrow(new TypeError('auth is not set'));
  expect(() => keptAlive(odd.auth)).toThrow(/auth is not set/);
  await createTelephony({ baseUrl: BASE_URL, fetch, operations }).ping();
});

test.each(['f00dfeedf00dfeedf00d', 'abcdefghijklmnopqrstuvwxyz'])(
  'a name that may be a secret is not shown: %s',
  async (secret) => {
    const error = await refused(() => pbx.listCdrs({ [secret]: 1 }));
    expect(error).toMatchObject(says('unknown parameter ***. '));
    expect(String((error as Error).stack)).not.toContain(secret);
    expect(() => session({ ...login, [secret]: 1 })).toThrow('unknown option of session() ***. ');
  },
);

const EVERY = {
  headers: { 'x-trace': 'a' },
  signal: new AbortController().signal,
  timeoutMs: 5000,
  attemptTimeoutMs: 4000,
  retries: 1,
  retryUnsafe: false,
};

test('the options of every call are those of paginate, pages and count too, and reach the requests', async () => {
  let failures = 4;
  const list = records([{ id: 1 }]);
  const stub = createStub().on('listCdrs', (request) =>
    (failures -= 1) % 2 === 1
      ? new Response('', { status: 503, headers: { 'retry-after': '0' } })
      : list(request),
  );
  const stubbed = clientOf(stub.options);
  const ids = await idsOf(paginate(stubbed, '/cdrs', EVERY));
  for await (const { data } of pages(stubbed, '/cdrs', { ...EVERY, by: 'id' }))
    ids.push(...data.map(({ id }) => id));
  expect(ids).toEqual([1, 1]);
  expect(await count(stubbed, '/cdrs', EVERY)).toBe(1);
  expect(stub.requests.every(({ headers }) => headers.get('x-trace') === 'a')).toBe(true);
  expect(stub.requests.some(({ attempt }) => attempt === 2)).toBe(true);
});

test('what reads a collection has the name of its operation in errors, events and lines of the log', async () => {
  const stub = createStub().on('listCallFlows', refusal(403, 'Forbidden'));
  const names: (string | undefined)[] = [];
  const onEvent = ({ operation }: ClientEvent) => void names.push(operation.operationId);
  const stubbed = clientOf({ ...stub.options, onEvent });
  const path = '/callflows';
  for (const call of [
    () => paginate(stubbed, path).next(),
    () => paginate(stubbed, path, { by: 'id' }).next(),
    () => pages(stubbed, path).next(),
    () => count(stubbed, path),
    () => count(stubbed, path, { limit: 5 } as object),
    () => paginate(stubbed, path, { pageSize: 0 }).next(),
    () => pages(stubbed, path, { by: 'id', after: 'x' }).next(),
  ]) {
    const error = await caught((async () => call())());
    expect(error.operation).toEqual({ method: 'GET', path, operationId: 'listCallFlows' });
    expect(error.message).toMatch(/^listCallFlows \[GET\] /);
  }
  expect(new Set(names)).toEqual(new Set(['listCallFlows']));
});

test('an interval that no timer can hold does not ping all the time', async () => {
  const stub = createStub().on('listCdrs', records([]));
  const pinging = clientOf({ ...stub.options, auth: keptAlive('TOKEN', { everyMs: Infinity }) });
  await pinging.listCdrs();
  await setTimeout(50);
  expect(stub.requests.map(({ path }) => path)).toEqual(['/cdrs']);
  await pinging.close();
});

const untyped = (name: string, ...args: unknown[]): Promise<unknown> =>
  (Reflect.get(pbx, name) as (...args: unknown[]) => Promise<unknown>)(...args);

const collections = contract.operations
  .filter(deletesCollection)
  .map(({ operationId, path }) => [operationId, path] as const);

test('operations that delete a collection have no parameters', () => {
  expect(collections).toContainEqual(['deleteAllMonitors', '/monitors']);
  const deletions = contract.operations.filter(deletesCollection);
  expect(deletions.flatMap(({ queryParameters }) => queryParameters)).toEqual([]);
});

test.each(collections)('%s deletes everything in %s with consent only', async (name, path) => {
  for (const [options, message] of [
    ...[undefined, {}, { confirm: true }, { confirm: 'ALL' }, { query: {} }].map(
      (wrong) => [wrong, "Pass confirm: 'all'"] as const,
    ),
    [{ query: {}, confirm: 'all' }, "Pass confirm: 'all' without query"],
    [{ query: { filter: [] }, confirm: 'all' }, 'unknown parameter filter. There is none'],
  ] as const)
    expect(await refused(() => untyped(name, options))).toMatchObject(says(message));
  await untyped(name, { confirm: 'all' });
  expect(fetch.mock.lastCall).toMatchObject([`${BASE_URL}${path}`, { method: 'DELETE' }]);
});

test('createTelephony refuses an unknown option', () => {
  expect(() => clientOf({ timeout: 5 } as object)).toThrow(
    /unknown option of createTelephony\(\) timeout\. Did you mean timeoutMs\?/,
  );
});

test('the result style never rejects', async () => {
  expect((await pbx.raw.listCdrs({}, { qurey: {} } as object)).error).toMatchObject({ kind: 'request' });
  const broken = clientOf({ retries: 0, fetch: () => undefined as never });
  expect((await broken.raw.ping()).error).toMatchObject({ name: 'TelephonyError' });
});
