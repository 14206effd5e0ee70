import type { TelephonyError } from './telephony-error.ts';

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
 * @param late Creates the error to reject with when the time is over.
 * @param aborted Creates the one to reject with when the caller aborts.
 */
export function withTimeout<T>(
  caller: AbortSignal | undefined,
  ms: number,
  late: () => TelephonyError,
  aborted: () => TelephonyError,
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
    const stop = (error: TelephonyError, reason: unknown = error) => {
      end();
      reject(error);
      own.abort(reason);
    };
    const abort = () => stop(aborted(), caller?.reason);
    if (caller?.aborted) return abort();
    caller?.addEventListener('abort', abort);
    if (ms <= MAX_TIMER) timer = setTimeout(() => stop(late()), ms);
    // In Node and Bun; elsewhere a call holds the program for as long as it may take.
    (timer as { unref?: () => void } | undefined)?.unref?.();
    run(own.signal, () => {
      isKept = true;
      return release;
    })
      .finally(end)
      .then(resolve, reject);
  });
}

/**
 * Aborts a controller together with a signal, until the returned function is called. After that, the signal holds nothing
 * of it: a signal may outlive millions of calls.
 */
export function follow(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return () => signal?.removeEventListener('abort', abort);
}
