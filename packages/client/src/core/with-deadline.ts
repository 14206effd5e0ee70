import type { Fail } from './prepared.ts';
import { unrefTimer } from './unref-timer.ts';

/** Longest delay of a timer, in milliseconds; a longer one would fire straight away. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Runs a task with a signal that combines the caller's with a timeout. Rejects as soon as it is aborted, even if the task
 * does not react.
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
        : (['timeout', `no response within ${timeout} ms`] as const);
      reject(fail(kind, reason, { cause: signal.reason as unknown }));
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    const timer: unknown =
      timeout > 0 && timeout <= MAX_TIMER
        ? setTimeout(() => own.abort(new DOMException('The call has timed out', 'TimeoutError')), timeout)
        : undefined;
    unrefTimer(timer);
    run(signal)
      .finally(() => clearTimeout(timer as number | undefined))
      .then(resolve, reject);
  });
}
