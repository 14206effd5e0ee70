import { expect, test } from 'vitest';
import type { Bar } from '../../bench/table/bar.ts';
import { formatMeasurement } from '../../bench/table/format-measurement.ts';

const table = (figure: number, bar: Bar) =>
  formatMeasurement({
    title: 'A delivery',
    unit: 'µs',
    decimals: 1,
    candidates: [
      { name: 'theirs', figure: 1000 },
      { name: 'ours', figure, bar },
    ],
  }).split('\n');

test('shows every candidate with its figure and ratio, and the bar', () => {
  expect(table(500, { limit: 'at most', value: 2000 })).toEqual([
    'A delivery (µs)',
    '  theirs  1,000.0  2.00 x ours',
    '  ours      500.0  1.00 x ours',
    '  bar of ours: at most 2,000, met',
  ]);
});

test.each([
  ['at most', 10, 'met'],
  ['at most', 11, 'MISSED'],
  ['at least', 10, 'met'],
  ['at least', 9, 'MISSED'],
  ['at most', NaN, 'MISSED'],
  ['at least', NaN, 'MISSED'],
] as const)('%s 10, %d: %s', (limit, ours, verdict) => {
  expect(table(ours, { limit, value: 10 }).at(-1)).toBe(`  bar of ours: ${limit} 10, ${verdict}`);
});

test.each([
  ['at most', 'theirs', 2000, 'met'],
  ['at most', 'theirs', 2001, 'MISSED'],
  ['at least', 'theirs', 1999, 'MISSED'],
  ['at least', 'nobody', 5000, 'MISSED'],
] as const)('%s 2 x %s, %d: %s', (limit, times, ours, verdict) => {
  expect(table(ours, { limit, value: 2, times }).at(-1)).toBe(
    `  bar of ours: ${limit} 2 x ${times}, ${verdict}`,
  );
});
