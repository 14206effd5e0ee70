import * as fc from 'fast-check';
import { isEverything } from '@telephony/testing/tiers';
import { beforeEach, expect, test } from 'vitest';
import {
  count,
  type CountOptions,
  createTelephony,
  formatTimestamp,
  paginate,
  type NamedTelephony,
  where,
  type components,
  operations,
} from '../../src/index.ts';
import { json, startServer } from '../support/start-server.ts';

fc.configureGlobal({ numRuns: isEverything ? 100 : 15 });

/** Characters with a meaning in an address, in JSON or in both. */
const AWKWARD = '+%&=?#/\\"\' \0\n\u2028é<;,\uFEFF'.split('').concat('%2B', '😀', 'e\u0301');

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.oneof(fc.constantFrom(...AWKWARD), fc.string())).map((parts) => parts.join('')),
);
const number = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger())
  // JSON has no negative zero.
  .map((value) => value + 0);

let pbx: NamedTelephony;
let url: URL;

beforeEach(async () => {
  const baseUrl = await startServer((request, response) => {
    url = new URL(request.url!, 'http://localhost');
    json(response, { data: [], total: 0 });
  });
  pbx = createTelephony({ baseUrl, auth: 'token', operations });
});

const sentFilter = (): unknown => JSON.parse(url.searchParams.get('filter') ?? 'null');

async function comesBack<T>(
  values: fc.Arbitrary<T>,
  filterOf: (value: T) => CountOptions<'/cdrs'>,
  wire: (value: T) => unknown,
) {
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      await count(pbx, '/cdrs', filterOf(value));
      expect(sentFilter()).toEqual(wire(value));
    }),
  );
}

const COMPARING = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const;

const years = {
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
};

test.each(COMPARING)('texts, numbers, integers of any size and dates with %s', async (operator) => {
  const values = fc.tuple(text, number, fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }), fc.date(years));
  await expect(
    comesBack(
      values,
      ([src, charge, live_id, calldate]) => {
        const some = where('/cdrs')[operator]('src', src)[operator]('charge', charge);
        return { filter: some[operator]('live_id', live_id)[operator]('calldate', calldate) };
      },
      ([src, charge, live_id, calldate]) => [
        { property: 'src', operator, value: src },
        { property: 'charge', operator, value: charge },
        { property: 'live_id', operator, value: String(live_id) },
        { property: 'calldate', operator, value: formatTimestamp(calldate) },
      ],
    ),
  ).resolves.toBeUndefined();
});

test('patterns with like and notlike', async () => {
  await expect(
    comesBack(
      text,
      (value) => ({ filter: where('/cdrs').like('src', value).notLike('dst', value) }),
      (value) => [
        { property: 'src', operator: 'like', value },
        { property: 'dst', operator: 'notlike', value },
      ],
    ),
  ).resolves.toBeUndefined();
});

test('lists with in, as strings', async () => {
  await expect(
    comesBack(
      fc.array(text, { minLength: 1 }),
      (values) => ({ filter: where('/cdrs').in('src', values) }),
      (value) => [{ property: 'src', operator: 'in', value }],
    ),
  ).resolves.toBeUndefined();
  await expect(
    comesBack(
      fc.array(fc.oneof(fc.maxSafeInteger(), fc.bigInt()), { minLength: 1 }),
      (values) => ({ filter: where('/cdrs').in('user_id', values) }),
      (values) => [{ property: 'user_id', operator: 'in', value: values.map(String) }],
    ),
  ).resolves.toBeUndefined();
});

test('plain conditions with every operator of the documents, in number and order', async () => {
  const operators = 'eq = ne neq <> != lt < lte <= gt > gte >= in like notlike'.split(
    ' ',
  ) as components['schemas']['FilterOperator'][];
  const value = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.array(fc.oneof(text, number)));
  const condition = fc.record(
    { property: text, operator: fc.constantFrom(...operators), value },
    { noNullPrototype: true },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(condition), async (filter) => {
      for await (const cdr of paginate(pbx, '/cdrs', { query: { filter } })) expect(cdr).toBeUndefined();
      expect(sentFilter()).toEqual(filter);
      await pbx.listCdrs({ filter });
      expect(sentFilter()).toEqual(filter);
    }),
  );
});

test('numbers of telephones and other texts in the path', async () => {
  const segment = text.filter((value) => !/^(\s*|\.\.?)$/.test(value));
  await fc.assert(
    fc.asyncProperty(fc.nat(), segment, segment, async (id, from, to) => {
      await pbx.listUserSmsThreadMessages({ id, from, to });
      const parts = url.pathname.split('/').slice(3).map(decodeURIComponent);
      expect(parts).toEqual(['users', String(id), 'sms', 'threads', from, to]);
    }),
  );
});

test('the other parameters of a collection', async () => {
  const query = fc.record(
    {
      sort: text,
      include: text,
      dir: text,
      group_by: text,
      fields: fc.record({ cdrs: text }, { noNullPrototype: true }),
    },
    { noNullPrototype: true },
  );
  await fc.assert(
    fc.asyncProperty(query, async ({ fields, group_by, dir, ...others }) => {
      const grouped = { ...others, fields, group_by: group_by as 'user_id', dir: dir as 'ASC' };
      for await (const cdr of paginate(pbx, '/cdrs', { query: grouped })) expect(cdr).toBeUndefined();
      expect(Object.fromEntries(url.searchParams)).toEqual({
        ...others,
        dir,
        group_by,
        'fields[cdrs]': fields.cdrs,
        limit: '500',
      });
    }),
  );
});
