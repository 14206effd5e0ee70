import type { Row } from './row.ts';

/** Where the clients that a bar compares stand among the clients. */
export interface Columns {
  names: string[];
  raw: number;
  heyApi: number;
  ours: number;
}

/** All rows as one table of plain text, with the bar and whether ours meets it. */
export function formatTable(rows: Row[], columns: Columns): string {
  const lines = [
    ['', ...columns.names, 'bar', ''],
    ...rows.map((row) => [
      `${row.measurement} (${row.unit})`,
      ...row.values.map((value) => formatNumber(value, row.decimals)),
      row.bar.text,
      verdict(row, columns),
    ]),
  ];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const isNumber = (column: number): boolean => column > 0 && column <= columns.names.length;
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatNumber(value: number | undefined, decimals: number): string {
  if (value === undefined) return '-';
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

function verdict({ bar, values }: Row, { raw, heyApi, ours }: Columns): string {
  const own = values[ours];
  if (own === undefined) return 'not measured';
  return own <= bar.most({ raw: values[raw] ?? NaN, heyApi: values[heyApi] ?? NaN }) ? 'met' : 'MISSED';
}
