/** Whole seconds between two moments as records count them: by the seconds that they show. Milliseconds since 1970. */
export function seconds(from: number, to: number): number {
  return Math.max(0, Math.floor(to / 1000) - Math.floor(from / 1000));
}

/** Seconds that a leg has talked by then; 0 where nobody answered. */
export function talked(connected: number | null, now: number): number {
  return connected === null ? 0 : seconds(connected, now);
}
