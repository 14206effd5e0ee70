import { expect, test } from 'vitest';
import { formatTable } from '../../bench/table/format-table.ts';
import type { Bar } from '../../bench/table/row.ts';

const columns = { names: ['raw', 'theirs', 'ours'], heyApi: 1, ours: 2 };
const table = (values: (number | undefined)[], bar: Bar) =>
  formatTable([{ measurement: 'size', unit: 'bytes', values, decimals: 0, bar }], columns).split('\n')[1];

test('shows all clients and the bar side by side', () => {
  expect(table([171, 3782, 3667], { most: 4000, lessThanHeyApi: true })).toBe(
    'size (bytes)  171   3,782  3,667  <= 4,000 and < hey-api  met',
  );
});

test.each([
  { ours: 4000, theirs: 5000, verdict: 'met' },
  { ours: 4001, theirs: 5000, verdict: 'MISSED' },
  { ours: 3000, theirs: 3000, verdict: 'MISSED' },
  { ours: undefined, theirs: 3000, verdict: 'not measured' },
])('$ours bytes beside $theirs: $verdict', ({ ours, theirs, verdict }) => {
  expect(table([undefined, theirs, ours], { most: 4000, lessThanHeyApi: true })).toMatch(
    new RegExp(`hey-api  ${verdict}$`),
  );
});
