import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import { parseTimestamp } from '../../src/index.ts';

const timeZone = process.env['TZ'];
afterEach(() => {
  if (timeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = timeZone;
});

test.each(['UTC', 'America/New_York', 'Pacific/Apia'])(
  'a timestamp is UTC where the clock is that of %s',
  (zone) => {
    process.env['TZ'] = zone;
    expect(parseTimestamp('2026-11-20 09:02:11').toISOString()).toBe('2026-11-20T09:02:11.000Z');
    // 02:30 does not exist on this day in New York.
    expect(parseTimestamp('2026-03-08 02:30:00').toISOString()).toBe('2026-03-08T02:30:00.000Z');
  },
);

test('null and undefined are null', () => {
  expect(parseTimestamp(null)).toBeNull();
  expect(parseTimestamp(undefined)).toBeNull();
  expectTypeOf(parseTimestamp('2026-11-20 09:02:11')).toEqualTypeOf<Date>();
  expectTypeOf(parseTimestamp(null)).toEqualTypeOf<null>();
  const cdr: { calldate?: string | null } = { calldate: null };
  expectTypeOf(parseTimestamp(cdr.calldate)).toEqualTypeOf<Date | null>();
  // @ts-expect-error a number of seconds, as live calls have, is no timestamp
  expect(() => parseTimestamp(1_790_000_000)).toThrow(RangeError);
});

describe('what is no timestamp is a RangeError that shows it and the form', () => {
  test.each([
    '',
    '2026-11-20',
    '2026-11-20T09:02:11Z',
    '2026-11-20 09:02:11Z',
    '2026-11-20 09:02',
    '2026-11-20 09:02:11.5',
    ' 2026-11-20 09:02:11',
    '2026-11-20 09:02:11\n',
    '20/11/2026 09:02:11',
    '2026-02-30 09:02:11',
    '2026-02-29 00:00:00',
    '2026-13-01 00:00:00',
    '2026-00-01 00:00:00',
    '2026-11-31 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 25:00:00',
    '2026-11-20 09:60:00',
    '2026-11-20 09:02:60',
    '0000-00-00 00:00:00',
    '２026-11-20 09:02:11',
  ])('%j', (text) => {
    expect(() => parseTimestamp(text)).toThrow(RangeError);
    expect(() => parseTimestamp(text)).toThrow(JSON.stringify(text).slice(0, 30));
    expect(() => parseTimestamp(text)).toThrow('YYYY-MM-DD HH:MM:SS');
  });

  test.each([true, {}, [], Symbol('s')])('%s', (value) => {
    expect(() => parseTimestamp(value as never)).toThrow(RangeError);
  });

  test('a long text is not repeated in full', () => {
    expect(() => parseTimestamp('x'.repeat(10_000))).toThrow(/^.{1,150}$/);
  });
});
