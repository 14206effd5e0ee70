/** Alarms that are set, with their times as `performance.now` counts them. */
const set = /* @__PURE__ */ new Map<() => void, number>();
let next = Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Rings after a time, unless it is cancelled. All alarms share one timer, so that to set and to cancel one costs next to
 * nothing. The timer does not keep the process alive.
 *
 * @param milliseconds From now.
 * @param ring A function of its own for each alarm.
 * @returns Cancels the alarm.
 */
export function setAlarm(milliseconds: number, ring: () => void): () => void {
  const at = performance.now() + milliseconds;
  set.set(ring, at);
  if (at < next) wait(at);
  return () => set.delete(ring);
}

function wait(until: number): void {
  clearTimeout(timer);
  next = until;
  timer = setTimeout(ringAll, until - performance.now());
  // Timers of other platforms than Node are numbers.
  if (typeof timer === 'object') timer.unref();
}

function ringAll(): void {
  const now = performance.now();
  for (const [ring, at] of set) {
    if (at > now) continue;
    set.delete(ring);
    ring();
  }
  next = Infinity;
  if (set.size > 0) wait(Math.min(...set.values()));
}
