/** About the longest time that a timer can be set to, in milliseconds: one of 2^31 would ring at once. */
const LONGEST = 2e9;

/**
 * Calls a function again and again, until the function that is returned is called. The timer does not keep the process alive.
 */
export function every(milliseconds: number, ring: () => void): () => void {
  const timer = setInterval(ring, Math.min(milliseconds, LONGEST));
  // Timers of other platforms than Node are numbers.
  if (typeof timer === 'object') timer.unref();
  return () => clearInterval(timer);
}
