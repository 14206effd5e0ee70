import type { Outcome } from './outcome.ts';

const COLUMNS = [
  ['accepts', 'accepts'],
  ['compiles', 'compiles'],
  ['calls', 'calls'],
  ['filter', 'filter on the wire'],
  ['enumeration', 'enumeration kept'],
] as const;

/** Whether nothing has failed. What is missing on the machine fails where it is needed only. */
export function isGood(outcome: Outcome): boolean {
  return COLUMNS.every(([key]) => outcome[key] !== false);
}

/** A table of outcomes, one line a consumer. */
export function outcomeTable(outcomes: ReadonlyMap<string, Outcome>): string {
  const rows = [
    ['consumer', ...COLUMNS.map(([, title]) => title)],
    ...[...outcomes].map(([name, outcome]) => [
      name,
      ...(outcome.missing
        ? [`not on this machine: ${outcome.missing.join(', ')}`]
        : COLUMNS.map(([key]) => ({ true: 'yes', false: 'NO', undefined: '-' })[String(outcome[key])] ?? '')),
    ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => (row.length > 2 || column === 0 ? (row[column]?.length ?? 0) : 0))),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
