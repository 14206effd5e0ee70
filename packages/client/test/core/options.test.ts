import { deletesCollection } from '@telephony/contract';
import { expect, test, vi } from 'vitest';
import { createTelephony, download, pages, paginate, type Telephony, operations } from '../../src/index.ts';
import { contract } from '../support/contract.ts';
import { caught } from '../support/caught.ts';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
  Response.json({ data: [], total: 0 }),
);
const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN', fetch, operations });

/** A call as a program without types writes it. */
const untyped = (name: string, ...args: unknown[]): Promise<unknown> =>
  (pbx as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>)[name]!(...args);

test.each([
  ['deleteAllMonitors', [{ path: { id: [7001] } }], 'unknown path parameter id. There is none'],
  ['getMonitor', [{ path: { ID: 7 } }], 'unknown path parameter ID. Did you mean id? There is id'],
  ['listCdrs', [{}, { qurey: { limit: 1 } }], 'unknown option qurey. Did you mean query?'],
  ['listCdrs', [{}, { timeout: 5 }], 'Did you mean timeoutMs?'],
  ['listCdrs', [{}, { limit: 5 }], 'unknown option limit. There is path, query, body, headers'],
  ['createCall', [{}, { data: {} }], 'unknown option data'],
])('%s with %j is refused before anything is sent', async (name, args, message) => {
  fetch.mockClear();
  const error = await caught(untyped(name, ...args));
  expect(error).toMatchObject({ kind: 'request', message: expect.stringContaining(message) });
  expect(fetch).not.toHaveBeenCalled();
});

const collections = contract.operations
  .filter(deletesCollection)
  .map(({ operationId, path }) => [operationId, path] as const);

test('there are such operations, and none has parameters', () => {
  expect(collections).toContainEqual(['deleteAllMonitors', '/monitors']);
  const deletions = contract.operations.filter(deletesCollection);
  expect(deletions.flatMap(({ queryParameters }) => queryParameters)).toEqual([]);
});

test.each(collections)('%s deletes everything in %s with consent only', async (name, path) => {
  for (const options of [undefined, {}, { confirm: true }, { confirm: 'ALL' }, { query: {} }]) {
    fetch.mockClear();
    const error = await caught(untyped(name, options));
    expect(error).toMatchObject({
      kind: 'request',
      message: expect.stringContaining("Pass confirm: 'all'"),
    });
    expect(fetch).not.toHaveBeenCalled();
  }
  const limits = [
    [{ query: {}, confirm: 'all' }, "Pass confirm: 'all' without query"],
    [{ query: { filter: [] }, confirm: 'all' }, 'unknown parameter filter. There is none'],
  ] as const;
  for (const [options, message] of limits)
    expect(await caught(untyped(name, options))).toMatchObject({
      kind: 'request',
      message: expect.stringContaining(message),
    });
  expect(fetch).not.toHaveBeenCalled();
  await untyped(name, { confirm: 'all' });
  expect(fetch.mock.lastCall).toMatchObject([`https://host/v1.2/service${path}`, { method: 'DELETE' }]);
});

test('helpers and the client refuse unknown options too', async () => {
  fetch.mockClear();
  const odd = { page: 3 } as object;
  const read = async () => {
    for await (const _ of paginate(pbx, '/cdrs', odd)) void _;
  };
  expect(await caught(read())).toMatchObject({ message: expect.stringContaining('unknown option page') });
  expect(() => pages(pbx, '/cdrs', { pagesize: 5 } as object)).toThrow('Did you mean pageSize?');
  const path = { id: 7 };
  expect(await caught(download(pbx, '/monitors/{id}.mp3', { path, target: 'x' } as never))).toMatchObject({
    kind: 'request',
    message: expect.stringContaining('unknown option target'),
  });
  expect(fetch).not.toHaveBeenCalled();
  const options = { baseUrl: 'https://host/v1.2/service', timeout: 5 };
  expect(() => createTelephony({ ...options, operations })).toThrow(
    /unknown option of createTelephony\(\) timeout\. Did you mean timeoutMs\?/,
  );
});

test('what is refused says so in the result style, which never rejects', async () => {
  expect((await pbx.raw.listCdrs({}, { qurey: {} } as object)).error).toMatchObject({ kind: 'request' });
  const broken = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    retries: 0,
    fetch: () => undefined as never,
    operations,
  }) satisfies Telephony;
  expect((await broken.raw.ping()).error).toMatchObject({ name: 'TelephonyError' });
});
