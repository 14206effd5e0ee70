import { testParseTimestamp } from '@telephony/testing/timestamp-tests';
import * as fc from 'fast-check';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { formatTimestamp, parseTimestamp, where } from '../../src/index.ts';

test('the filter is the array of its conditions', () => {
  const filter = where('/cdrs')
    .gte('calldate', '2026-11-01')
    .lt('calldate', new Date('2026-12-01T00:00:00+01:00'))
    .eq('type', 'O')
    .ne('dst', null)
    .lte('duration', 60)
    .gt('billsec', '5')
    .in('user_id', [410001, '410002', 9_007_199_254_740_993n])
    .like('src_name', "O'Brien")
    .notLike('dst_name', '50 %')
    .eq('live_id', 9_007_199_254_740_993n)
    .eq('is_root', true);
  expect(Array.isArray(filter)).toBe(true);
  expect([...filter]).toEqual([
    { property: 'calldate', operator: 'gte', value: '2026-11-01' },
    { property: 'calldate', operator: 'lt', value: '2026-11-30 23:00:00' },
    { property: 'type', operator: 'eq', value: 'O' },
    { property: 'dst', operator: 'ne', value: null },
    { property: 'duration', operator: 'lte', value: 60 },
    { property: 'billsec', operator: 'gt', value: '5' },
    { property: 'user_id', operator: 'in', value: ['410001', '410002', '9007199254740993'] },
    { property: 'src_name', operator: 'like', value: "O'Brien" },
    { property: 'dst_name', operator: 'notlike', value: '50 %' },
    { property: 'live_id', operator: 'eq', value: '9007199254740993' },
    { property: 'is_root', operator: 'eq', value: true },
  ]);
  expect(JSON.parse(JSON.stringify(filter))).toEqual([...filter]);
  expect(structuredClone(filter)).toEqual([...filter]);
  expect(JSON.stringify(where('/cdrs'))).toBe('[]');
});

test('a filter does not change', () => {
  const base = where('/cdrs').eq('type', 'M');
  const longer = base.eq('dst', '100');
  expect(base).toHaveLength(1);
  expect(longer).toHaveLength(2);
  expect(() => base.push({ property: 'id', operator: 'eq', value: 1 })).toThrow(TypeError);
  expect(() => Object.assign(longer[0]!, { value: 'I' })).toThrow(TypeError);
  const given = [1, 2];
  const filter = where('/cdrs').in('user_id', given);
  given.push(3);
  expect(filter[0]!.value).toEqual(['1', '2']);
  expect(() => (filter[0]!.value as string[]).push('3')).toThrow(TypeError);
});

test('the methods of arrays give plain arrays', () => {
  const filter = where('/cdrs').eq('type', 'M');
  const own = { property: 'labels', operator: 'eq', value: 'x' } as const;
  for (const plain of [filter.map((condition) => condition), filter.concat([own]), [...filter, own]]) {
    expect(Object.getPrototypeOf(plain)).toBe(Array.prototype);
    expect(Object.isFrozen(plain)).toBe(false);
  }
});

test('what JSON cannot send is refused by name', () => {
  const filter = where('/cdrs');
  for (const value of [Number.NaN, Infinity, -Infinity])
    expect(() => filter.eq('duration', value)).toThrow(new RegExp(`duration eq ${value}`));
  expect(() => filter.gte('calldate', new Date('never'))).toThrow(RangeError);
  expect(() => filter.in('user_id', [1, Number.NaN])).toThrow(RangeError);
  expect(() => filter.in('user_id', [])).toThrow('user_id in []');
  for (const value of [undefined, {}, ['a'], () => 'a', Symbol('a')])
    expect(() => filter.eq('dst', value as never)).toThrow(TypeError);
});

test.each([
  'yesterday',
  '',
  '20.11.2026',
  '2026-02-30',
  '2026-11-20 9:00:00',
  '2026-11-20 09:00',
  '2026-11-20T09:00:00Z',
  '2026-11-20T09:00:00+01:00',
  '1795190750',
  1_795_190_750_000 as never,
  true as never,
])('%j is refused where a field has a date, with what to write instead', (value) => {
  for (const make of [
    () => where('/cdrs').gte('calldate', value),
    () => where('/cdrs').eq('calldate', value),
    () => where('/monitors').lt('timestamp', value),
    () => where('/contacts').in('next_call_at', ['2026-11-20', value]),
  ]) {
    expect(make).toThrow(RangeError);
    expect(make).toThrow(/not a date .+ Write YYYY-MM-DD or YYYY-MM-DD HH:MM:SS, in UTC, or pass a Date\.$/);
  }
});

test('dates that the platform reads are sent as they are, a Date in UTC', () => {
  const at = new Date('2026-11-20T09:00:00+01:00');
  const filter = where('/voicemessages')
    .gte('origtime', '2026-11-20')
    .lt('origtime', '2026-11-20 23:59:59')
    .lte('origtime', at)
    .in('origtime', [at, '2026-11-21'])
    .ne('origtime', null)
    .like('origtime', '2026-11-2%');
  expect(filter.map(({ value }) => value)).toEqual([
    '2026-11-20',
    '2026-11-20 23:59:59',
    '2026-11-20 08:00:00',
    ['2026-11-20 08:00:00', '2026-11-21'],
    null,
    '2026-11-2%',
  ]);
  expect(where('/cdrs').eq('dst', 'yesterday')).toHaveLength(1);
});

test('properties and values have the types of the record', () => {
  const cdrs = where('/cdrs');
  // An enumeration is open: known values complete, others are taken, also the number that the documents have.
  cdrs.eq('type', 'X').eq('type', 3).eq('disposition', 'CONNECTED');
  // @ts-expect-error misspelt
  cdrs.eq('caldate', '2026-11-01');
  // @ts-expect-error a property of another record
  cdrs.eq('origtime', '2026-11-01');
  // @ts-expect-error a number
  cdrs.eq('duration', 'long');
  // @ts-expect-error a text
  cdrs.eq('dst', 100);
  // @ts-expect-error a truth value
  cdrs.eq('is_root', 'yes');
  // @ts-expect-error nothing is less than null
  expect(cdrs.lt('duration', null)).toHaveLength(1);
  // @ts-expect-error an id is never null
  cdrs.eq('id', null);
  // @ts-expect-error no timestamp, so no date
  cdrs.eq('src', new Date());
  // @ts-expect-error a list goes with in
  expect(() => cdrs.eq('user_id', [1, 2])).toThrow(TypeError);
  // @ts-expect-error in takes a list
  expect(() => cdrs.in('dst', '100')).toThrow(TypeError);
  // @ts-expect-error a pattern is a text
  cdrs.like('dst', 100);
  // @ts-expect-error 'gte' is a method, not an operator to pass
  expect(cdrs.where).toBeUndefined();
});

test('names are wider or narrower than the record where the ledger says so', () => {
  where('/monitors').eq('live_id', 5_000_000_101).in('live_id', ['5000000101']).gte('timestamp', new Date());
  // @ts-expect-error not a date
  where('/monitors').eq('live_id', new Date());
  where('/faxes').gte('created_at', '2026-11-01');
  // @ts-expect-error refused by the platform
  where('/faxes').eq('from', '442079460101');
  // @ts-expect-error refused by the platform
  where('/faxes').eq('to', '442079460101');
  where('/sms').eq('from', '442079460101');
  where('/voicemessages').lt('origtime', new Date());
  where('/monitors').eq('metadata', 'unknown type: any value');
  // oxlint-disable-next-line typescript/unbound-method -- its type is asked for, it is not called
  expectTypeOf(where('/monitors').eq<'live_id'>)
    .parameter(0)
    .toEqualTypeOf<'live_id'>();
});

test('only collections can be filtered', () => {
  // @ts-expect-error one record
  where('/cdrs/{id}');
  // @ts-expect-error no GET
  where('/login');
  // @ts-expect-error a file
  where('/monitors/{id}.mp3');
  // @ts-expect-error takes no filter
  where('/cdrs/dictionaries');
  // @ts-expect-error no path
  where('/nothing');
  // @ts-expect-error whose records?
  expect(where()).toEqual([]);
});

testParseTimestamp(parseTimestamp);

test('a number of seconds, as live calls have, is no timestamp', () => {
  // @ts-expect-error
  expect(() => parseTimestamp(1_790_000_000)).toThrow(RangeError);
});

test.each(['America/New_York', 'Pacific/Apia'])(
  'a date is written in UTC where the clock is that of %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatTimestamp(new Date('2026-11-20T10:02:11.999+01:00'))).toBe('2026-11-20 09:02:11');
  },
);

test('what has no timestamp is a RangeError', () => {
  expect(() => formatTimestamp(new Date('never'))).toThrow(RangeError);
  expect(() => formatTimestamp(new Date(Date.UTC(10_000, 0)))).toThrow('four digits');
  expect(() => formatTimestamp(new Date(-1e14))).toThrow('four digits');
});

test('every second of the years 0 to 9999 comes back', () => {
  const years = {
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  };
  fc.assert(
    fc.property(fc.date(years), (date) => {
      const timestamp = formatTimestamp(date);
      expect(timestamp).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(parseTimestamp(timestamp).getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
    }),
  );
});
