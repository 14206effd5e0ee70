/**
 * The value below which the share `at` (0 to 1) of the values lies, between two neighbours in proportion. NaN of nothing.
 */
export function quantile(values: number[], at: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * at;
  const below = sorted[Math.floor(place)] ?? NaN;
  return below + ((sorted[Math.ceil(place)] ?? NaN) - below) * (place % 1);
}

/** The middle value, or the mean of the two in the middle. NaN of nothing. */
export const median = (values: number[]): number => quantile(values, 0.5);
