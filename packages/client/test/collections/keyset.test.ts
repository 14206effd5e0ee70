import { array, assert, asyncProperty, constant, integer, nat, oneof, record } from 'fast-check';
import { isEverything, rounds } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import { pages, paginate, where } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { all } from '../support/client.ts';
import { type Item, startSortingServer } from './support/page-server.ts';

const at = (second: number) => `2026-11-20 09:00:${String(second).padStart(2, '0')}`;
const recordsTo = (length: number, seconds = 60): Item[] =>
  Array.from({ length }, (_, index) => ({ id: index + 1, calldate: at((index * 7) % seconds) }));
const idsOf = (items: readonly { id: unknown }[]) =>
  items.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));

describe('in the order of id', () => {
  test('each record once, by conditions instead of page numbers', async () => {
    const { pbx, queries } = await startSortingServer(() => recordsTo(7));
    const filter = where('/cdrs').gte('calldate', '2026-11-20 00:00:00');
    const read = await all(paginate(pbx, '/cdrs', { by: 'id', pageSize: 3, query: { filter } }));
    expect(read.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(queries.map((query) => [query.get('sort'), query.get('dir'), query.get('page')])).toEqual(
      queries.map(() => ['id', 'ASC', null]),
    );
    expect(queries.map((query) => JSON.parse(query.get('filter')!) as unknown)).toEqual([
      [...filter],
      [...filter, { property: 'id', operator: 'gt', value: 3 }],
      [...filter, { property: 'id', operator: 'gt', value: 6 }],
    ]);
  });

  test('from the highest on', async () => {
    const { pbx, queries } = await startSortingServer(() => recordsTo(7));
    const read = await all(paginate(pbx, '/cdrs', { by: 'id', dir: 'DESC', pageSize: 3 }));
    expect(read.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(queries.map((query) => [query.get('dir'), query.get('filter')])).toEqual([
      ['DESC', null],
      ['DESC', '[{"property":"id","operator":"lt","value":5}]'],
      ['DESC', '[{"property":"id","operator":"lt","value":2}]'],
    ]);
  });

  test('ids beyond 2^53 stay exact as text', async () => {
    const big = ['9007199254740993', '9007199254740994', '9007199254740995'];
    const { pbx } = await startSortingServer(() => big.map((id) => ({ id })));
    expect(idsOf(await all(paginate(pbx, '/cdrs', { by: 'id', pageSize: 1 })))).toEqual(big);
  });

  test('a total that is unknown ends at the empty page', async () => {
    const { pbx, queries } = await startSortingServer(() => recordsTo(4), undefined, { total: () => null });
    expect(await all(paginate(pbx, '/cdrs', { by: 'id', pageSize: 2 }))).toHaveLength(4);
    expect(queries).toHaveLength(3);
  });
});

test('pages give the position after them, and how many are left', async () => {
  const { pbx } = await startSortingServer(() => recordsTo(5));
  const read = await all(pages(pbx, '/cdrs', { by: 'id', pageSize: 2 }));
  expect(read.map(({ data, total }) => [data.length, total])).toEqual([
    [2, 5],
    [2, 3],
    [1, 1],
  ]);
  const rest = await all(paginate(pbx, '/cdrs', { by: 'id', after: read[0]!.position }));
  expect(idsOf(rest)).toEqual([3, 4, 5]);
});

test('a position that has reached the end finds what is new', async () => {
  const records = recordsTo(3);
  const { pbx } = await startSortingServer(() => records);
  const first = paginate(pbx, '/cdrs', { by: 'id' });
  expect(first.position).toBeUndefined();
  await all(first);
  records.push({ id: 9 });
  const second = paginate(pbx, '/cdrs', { by: 'id', after: first.position });
  expect(idsOf(await all(second))).toEqual([9]);
  expect(await all(paginate(pbx, '/cdrs', { by: 'id', after: second.position }))).toEqual([]);
});

const change = oneof(
  record({ kind: constant('insert' as const), second: nat(9) }),
  record({ kind: constant('delete' as const), which: nat(200) }),
  record({ kind: constant('restart' as const), records: nat(5) }),
);

test.each([
  ['id', 'ASC'],
  ['id', 'DESC'],
  ['calldate', 'ASC'],
  ['calldate', 'DESC'],
] as const)(
  'by %s %s: in order, none twice and none missing, whatever comes, goes and restarts',
  async (by, dir) => {
    let records: Item[] = [];
    let mutate = () => {};
    const { pbx } = await startSortingServer(
      () => records,
      () => mutate(),
    );
    await assert(
      asyncProperty(
        nat(60),
        integer({ min: 1, max: 9 }),
        integer({ min: 1, max: 10 }),
        array(change, { maxLength: 25 }),
        async (length, pageSize, seconds, changes) => {
          records = recordsTo(length, seconds);
          const original = new Set(records.map(({ id }) => id));
          let next = 1000;
          let restartAfter = Infinity;
          const queue = [...changes];
          mutate = () => {
            const todo = queue.shift();
            if (todo?.kind === 'insert') records.push({ id: next++, calldate: at(todo.second) });
            if (todo?.kind === 'restart') restartAfter = todo.records;
            if (todo?.kind !== 'delete' || records.length === 0) return;
            const [gone] = records.splice(todo.which % records.length, 1);
            original.delete(gone!.id);
          };
          const read: unknown[] = [];
          const keys: (number | string)[] = [];
          let after: string | undefined;
          for (let isEnd = false; !isEnd;) {
            const cdrs = paginate(pbx, '/cdrs', { by, dir, pageSize, after });
            isEnd = true;
            for await (const { id, calldate } of cdrs) {
              read.push(id);
              keys.push(by === 'id' ? id : String(calldate));
              after = cdrs.position;
              if (restartAfter-- > 0) continue;
              restartAfter = Infinity;
              isEnd = false;
              break;
            }
          }
          const sign = dir === 'DESC' ? -1 : 1;
          expect(keys).toEqual(keys.toSorted((a, b) => sign * (a < b ? -1 : a > b ? 1 : 0)));
          const seen = new Set(read);
          expect(read).toHaveLength(seen.size);
          expect([...original].filter((id) => !seen.has(id))).toEqual([]);
        },
      ),
      { numRuns: isEverything ? rounds(120, 1000) : 25 },
    );
  },
  120_000,
);

describe('what would lose records unseen is an error', () => {
  const unsorted = [3, 1, 2, 5, 4].map((id) => ({ id }));

  test('a platform that does not sort', async () => {
    const { pbx } = await startSortingServer(() => unsorted, undefined, { ignoresSort: true });
    const error = await caught(all(paginate(pbx, '/cdrs', { by: 'id', pageSize: 2 })));
    expect(error.kind).toBe('body');
    expect(error.message).toContain('a record with the id 1 after 3');
  });

  test('a platform that joins conditions by or', async () => {
    const { pbx } = await startSortingServer(() => recordsTo(9), undefined, { joinsByOr: true });
    const filter = where('/cdrs').gte('calldate', '2026-11-20');
    const error = await caught(all(paginate(pbx, '/cdrs', { by: 'id', pageSize: 2, query: { filter } })));
    expect(error.message).toContain('a record with the id 1 after 2');
  });

  test('a record without a value in the field', async () => {
    const records = [{ id: 7, calldate: null }, ...recordsTo(3)];
    const { pbx } = await startSortingServer(() => records);
    const error = await caught(all(paginate(pbx, '/cdrs', { by: 'calldate' })));
    expect(error.message).toContain('the record with the id 7 has no calldate');
  });

  test('an id that is not exact', async () => {
    const { pbx } = await startSortingServer(() => [{ id: 1.5 }]);
    const error = await caught(all(paginate(pbx, '/cdrs', { by: 'id' })));
    expect(error.message).toContain('a record has an inexact id');
  });
});

test.each([
  ['{', 'not a position'],
  ['{"path":"/cdrs","by":"id"}', 'not a position'],
  ['{"path":"/monitors","by":"id","value":3}', 'belongs to /monitors by id ASC, not to /cdrs by id ASC'],
  ['{"path":"/cdrs","by":"id","dir":"DESC","value":3}', 'to /cdrs by id DESC, not to /cdrs by id ASC'],
])('the position %s is refused before any request', async (after, message) => {
  const { pbx, queries } = await startSortingServer(() => []);
  expect(() => paginate(pbx, '/cdrs', { by: 'id', after })).toThrow(
    expect.objectContaining({ kind: 'request', message: expect.stringContaining(message) as string }),
  );
  expect(queries).toEqual([]);
});

test.each([
  [{ by: 'id', firstPage: 1 }, 'firstPage'],
  [{ by: 'id', query: { sort: 'id' } }, 'query.sort'],
  [{ by: '' }, 'by: not a field'],
  [{ by: 'id', dir: 'desc' }, 'dir must be ASC or DESC'],
])('%j is refused', async (options, message) => {
  const { pbx } = await startSortingServer(() => []);
  expect(() => pages(pbx, '/cdrs', options as never)).toThrow(message);
});
