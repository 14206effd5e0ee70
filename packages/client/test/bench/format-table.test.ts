import { expect, test } from 'vitest';
import { formatTable } from '../../bench/table/format-table.ts';
import type { Bar } from '../../bench/table/row.ts';

const columns = { names: ['raw', 'theirs', 'ours'], raw: 0, heyApi: 1, ours: 2 };
const table = (values: (number | undefined)[], most: Bar) =>
  formatTable([{ measurement: 'size', unit: 'bytes', values, decimals: 0, bar: most }], columns).split(
    '\n',
  )[1];

test('shows all clients and the bar side by side', () => {
  expect(table([171, 3782, 4200], { text: '<= 4,500', most: () => 4500 })).toBe(
    'size (bytes)  171   3,782  4,200  <= 4,500  met',
  );
});

test.each([
  { ours: 400, verdict: 'met' },
  { ours: 401, verdict: 'MISSED' },
  { ours: undefined, verdict: 'not measured' },
])('$ours bytes beside 500 of another: $verdict', ({ ours, verdict }) => {
  const most = { text: '0.8 x', most: ({ heyApi }: { heyApi: number }) => 0.8 * heyApi };
  expect(table([1, 500, ours], most)).toMatch(new RegExp(`0\\.8 x +${verdict}$`));
});
