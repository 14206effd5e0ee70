/** A candidate of a measurement. */
export interface Candidate {
  name: string;
  figure: number;
  /** What the figure must meet. */
  bar?: Bar;
}

/** A bar: a figure, or a multiple of what another candidate has in the same run. */
export interface Bar {
  limit: 'at most' | 'at least';
  value: number;
  /** Name of the other candidate. */
  times?: string;
}

/** Whether a figure meets its bar. A missing figure, of its own or of the other, does not. */
export function isMet(
  figure: number,
  { limit, value, times }: Bar,
  candidates: readonly Candidate[],
): boolean {
  const other = times === undefined ? 1 : (candidates.find(({ name }) => name === times)?.figure ?? NaN);
  return limit === 'at most' ? figure <= value * other : figure >= value * other;
}
