/** Milliseconds before the first retry; doubled for each further one. */
const FIRST = 300;

/**
 * Milliseconds to wait before a retry: as Retry-After says, in seconds or as a date; else exponential backoff with jitter,
 * so that clients do not all return at once.
 */
export function retryDelay(retryAfter: string | null | undefined, attempt: number): number {
  const seconds = Number(retryAfter || NaN);
  const asked = seconds >= 0 ? seconds * 1000 : Date.parse(retryAfter ?? '') - Date.now();
  return asked >= 0 ? asked : FIRST * 2 ** attempt * (0.5 + Math.random() / 2);
}
