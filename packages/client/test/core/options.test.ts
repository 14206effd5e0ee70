import { deletesCollection } from '@telephony/contract';
import { expect, test, vi } from 'vitest';
import { createTelephony, download, pages, paginate, type Telephony } from '../../src/index.ts';
import { contract } from '../support/contract.ts';
import { caught } from '../support/caught.ts';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
  Response.json({ data: [], total: 0 }),
);
const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN', fetch });

/** A call as a program without types writes it. */
const untyped = (path: string, verb: string, options?: unknown): Promise<unknown> =>
  (pbx as unknown as Record<string, Record<string, (options: unknown) => Promise<unknown>>>)[path]![verb]!(
    options,
  );

test.each([
  ['/monitors', 'delete', { path: { id: [7001] } }, 'unknown path parameter id. There is none'],
  ['/monitors/{id}', 'get', { path: { ID: 7 } }, 'unknown path parameter ID. Did you mean id? There is id'],
  ['/cdrs', 'get', { qurey: { limit: 1 } }, 'unknown option qurey. Did you mean query?'],
  ['/cdrs', 'get', { timeout: 5 }, 'Did you mean timeoutMs?'],
  ['/cdrs', 'get', { limit: 5 }, 'unknown option limit. There is path, query, body, headers'],
  ['/calls', 'post', { data: {} }, 'unknown option data'],
])('%s %s with %j is refused before anything is sent', async (path, verb, options, message) => {
  fetch.mockClear();
  const error = await caught(untyped(path, verb, options));
  expect(error).toMatchObject({ kind: 'request', message: expect.stringContaining(message) });
  expect(fetch).not.toHaveBeenCalled();
});

const collections = contract.operations.filter(deletesCollection).map(({ path }) => path);

test('there are such operations, and none has parameters', () => {
  expect(collections).toContain('/monitors');
  const deletions = contract.operations.filter(deletesCollection);
  expect(deletions.flatMap(({ queryParameters }) => queryParameters)).toEqual([]);
});

test.each(collections)('everything in %s is deleted with consent only', async (path) => {
  for (const options of [undefined, {}, { confirm: true }, { confirm: 'ALL' }, { query: {} }]) {
    fetch.mockClear();
    const error = await caught(untyped(path, 'delete', options));
    expect(error).toMatchObject({
      kind: 'request',
      message: expect.stringContaining("Pass confirm: 'all'"),
    });
    expect(fetch).not.toHaveBeenCalled();
  }
  const limited = await caught(untyped(path, 'delete', { query: { filter: [] }, confirm: 'all' }));
  expect(limited).toMatchObject({
    kind: 'request',
    message: expect.stringContaining("Pass confirm: 'all' without query"),
  });
  expect(fetch).not.toHaveBeenCalled();
  await untyped(path, 'delete', { confirm: 'all' });
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
  expect(() => createTelephony(options)).toThrow(
    /unknown option of createTelephony\(\) timeout\. Did you mean timeoutMs\?/,
  );
});

test('what is refused says so in the result style, which never rejects', async () => {
  const { raw } = pbx as unknown as {
    raw: Record<'/cdrs', { get: (options: object) => Promise<{ error: unknown }> }>;
  };
  expect((await raw['/cdrs'].get({ qurey: {} })).error).toMatchObject({ kind: 'request' });
  const broken = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    retries: 0,
    fetch: () => undefined as never,
  }) satisfies Telephony;
  expect((await broken.raw['/ping'].get()).error).toMatchObject({ name: 'TelephonyError' });
});
