import { expect, test } from 'vitest';
import { formatTable } from '../../bench/table/format-table.ts';
import { bar, type Bar } from '../../bench/table/row.ts';

const columns = { names: ['raw', 'theirs', 'paths', 'names'], raw: 0, heyApi: 1, byPath: 2, byName: 3 };
const table = (values: (number | undefined)[], most: Bar) =>
  formatTable([{ measurement: 'size', unit: 'bytes', values, decimals: 0, bar: most }], columns).split(
    '\n',
  )[1];

test('shows all clients and the bar side by side', () => {
  const most = { text: '<= 4,000, by name 4,500', most: () => ({ byPath: 4000, byName: 4500 }) };
  expect(table([171, 3782, 3667, 4200], most)).toBe(
    'size (bytes)  171   3,782  3,667  4,200  <= 4,000, by name 4,500  met',
  );
});

test.each([
  { ours: [400, 400], verdict: 'met' },
  { ours: [401, 400], verdict: 'MISSED by path' },
  { ours: [400, 401], verdict: 'MISSED by name' },
  { ours: [401, 500], verdict: 'MISSED by path and by name' },
  { ours: [undefined, 1], verdict: 'not measured' },
])('$ours bytes beside 500 of another: $verdict', ({ ours, verdict }) => {
  expect(
    table(
      [1, 500, ...ours],
      bar('0.8 x', ({ heyApi }) => 0.8 * heyApi),
    ),
  ).toMatch(new RegExp(`0\\.8 x +${verdict}$`));
});
