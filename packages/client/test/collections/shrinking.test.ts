import { expect, test } from 'vitest';
import { paginate } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { recordsTo, startPageServer } from './support/page-server.ts';

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
  const read = async () => {
    for await (const record of paginate(pbx, '/cdrs', { pageSize: 3, firstPage: 1 })) void record;
  };
  expect((await caught(read())).message).toContain('shrank from 6 to 3');
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
