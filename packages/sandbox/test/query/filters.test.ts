import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import type { FilterCondition } from '../../src/generated/schema.ts';
import type { AnyCollection } from '../../src/infrastructure/collection.ts';
import { operators } from '../../src/operations/query/operators.ts';
import { servePlatform } from '../support/serve-platform.ts';
import { type ListRequest, naiveList } from './naive-model.ts';

const TEXTS = [
  '',
  ' ',
  '%',
  '_',
  '%%',
  '_%',
  "O'Hara",
  '"',
  '\\',
  'null',
  'true',
  '0',
  '-0',
  '007',
  '1e3',
  '0x10',
  'NaN',
  'Ünïcode',
  'ſtraße',
  '😀',
  'a😀b',
  '2026-11-20',
  '2026-11-20 09:02:11',
  '__proto__',
  'constructor',
  '447700900123',
  'Alice',
  'ali',
  'a%e',
  '_lice',
  '😀_',
  '%b',
];
const NUMBERS = [0, -1, 1, 5000000101, 42001, 410003, 2 ** 53, -(2 ** 53), 1e21, 0.5, 184];
const TIMES = [
  '2026-11-19 23:59:59',
  '2026-11-20 00:00:00',
  '2026-11-20 09:02:11',
  '2026-11-21 00:00:00',
  null,
];

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 4 });
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 6 }));

const cdr = fc.record({
  live_id: orNull(fc.constantFrom(5000000101, 5000000102, 0, 1)),
  user_id: orNull(fc.constantFrom(410002, 410003)),
  calldate: fc.constantFrom(...TIMES),
  src_name: orNull(text),
  info: orNull(text),
  duration: orNull(fc.integer({ min: 0, max: 5 })),
  charge: orNull(fc.constantFrom(0, 0.5, 0.012)),
  is_root: orNull(fc.boolean()),
});
const contact = fc.record({
  first_name: orNull(text),
  notes: orNull(text),
  global: orNull(fc.boolean()),
  type: orNull(fc.nat(3)),
});

const scalar = fc.oneof(text, fc.constantFrom(...NUMBERS), fc.boolean(), fc.constant(null));
const list = fc.array(fc.oneof(text, fc.constantFrom(...NUMBERS)), { maxLength: 4 });

type Value = string | number | boolean | null;

/** A number as text, or a pattern with a wildcard for a character. */
function otherwise(value: Value): fc.Arbitrary<Value> {
  if (typeof value === 'number')
    return fc.constantFrom(`${value}`, `+${value}`, `0${value}`, `${value}.0`, `${value}e0`);
  if (typeof value !== 'string' || value === '') return fc.constant(String(value));
  const signs = Array.from(value);
  return fc.tuple(fc.nat(signs.length - 1), fc.constantFrom('_', '%', '')).map(([at, sign]) => {
    return signs.with(at, sign).join('');
  });
}

function question(properties: string[], values: unknown[]): fc.Arbitrary<ListRequest> {
  const isScalar = (value: unknown): value is Value => typeof value !== 'object' || value === null;
  const known = fc.constantFrom(...values.filter(isScalar));
  const condition = fc
    .record({
      property: fc.constantFrom(...properties),
      operator: fc.constantFrom(...Object.keys(operators)),
      one: fc.oneof(known, known.chain(otherwise), scalar),
      several: list,
    })
    .map(({ property, operator, one, several }) => {
      const value =
        operator === 'in'
          ? [...several, ...(typeof one === 'string' || typeof one === 'number' ? [one] : [])]
          : one;
      return { property, operator, value } as FilterCondition;
    });
  const property = fc.option(fc.constantFrom(...properties), { nil: undefined });
  return fc.record({
    filter: fc.array(condition, { maxLength: 3 }),
    sort: property,
    dir: fc.constantFrom('ASC', 'DESC', 'desc', undefined),
    group_by: property,
    page: fc.integer({ min: 1, max: 4 }),
    limit: fc.constantFrom(1, 3, 5000),
  });
}

const served = await servePlatform();
afterAll(() => served.close());

function query({ filter, ...others }: ListRequest): string {
  const entries = Object.entries(others).filter(([, value]) => value !== undefined);
  const texts = entries.map(([name, value]) => [name, String(value)]);
  return new URLSearchParams([...texts, ['filter', JSON.stringify(filter)]]).toString();
}

async function listed(path: string, request: ListRequest): Promise<ReturnType<typeof naiveList>> {
  const { status, json } = await served.ask(`GET ${path}?${query(request)}`);
  if (status !== 200) throw new Error(`${status} for ${query(request)}`);
  return { ids: json.data.map(({ id }: { id: number }) => id), total: json.total };
}

const naive = (records: unknown[], request: ListRequest) =>
  naiveList(records as Parameters<typeof naiveList>[0], request);

describe('a filtered list is what one look at every record gives', () => {
  const tables: [name: 'cdrs' | 'contacts', record: fc.Arbitrary<object>, fields: string, numRuns: number][] =
    [
      [
        'cdrs',
        cdr,
        'id live_id user_id calldate src_name info duration charge is_root type',
        rounds(50, 1500),
      ],
      ['contacts', contact, 'id first_name notes global type', rounds(10, 250)],
    ];
  it.each(tables)('with random %s', async (name, record, fields, numRuns) => {
    const cases = fc.array(record, { minLength: 1, maxLength: 12 }).chain((records) => {
      const values = records.flatMap((one) => Object.values(one));
      const questions = fc.array(question(fields.split(' '), values), { minLength: 4, maxLength: 4 });
      return fc.record({ records: fc.constant(records), questions });
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ records, questions }) => {
        const table: AnyCollection & { clear(): void; nextId(): number } = served.platform.store.tables[name];
        table.clear();
        for (const one of records) table.put({ ...one, id: table.nextId() });
        for (const request of questions)
          expect(await listed(`/${name}`, request)).toEqual(naive(table.list(), request));
      }),
      { numRuns },
    );
    served.reset();
  });

  it('with the records of the story, lists within them included', async () => {
    const users = served.platform.store.tables.users.list();
    // Without what has two forms, such as `two_factor_auth`: a filter takes either.
    const request = question(
      ['id', 'ext', 'active', 'fm_targets', 'vm_emails', 'roles', 'created_at'],
      ['447700900201', 410001, true, '2101', ...users.flatMap(({ vm_emails: emails }) => emails ?? [])],
    );
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        expect(await listed('/users', one)).toEqual(naive(users, one));
      }),
      { numRuns: rounds(50, 1500) },
    );
  });
});

describe('what a list takes', () => {
  const total = async (line: string): Promise<number> => (await served.ask(line)).json.total;
  const filtered = (...filter: unknown[]) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

  it.each(Object.entries(operators))('takes %s as %s', async (alias, operator) => {
    const value = operator === 'in' ? ['42001', 42002] : 42002;
    const wanted = { eq: 1, ne: 15, lt: 9, lte: 10, gt: 6, gte: 7, in: 2, like: 1, notlike: 15 }[operator];
    expect(await total(`GET /cdrs?${filtered({ property: 'id', operator: alias, value })}`)).toBe(wanted);
  });

  it.each([
    ['a😀b', 'a_b', true],
    ['a😀b', 'a__b', false],
    ['😀', '_', true],
    ['a.b', 'a_b', true],
    ['axb', 'a.b', false],
    ['100%', '0%', false],
    ['100%', '%0%', true],
    ['Alice', 'LIC', true],
    ['Alice', 'lic%', false],
    ['', '%', true],
    ['', '_', false],
    [null, '%', false],
  ])('finds %j like %j: %s', async (name, value, found) => {
    served.platform.store.tables.contacts.patch(9001, { first_name: name });
    const like = { property: 'first_name', operator: 'like', value };
    const one = { property: 'id', operator: 'eq', value: 9001 };
    expect(await total(`GET /contacts?${filtered(like, one)}`)).toBe(found ? 1 : 0);
    const notLike = { ...like, operator: 'notlike' };
    expect(await total(`GET /contacts?${filtered(notLike, one)}`)).toBe(found ? 0 : 1);
    served.reset();
  });

  it.each([
    [5000000101, 1],
    ['5000000101', 1],
    ['05000000101', 1],
    ['5000000101.0', 1],
    ['+5000000101', 1],
    ['null', 0],
    [null, 1],
    ['', 0],
    [' 5000000101', 0],
    [[5000000101], 0],
  ])('finds by an indexed number: %j', async (value, found) => {
    served.platform.store.tables.cdrs.patch(42_004, { live_id: null });
    expect(await total(`GET /cdrs?${filtered({ property: 'live_id', operator: 'eq', value })}`)).toBe(found);
    served.reset();
  });

  it('takes the members of a condition in any order, a space as + and as %20, an empty filter', async () => {
    const filter = (operator: string, value: string) =>
      `GET /cdrs?filter=[{"value":"${value}","operator":"${operator}","property":"calldate"}]`;
    expect(await total(filter('lte', '2026-11-20+09:41:05'))).toBe(12);
    expect(await total(filter('eq', '2026-11-20%2009:41:05'))).toBe(1);
    expect(await total('GET /cdrs?filter=[]')).toBe(16);
  });

  it.each([
    ['2026-11-20T09:41:05Z', 1],
    ['2026-11-20T09:41:05.000Z', 1],
    ['2026-11-20T10:41:05+01:00', 1],
    ['2026-11-20T09:41:05', 1],
    ['2026-11-20T10:41:05', 0],
    ['2026-11-20Tnonsense', 0],
  ])('takes ISO 8601 for a time: %s', async (value, found) => {
    expect(await total(`GET /cdrs?${filtered({ property: 'calldate', operator: 'eq', value })}`)).toBe(found);
  });

  it('takes ISO 8601 in a range of times', async () => {
    const since = { property: 'calldate', operator: 'gte', value: '2026-11-20T09:41:05Z' };
    const until = { property: 'calldate', operator: 'lt', value: '2026-11-20T15:20:00+01:00' };
    expect(await total(`GET /cdrs?${filtered(since)}`)).toBe(5);
    expect(await total(`GET /cdrs?${filtered(since, until)}`)).toBe(4);
  });

  it('has nothing past the last page, and tells the total all the same', async () => {
    expect((await served.ask('GET /cdrs?page=9&limit=3')).json).toEqual({ data: [], total: 16 });
  });

  it('filters by what a record does not show, and not by what is refused', async () => {
    const unseen = { property: 'live_id', operator: 'eq', value: '5000000101' };
    expect(await total(`GET /monitors?${filtered(unseen)}`)).toBe(1);
    const from = { property: 'from', operator: 'eq', value: '442079460955' };
    const refused = await served.ask(`GET /faxes?${filtered(from)}`);
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'filter']);
  });

  it('shows the fields that are request for', async () => {
    const { json } = await served.ask('GET /cdrs?fields[cdrs]=calldate,type&limit=1');
    expect(Object.keys(json.data[0])).toEqual(['id', 'calldate', 'type']);
  });
});
