/**
 * How far apart the GETs of a client are: not at all, until the platform refuses a request with a 429 that does not say when to
 * come back. Each success then brings them closer again.
 */
export interface Pace {
  /** Milliseconds between two requests. */
  gap: number;
  /** When the next may be sent, as `performance.now()` says. */
  next: number;
  /** When the gap last grew. */
  grown: number;
}

/** Takes the next turn of a request. @returns the milliseconds until then, at least `delay` */
export function takeTurn(pace: Pace, delay: number): number {
  const now = performance.now();
  const turn = Math.max(pace.next, now);
  pace.next = turn + pace.gap;
  return Math.max(turn - now, delay);
}

/** Slows the pace after a 429, once for those that come together: to half a second between requests, at last to four. */
export function slowDown(pace: Pace): void {
  const now = performance.now();
  if (now < pace.grown + pace.gap) return;
  pace.grown = now;
  pace.gap = Math.min(pace.gap * 2 + 500, 4000);
}
