/** One measurement of all sites, this one first. */
export interface Row {
  measurement: string;
  /** NaN where nothing was measured. */
  values: number[];
  decimals: number;
  /** What this site must not exceed. */
  atMost?: number;
}

/** The rows as a table, with the bar and whether this site meets it and is not behind any other. */
export function formatRows(names: string[], rows: Row[]): string {
  const lines = [
    ['', ...names, 'bar', '', ''],
    ...rows.map(({ measurement, values, decimals, atMost }) => [
      measurement,
      ...values.map((value) => (Number.isNaN(value) ? '-' : value.toFixed(decimals))),
      atMost === undefined ? '' : `<= ${atMost}`,
      atMost === undefined ? '' : isMet(values, atMost) ? 'met' : 'MISSED',
      atMost === undefined ? '' : isAhead(values) ? 'ahead' : 'BEHIND',
    ]),
  ];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column > 0 && column <= names.length
            ? cell.padStart(widths[column]!)
            : cell.padEnd(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const isMet = ([own = NaN]: number[], atMost: number): boolean => own <= atMost;

/** As good as the best of the others counts: less than nothing cannot shift or block. */
const isAhead = ([own = NaN, ...others]: number[]): boolean =>
  others.every((other) => Number.isNaN(other) || own <= other);
