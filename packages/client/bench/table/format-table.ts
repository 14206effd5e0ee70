import type { Bar, Row } from './row.ts';

/** Where the two clients that a bar compares stand among the clients. */
export interface Columns {
  names: string[];
  ours: number;
  heyApi: number;
}

/** All rows as one table of plain text, with the bar and whether ours meets it. */
export function formatTable(rows: Row[], columns: Columns): string {
  const lines = [
    ['', ...columns.names, 'bar', ''],
    ...rows.map((row) => [
      `${row.measurement} (${row.unit})`,
      ...row.values.map((value) => formatNumber(value, row.decimals)),
      formatBar(row.bar),
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

function formatBar({ most, lessThanHeyApi }: Bar): string {
  const parts = [
    ...(most === undefined ? [] : [`<= ${most.toLocaleString('en')}`]),
    ...(lessThanHeyApi ? ['< hey-api'] : []),
  ];
  return parts.join(' and ');
}

function verdict({ bar, values }: Row, { ours, heyApi }: Columns): string {
  const value = values[ours];
  if (value === undefined) return 'not measured';
  const met =
    (bar.most === undefined || value <= bar.most) &&
    (!bar.lessThanHeyApi || value < (values[heyApi] ?? -Infinity));
  return met ? 'met' : 'MISSED';
}
