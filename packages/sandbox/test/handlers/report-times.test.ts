import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRun } from '../../src/platform/reports.ts';

const DAY = 86_400_000;

/** The runs of a schedule from a day on, as the clock on the wall shows them. */
function runs(timezone: string, hour: number, from: string, days: number): string[] {
  const schedule = { id: 1, status: 1, timezone, times: { type: 'daily', time_of_day: [hour] } };
  const found: string[] = [];
  const end = Date.parse(from) + days * DAY;
  let at = nextRun(schedule, Date.parse(from) - 1);
  for (; at !== undefined && at < end; at = nextRun(schedule, at))
    found.push(new Date(at).toLocaleString('sv-SE', { timeZone: timezone }).slice(0, 16));
  return found;
}

test.each([
  ['an hour that is skipped', 'Europe/London', 1, '2026-03-28', '03-28 01:00, 03-29 02:00, 03-30 01:00'],
  ['one that comes twice', 'Europe/London', 1, '2026-10-24', '10-24 01:00, 10-25 01:00, 10-26 01:00'],
  ['half an hour', 'Australia/Lord_Howe', 2, '2026-10-02T15:00Z', '10-03 02:00, 10-04 02:30, 10-05 02:00'],
  ['two hours', 'Antarctica/Troll', 2, '2026-10-24', '10-24 02:00, 10-25 02:00, 10-26 02:00'],
  ['a late day', 'America/Santiago', 0, '2026-09-05T04:00Z', '09-05 00:00, 09-06 01:00, 09-07 00:00'],
])('%s', (_, timezone, hour, from, expected) => {
  const found = runs(timezone, hour, from, 4).slice(0, 3);
  expect(found).toEqual(expected.split(', ').map((time) => `2026-${time}`));
});

test('a report is made once on every day that there is, wherever and whenever', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(
      zones,
      fc.integer({ min: 1980, max: 2035 }),
      fc.nat(50),
      fc.nat(23),
      (zone, year, week, hour) => {
        const from = new Date(Date.UTC(year, 0, 1) + week * 7 * DAY);
        const found = runs(zone, hour, from.toISOString(), 9).map((run) => run.slice(0, 10));
        expect(new Set(found).size).toBe(found.length);
        const days = new Set<string>();
        for (let at = from.getTime() + DAY; at < from.getTime() + 8 * DAY; at += 3_600_000)
          days.add(new Date(at).toLocaleString('sv-SE', { timeZone: zone }).slice(0, 10));
        const inside = [...days].slice(1, -1);
        expect(found).toEqual(expect.arrayContaining(inside));
      },
    ),
    { numRuns: 40 },
  );
});
