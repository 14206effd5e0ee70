/** One line of the result: what was measured, and what it must not exceed. */
export interface Bar {
  name: string;
  measured: number;
  atMost: number;
  unit: string;
}

export const isMet = ({ measured, atMost }: Bar): boolean => measured <= atMost;

/** The bars as a table. */
export function formatBars(bars: Bar[]): string {
  const rows = bars.map((bar) => [
    isMet(bar) ? 'met' : 'MISSED',
    bar.name,
    `${format(bar.measured)}${bar.unit}`,
    `at most ${format(bar.atMost)}${bar.unit}`,
  ]);
  return formatTable(rows);
}

/** Rows with columns of equal width. */
export function formatTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const format = (value: number): string => (value < 10 ? value.toFixed(3) : value.toFixed(0));
