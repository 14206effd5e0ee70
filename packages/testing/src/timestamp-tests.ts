import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

interface ParseTimestamp {
  (timestamp: string): Date;
  (timestamp: null | undefined): null;
  (timestamp: string | null | undefined): Date | null;
}

/** Tests a function that parses the platform's timestamps. Call it at the top level of a test file. */
export function testParseTimestamp(parse: ParseTimestamp): void {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['UTC', 'America/New_York', 'Pacific/Apia'])(
    'a timestamp is UTC where the clock is that of %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(parse('2026-11-20 09:02:11').toISOString()).toBe('2026-11-20T09:02:11.000Z');
      // 02:30 does not exist on this day in New York.
      expect(parse('2026-03-08 02:30:00').toISOString()).toBe('2026-03-08T02:30:00.000Z');
    },
  );

  test('null and undefined are null', () => {
    expect([parse(null), parse(undefined)]).toEqual([null, null]);
    expectTypeOf(parse('2026-11-20 09:02:11')).toEqualTypeOf<Date>();
    expectTypeOf(parse(null)).toEqualTypeOf<null>();
    const cdr: { calldate?: string | null } = { calldate: null };
    expectTypeOf(parse(cdr.calldate)).toEqualTypeOf<Date | null>();
  });

  describe('what is no timestamp is a RangeError that shows it and the form', () => {
    const days = '2026-02-30 2026-02-29 2026-13-01 2026-00-01 2026-11-31 0000-00-00'.split(' ');
    const times = '24:00:00 25:00:00 09:60:00 09:02:60 09:02 09:02:11.5 09:02:11Z'.split(' ');
    test.each([
      ...days.map((day) => `${day} 09:02:11`),
      ...times.map((time) => `2026-11-20 ${time}`),
      '',
      '2026-11-20',
      '2026-11-20T09:02:11Z',
      '20/11/2026 09:02:11',
      '２026-11-20 09:02:11',
      ' 2026-11-20 09:02:11',
      '2026-11-20 09:02:11\n',
    ])('%j', (text) => {
      expect(() => parse(text)).toThrow(RangeError);
      expect(() => parse(text)).toThrow(JSON.stringify(text).slice(0, 30));
      expect(() => parse(text)).toThrow('YYYY-MM-DD HH:MM:SS');
    });

    test.each([1_790_000_000, true, {}, [], Symbol('s')])('%s', (value) => {
      expect(() => parse(value as never)).toThrow(RangeError);
    });

    test('a long text is not repeated in full', () => {
      expect(() => parse('x'.repeat(10_000))).toThrow(/^.{1,150}$/);
    });
  });
}
