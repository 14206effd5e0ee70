import { follow } from './follow.ts';
import type { Fail } from './fail.ts';
import { unrefTimer } from './unref-timer.ts';

/** Longest delay of a timer, in milliseconds; a longer one would fire straight away. */
const MAX_TIMER = 2 ** 31 - 1;

/** What a task gets that has to end in time. */
export interface Deadline {
  /** Aborted with the caller's signal, and when the time is over. */
  readonly signal: AbortSignal;
  /** Ends what the time limit does, but not what the caller's signal does, until the returned function is called. */
  readonly keep: () => () => void;
}

/**
 * Runs a task with a signal that combines the caller's with a time limit. Rejects as soon as it is aborted, even if the task
 * does not react. Nothing stays with the caller's signal or on a timer after that.
 *
 * @param timeoutMs 0 sets no limit.
 */
export function withDeadline<T>(
  run: (deadline: Deadline) => Promise<T>,
  caller: AbortSignal | undefined,
  timeoutMs: number,
  fail: Fail,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const own = new AbortController();
    const { signal } = own;
    let release = follow(own, caller);
    const end = () => {
      clearTimeout(timer as number | undefined);
      release();
    };
    const stop = () => {
      // A task that does not react to its signal never ends.
      end();
      const { reason } = signal as { reason: unknown };
      reject(
        caller?.aborted
          ? fail('abort', 'aborted by the caller', { cause: reason })
          : fail('timeout', `no response within ${timeoutMs} ms`, { cause: reason }),
      );
    };
    let timer: unknown;
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    timer =
      timeoutMs > 0 && timeoutMs <= MAX_TIMER
        ? setTimeout(() => own.abort(new DOMException('The call has timed out', 'TimeoutError')), timeoutMs)
        : undefined;
    unrefTimer(timer);
    const keep = () => {
      const kept = release;
      release = () => undefined;
      return kept;
    };
    run({ signal, keep }).finally(end).then(resolve, reject);
  });
}
