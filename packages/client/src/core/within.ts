import type { TelephonyError } from './telephony-error.ts';
import { unrefTimer } from './unref-timer.ts';

/** Longest delay of a timer, in milliseconds; a longer one would fire straight away. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * Lets what a task has returned live on with the caller's signal, until the function that it returns is called. The time limit
 * ends with the task.
 */
export type Keep = () => () => void;

/**
 * Runs a task with a signal that is aborted with the caller's, and when its time is over. Rejects then, even if the task does
 * not react. Nothing stays with the caller's signal or on a timer after that.
 *
 * @param ms Milliseconds; what no timer can hold sets no limit.
 * @param error The error to reject with.
 */
export function within<T>(
  caller: AbortSignal | undefined,
  ms: number,
  error: (isAborted: boolean) => TelephonyError,
  run: (signal: AbortSignal, keep: Keep) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const own = new AbortController();
    let isKept = false;
    let timer: unknown;
    const release = () => caller?.removeEventListener('abort', abort);
    const end = () => {
      clearTimeout(timer as number | undefined);
      if (!isKept) release();
    };
    const stop = (isAborted: boolean) => {
      const reason = error(isAborted);
      end();
      reject(reason);
      own.abort(isAborted ? caller?.reason : reason);
    };
    const abort = () => stop(true);
    if (caller?.aborted) return abort();
    caller?.addEventListener('abort', abort);
    if (ms <= MAX_TIMER) unrefTimer((timer = setTimeout(stop, ms, false)));
    run(own.signal, () => {
      isKept = true;
      return release;
    })
      .finally(end)
      .then(resolve, reject);
  });
}
