import type { Fail } from './prepared.ts';
import { unrefTimer } from './unref-timer.ts';

/** Longest time of a timer; a longer one would be over at once. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Runs something that ends with a signal: the caller's, or that of the time-out. Rejects as soon as one is raised,
 * whatever the run does about it.
 */
export function withDeadline<T>(
  run: (signal: AbortSignal) => Promise<T>,
  caller: AbortSignal | undefined,
  timeout: number,
  fail: Fail,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const own = new AbortController();
    const signal = caller ? AbortSignal.any([caller, own.signal]) : own.signal;
    const stop = () => {
      const [kind, reason] = caller?.aborted
        ? (['abort', 'aborted by the caller'] as const)
        : (['timeout', `no answer within ${timeout} ms`] as const);
      reject(fail(kind, reason, { cause: signal.reason as unknown }));
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    const timer: unknown =
      timeout > 0 && timeout <= MAX_TIMER
        ? setTimeout(
            () => own.abort(new DOMException('The time of the call is over', 'TimeoutError')),
            timeout,
          )
        : undefined;
    unrefTimer(timer);
    run(signal)
      .finally(() => clearTimeout(timer as number | undefined))
      .then(resolve, reject);
  });
}
