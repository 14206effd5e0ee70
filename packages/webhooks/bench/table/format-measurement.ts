import { type Bar, isMet } from './bar.ts';

/** One measurement of several candidates; the last is ours. */
export interface Measurement {
  title: string;
  unit: string;
  /** Decimals to show. */
  decimals: number;
  candidates: { name: string; figure: number }[];
  bar: Bar;
}

/** A measurement as a plain-text table: each candidate with its ratio to ours, then the bar. */
export function formatMeasurement({ title, unit, decimals, candidates, bar }: Measurement): string {
  const ours = candidates.at(-1)?.figure ?? NaN;
  const rows = candidates.map(({ name, figure }) => [
    name,
    number(figure, decimals),
    `${(figure / ours).toFixed(2)} x ours`,
  ]);
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(
    ([name = '', figure = '', ratio = '']) =>
      `  ${name.padEnd(width(0))}  ${figure.padStart(width(1))}  ${ratio.padStart(width(2))}`,
  );
  const verdict = isMet(ours, bar) ? 'met' : 'MISSED';
  return [`${title} (${unit})`, ...lines, `  bar: ${bar.limit} ${number(bar.value, 0)}, ${verdict}`].join(
    '\n',
  );
}

function number(value: number, decimals: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
