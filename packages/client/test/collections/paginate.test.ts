import { describe, expect, test } from 'vitest';
import { count, pages, paginate, where } from '../../src/index.ts';
import { recordsTo, startPageServer } from './support/page-server.ts';
import { caught } from '../support/caught.ts';
import { all, clientOf, idsOf, returning } from '../support/client.ts';
import { json, startServer } from '../support/start-server.ts';

const idsTo = (length: number) => recordsTo(length).map(({ id }) => id);

describe.each([0, 1] as const)('a platform whose first page is %i', (first) => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%i records, each once and in order', async (length) => {
    const { pbx, limits } = await startPageServer({ records: recordsTo(length), first });
    expect(await idsOf(paginate(pbx, '/cdrs', { pageSize: 3 }))).toEqual(idsTo(length));
    expect(new Set(limits)).toEqual(new Set(['3']));
  });

  test.each([2, 3, 7])('%i requests at once keep the order', async (concurrency) => {
    const server = await startPageServer({
      records: recordsTo(50),
      first,
      // The later a page, the sooner it is there.
      delay: (request) => (request > 2 ? 40 - request * 2 : 0),
    });
    const read = paginate(server.pbx, '/cdrs', { pageSize: 3, concurrency });
    expect(await idsOf(read)).toEqual(idsTo(50));
    expect(server.busiest()).toBeGreaterThan(1);
    expect(server.busiest()).toBeLessThanOrEqual(concurrency);
    expect(server.pages.length).toBeLessThanOrEqual(18);
  });

  test('firstPage saves the search', async () => {
    const server = await startPageServer({ records: recordsTo(7), first });
    expect(await idsOf(paginate(server.pbx, '/cdrs', { pageSize: 3, firstPage: first }))).toEqual(idsTo(7));
    expect(server.pages).toEqual([0, 1, 2].map((page) => String(page + first)));
  });

  test('a client searches once', async () => {
    const server = await startPageServer({ records: recordsTo(7), first });
    await idsOf(paginate(server.pbx, '/cdrs', { pageSize: 3 }));
    const before = server.pages.length;
    expect(before).toBe(first === 1 ? 4 : 3);
    expect(await idsOf(paginate(server.pbx, '/users', { pageSize: 3 }))).toEqual(idsTo(7));
    expect(server.pages.slice(before)).toEqual([null, String(1 + first), String(2 + first)]);
  });

  test('pages that are shorter than requestCount for', async () => {
    const { pbx } = await startPageServer({ records: recordsTo(11), first, largest: 2 });
    expect(await idsOf(paginate(pbx, '/cdrs', { pageSize: 5, concurrency: 2 }))).toEqual(idsTo(11));
  });

  test('a total that is too large ends at the empty page', async () => {
    const server = await startPageServer({ records: recordsTo(7), first, total: () => 1000 });
    expect(await idsOf(paginate(server.pbx, '/cdrs', { pageSize: 3 }))).toEqual(idsTo(7));
    expect(server.pages.at(-1)).toBe(String(3 + first));
  });

  test.each([undefined, null, 'many', ''])('a total of %j ends at the empty page', async (total) => {
    const { pbx } = await startPageServer({ records: recordsTo(7), first, total: () => total });
    expect(await idsOf(paginate(pbx, '/cdrs', { pageSize: 3 }))).toEqual(idsTo(7));
  });

  test('records that are appended while one reads are read too', async () => {
    const records = recordsTo(6);
    const { pbx } = await startPageServer({
      records,
      first,
      after: (request) => void (request <= 2 && records.push({ id: 100 + request, src: '' })),
    });
    expect(await idsOf(paginate(pbx, '/cdrs', { pageSize: 3 }))).toEqual([...idsTo(6), 101, 102]);
  });

  test('records inserted before the others lose none', async () => {
    const records = recordsTo(20);
    const { pbx } = await startPageServer({
      records,
      first,
      after: (request) => void (request <= 3 && records.unshift({ id: -request, src: '' })),
    });
    const ids = await idsOf(paginate(pbx, '/cdrs', { pageSize: 4 }));
    expect(idsTo(20).filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).not.toContain(-1);
  });

  test('nearly a page of new records does not hide where pages begin', async () => {
    const records = recordsTo(20);
    const { pbx } = await startPageServer({
      records,
      first,
      after: (request) =>
        void (request === 1 && records.unshift(...recordsTo(3).map(({ id }) => ({ id: -id, src: '' })))),
    });
    const ids = await idsOf(paginate(pbx, '/cdrs', { pageSize: 4 }));
    // What was pushed to the next page is shown again, nothing is left out.
    expect(ids).toEqual([...idsTo(4), 2, 3, 4, ...idsTo(20).slice(4)]);
  });

  test('a loop that is left sends nothing more', async () => {
    const server = await startPageServer({ records: recordsTo(30), first });
    for await (const { id } of paginate(server.pbx, '/cdrs', { pageSize: 3 })) if (id === 2) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.pages).toEqual([null]);
  });
});

test('pages gives data and total', async () => {
  const { pbx } = await startPageServer({ records: recordsTo(5) });
  const read = await all(pages(pbx, '/cdrs', { pageSize: 3 }));
  expect(read).toEqual([
    { data: recordsTo(5).slice(0, 3), total: 5 },
    { data: recordsTo(5).slice(3), total: 5 },
  ]);
});

test('no more than one request where all is on one page; 500 records are requestCount for', async () => {
  const server = await startPageServer({ records: recordsTo(500) });
  expect(await idsOf(paginate(server.pbx, '/cdrs'))).toHaveLength(500);
  expect(server.limits).toEqual(['500']);
});

test('leaving the loop aborts what is under way', async () => {
  const server = await startPageServer({
    records: recordsTo(60),
    delay: (request) => (request > 3 ? 10_000 : 0),
  });
  const read = pages(server.pbx, '/cdrs', { pageSize: 3, firstPage: 1, concurrency: 4 });
  for await (const { data } of read) if (data[0]!.id === 4) break;
  // Some may not have reached the platform when they were aborted.
  await expect.poll(() => server.aborted()).toBeGreaterThanOrEqual(2);
  const sent = server.pages.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.pages).toHaveLength(sent);
});

test('a cut connection is an error in its turn, after the pages before it', async () => {
  const server = await startPageServer({ records: recordsTo(30), cut: (request) => request === 3 });
  const ids: unknown[] = [];
  const read = async () => {
    for await (const { id } of paginate(server.pbx, '/cdrs', { pageSize: 3, firstPage: 1, concurrency: 3 }))
      ids.push(id);
  };
  expect(await caught(read())).toMatchObject({
    kind: 'network',
    operation: { method: 'GET', path: '/cdrs' },
  });
  expect(ids).toEqual(idsTo(6));
});

test('a signal ends it', async () => {
  const { pbx } = await startPageServer({ records: recordsTo(30) });
  const stop = new AbortController();
  const read = async () => {
    for await (const { id } of paginate(pbx, '/cdrs', { pageSize: 3, signal: stop.signal }))
      if (id === 5) stop.abort(new Error('enough'));
  };
  await expect(read()).rejects.toMatchObject({ kind: 'abort', cause: new Error('enough') });
});

test.each([
  ['with a fixed total', () => 100],
  ['with a total that grows', (request: number) => request * 100],
])('a platform that does not turn the page %s is an error, not a loop', async (_, total) => {
  const server = await startPageServer({ records: recordsTo(3), stuck: true, total });
  expect(await caught(idsOf(paginate(server.pbx, '/cdrs', { pageSize: 3 })))).toMatchObject({
    kind: 'body',
    message: expect.stringContaining('the platform repeats pages: it returned the same page twice'),
  });
  expect(server.pages.length).toBeLessThanOrEqual(3);
});

describe('a platform that repeats pages', () => {
  const letters = (text: string) => text.split('').map((type) => ({ type }));

  test.each([
    ['the last page, of an unknown total', recordsTo(6), () => undefined, [0, 1, 1]],
    ['the last page, of a total that is too large', recordsTo(6), () => 1000, [0, 1, 1]],
    ['all pages from the first on', recordsTo(6), () => undefined, [0, 1, 0]],
    ['a page whose records have no id but differ', letters('abcdef'), () => 1000, [0, 1, 1]],
    ['a page whose records do not differ, of an unknown total', letters('aabaab'), () => undefined, [0, 0]],
  ])('%s: an error after what was read', async (_, records, total, order) => {
    let requestCount = 0;
    const baseUrl = await startServer((_request, response) => {
      const index = order[Math.min(requestCount++, order.length - 1)]!;
      json(response, { data: records.slice(index * 3, index * 3 + 3), total: total() });
    });
    const read: unknown[] = [];
    const walk = async () => {
      const pbx = clientOf({ baseUrl });
      for await (const record of paginate(pbx, '/cdrs', { pageSize: 3, firstPage: 1 })) read.push(record);
    };
    const error = await caught(walk());
    expect(error).toMatchObject({ kind: 'body', message: expect.stringContaining('repeats pages') });
    expect([read.length, requestCount]).toEqual([3 * (order.length - 1), order.length]);
  });
});

describe('records without id', () => {
  const look = (types: string) => ({ records: types.split('').map((type) => ({ type })) });

  test('are refused where they do not tell how pages are counted', async () => {
    const { pbx } = await startPageServer(look('OOOOO'));
    expect((await caught(idsOf(paginate(pbx, '/cdrs', { pageSize: 2 })))).message).toContain('firstPage');
  });

  test.each([0, 1] as const)('are read with firstPage: %i', async (first) => {
    const { pbx } = await startPageServer({ ...look('OOOOO'), first });
    expect(await idsOf(paginate(pbx, '/cdrs', { pageSize: 2, firstPage: first }))).toHaveLength(5);
  });

  test.each([0, 1] as const)('are read where they differ, from %i', async (first) => {
    const { pbx } = await startPageServer({ ...look('abcdefg'), first });
    const read = await all(paginate(pbx, '/cdrs', { pageSize: 2 }));
    expect(read.map(({ type }) => type).join('')).toBe('abcdefg');
  });
});

test.each([
  [{ pageSize: 5001 }, 'pageSize must be a whole number from 1 to 5000'],
  [{ pageSize: 0 }, 'pageSize must be a whole number from 1 to 5000'],
  [{ pageSize: 2.5 }, 'pageSize must be a whole number from 1 to 5000'],
  [{ concurrency: 0 }, 'concurrency must be a whole number from 1'],
  [{ firstPage: 2 as never }, 'firstPage must be 0 or 1'],
])('%j is refused at once, before any request', async (options, message) => {
  const server = await startPageServer({ records: recordsTo(3) });
  expect(() => paginate(server.pbx, '/cdrs', options)).toThrow(message);
  expect(() => pages(server.pbx, '/cdrs', options)).toThrow(expect.objectContaining({ kind: 'request' }));
  expect(server.pages).toEqual([]);
});

test('5000 is a page', async () => {
  const server = await startPageServer({ records: recordsTo(3) });
  await idsOf(paginate(server.pbx, '/cdrs', { pageSize: 5000 }));
  expect(server.limits).toEqual(['5000']);
});

test.each([0, 1] as const)(
  'deleting while reading from page %i is an error, not half of the records',
  async (first) => {
    const records = recordsTo(100);
    const { pbx } = await startPageServer({ records, first });
    const deleteAll = async () => {
      for await (const { id } of paginate(pbx, '/cdrs', { pageSize: 20, firstPage: first }))
        records.splice(
          records.findIndex((record) => record.id === id),
          1,
        );
    };
    const error = await caught(deleteAll());
    expect(error).toMatchObject({ kind: 'body', operation: { path: '/cdrs' } });
    expect(error.message).toContain('shrank from 100 to 80 records');
    expect(error.message).toContain("by: 'id'");
    expect(records).toHaveLength(80);
  },
);

test('the last page is told as well', async () => {
  const records = recordsTo(6);
  const { pbx } = await startPageServer({
    records,
    after: (request) => void (request === 1 && records.splice(0, 3)),
  });
  const read = all(paginate(pbx, '/cdrs', { pageSize: 3, firstPage: 1 }));
  expect((await caught(read)).message).toContain('shrank from 6 to 3');
});

test('responses that overtake each other are not taken for it', async () => {
  const totals = [40, 41, 40];
  const { pbx } = await startPageServer({
    records: recordsTo(8),
    delay: (request) => (request === 2 ? 60 : 0),
    total: (request) => totals[request - 1] ?? 41,
  });
  const ids: unknown[] = [];
  for await (const { id } of paginate(pbx, '/cdrs', { pageSize: 2, firstPage: 1, concurrency: 2 }))
    if (ids.push(id) === 6) break;
  expect(ids).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each([0, 1] as const)('while it finds out that pages count from %i', async (first) => {
  const records = recordsTo(12);
  const { pbx } = await startPageServer({
    records,
    first,
    after: (request) => void (request === 1 && records.shift()),
  });
  const ids: unknown[] = [];
  const read = async () => {
    for await (const { id } of paginate(pbx, '/cdrs', { pageSize: 4 })) ids.push(id);
  };
  expect((await caught(read())).message).toContain('shrank from 12 to 11');
  expect(ids).toEqual([1, 2, 3, 4]);
});

test('asks for one record and gives the total', async () => {
  const seen: URLSearchParams[] = [];
  const baseUrl = await startServer((request, response) => {
    seen.push(new URL(request.url!, 'http://localhost').searchParams);
    json(response, { data: [{ id: 1 }], total: 4711 });
  });
  const pbx = clientOf({ baseUrl });
  expect(await count(pbx, '/cdrs')).toBe(4711);
  expect(await count(pbx, '/cdrs', { filter: where('/cdrs').eq('type', 'M') })).toBe(4711);
  expect(seen.map((query) => Object.fromEntries(query))).toEqual([
    { limit: '1' },
    { limit: '1', filter: '[{"property":"type","operator":"eq","value":"M"}]' },
  ]);
});

test.each([
  [{ data: [] }, 'total'],
  [{ total: 3 }, 'data'],
  [[], 'data'],
  [null, 'data'],
])('%j is no page', async (body, message) => {
  const call = count(clientOf({ fetch: returning(body) }), '/cdrs');
  expect(await caught(call)).toMatchObject({ kind: 'body', message: expect.stringContaining(message) });
});
