/** One line of the result: what was measured, and what it must not exceed or not fall below. */
export interface Bar {
  name: string;
  measured: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

export function isMet({ measured, atMost = Infinity, atLeast = -Infinity }: Bar): boolean {
  return measured <= atMost && measured >= atLeast;
}

/** The bars as a table. */
export function formatBars(bars: Bar[]): string {
  return formatTable(
    bars.map((bar) => [
      isMet(bar) ? 'met' : 'MISSED',
      bar.name,
      `${format(bar.measured)}${bar.unit}`,
      bar.atMost === undefined
        ? `at least ${format(bar.atLeast ?? 0)}${bar.unit}`
        : `at most ${format(bar.atMost)}${bar.unit}`,
    ]),
  );
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

const format = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0);
