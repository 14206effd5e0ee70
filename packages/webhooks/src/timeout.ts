import { fieldOf } from './values.ts';

// An action that returns at once costs no timer.
export function withTimeout<T>(
  milliseconds: number,
  subject: string,
  action: () => T | Promise<T>,
  onTimeout?: (error: Error) => void,
): T | Promise<T> {
  const result = action();
  if (!isPromise(result)) return result;
  return new Promise((resolve, reject) => {
    const cancel = every(milliseconds, () => {
      cancel();
      const error = new DOMException(`${subject} took longer than ${milliseconds} ms.`, 'TimeoutError');
      reject(error);
      onTimeout?.(error);
    });
    Promise.resolve(result).finally(cancel).then(resolve, reject);
  });
}

// A timer of 2^31 ms would ring at once.
const MAX_TIMER_MS = 2e9;

// The timer does not keep the process alive.
export function every(milliseconds: number, ring: () => void): () => void {
  const timer = setInterval(ring, Math.min(milliseconds, MAX_TIMER_MS));
  // Timers of other platforms than Node are numbers.
  timer.unref?.();
  return () => clearInterval(timer);
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
  return fieldOf(value, 'then') !== undefined;
}
