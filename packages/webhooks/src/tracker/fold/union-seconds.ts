/** A time from one moment to another, in milliseconds; null where that is unknown. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** Seconds that spans cover together; what overlaps counts once. Null if an end of one is unknown. */
export function unionSeconds(spans: readonly Span[]): number | null {
  const known: { from: number; to: number }[] = [];
  for (const { from, to } of spans) {
    if (from === null || to === null) return null;
    known.push({ from, to });
  }
  let milliseconds = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of known.toSorted((one, other) => one.from - other.from)) {
    milliseconds += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.round(milliseconds / 1000);
}
