import { type Candidate, isMet } from './bar.ts';

/** One measurement of several candidates; the last is ours. */
export interface Measurement {
  title: string;
  unit: string;
  /** Decimals to show. */
  decimals: number;
  candidates: readonly Candidate[];
}

/** A measurement as a plain-text table: each candidate with its ratio to ours, then the bars. */
export function formatMeasurement({ title, unit, decimals, candidates }: Measurement): string {
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
  const bars = candidates.flatMap(({ name, figure, bar }) => {
    if (!bar) return [];
    const limit = bar.times === undefined ? number(bar.value, 0) : `${bar.value} x ${bar.times}`;
    return `  bar of ${name}: ${bar.limit} ${limit}, ${isMet(figure, bar, candidates) ? 'met' : 'MISSED'}`;
  });
  return [`${title} (${unit})`, ...lines, ...bars].join('\n');
}

function number(value: number, decimals: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
