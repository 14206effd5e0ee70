import { setAlarm } from './alarms.ts';

/** What has taken too long. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Runs an action that must end in time. One that returns at once costs no timer.
 *
 * @param what What takes too long then, for the message.
 * @param onTimeout Called when the time is over. What the action does after that is nobody's concern.
 * @throws TimeoutError, or what the action throws.
 */
export function within<T>(
  milliseconds: number,
  what: string,
  action: () => T | Promise<T>,
  onTimeout?: (error: TimeoutError) => void,
): T | Promise<T> {
  const result = action();
  if (!isPromise(result)) return result;
  return new Promise((resolve, reject) => {
    const cancel = setAlarm(milliseconds, () => {
      const error = new TimeoutError(`${what} took longer than ${milliseconds} ms.`);
      reject(error);
      onTimeout?.(error);
    });
    result.then(resolve, reject).finally(cancel);
  });
}

function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
  return typeof value === 'object' && value !== null && 'then' in value;
}
