import type { TelephonyError } from './telephony-error.ts';

// A longer delay would fire at once.
export const MAX_TIMER_MS: number = 2 ** 31 - 1;

// Lets the task's result live on with the caller's signal until the returned function is called.
export type Keep = () => () => void;

/**
 * Runs a task with a signal that follows the caller's and the time limit, and rejects when either ends it, even if the task does not
 * react.
 */
export function withTimeout<T>(
  caller: AbortSignal | undefined,
  ms: number,
  timeoutError: () => TelephonyError,
  abortError: () => TelephonyError,
  run: (signal: AbortSignal, keep: Keep) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
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
      controller.abort(reason);
    };
    const abort = () => stop(abortError(), caller?.reason);
    if (caller?.aborted) return abort();
    caller?.addEventListener('abort', abort);
    if (ms <= MAX_TIMER_MS) timer = setTimeout(() => stop(timeoutError()), Math.max(0, ms));
    // In Node and Bun; elsewhere a call holds the program for as long as it may take.
    (timer as { unref?: () => void } | undefined)?.unref?.();
    run(controller.signal, () => {
      isKept = true;
      return release;
    })
      .finally(end)
      .then(resolve, reject);
  });
}

// The returned function ends it: a signal may outlive millions of calls.
export function follow(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return () => signal?.removeEventListener('abort', abort);
}
