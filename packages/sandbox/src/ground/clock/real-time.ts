import type { Action } from './actions.ts';
import type { Clock } from './clock.ts';

/** Longest delay that a timer of Node takes. */
const LONGEST = 2 ** 31 - 1;

/** Runs what falls due as time passes, whenever a clock is in real mode, with one timer. Returns a function that stops it. */
export function runInRealTime<A extends Action>(
  clock: Clock<A>,
  onFault: (error: Error) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const plan = () => {
    clearTimeout(timer);
    const next = clock.nextTime();
    if (next === undefined || running || clock.mode === 'manual') return;
    timer = setTimeout(run, Math.min(LONGEST, Math.max(0, next - clock.now())));
    timer.unref();
  };
  const run = () => {
    running = true;
    // What is due after an action that failed is still due.
    void clock
      .runDue()
      .catch(onFault)
      .finally(() => {
        running = false;
        plan();
      });
  };
  clock.onChange = plan;
  plan();
  return () => {
    clock.onChange = () => {};
    clearTimeout(timer);
  };
}
