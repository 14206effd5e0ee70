import { every } from './every.ts';
import { isPromise } from './is-promise.ts';

/**
 * Runs an action that must end in time. One that returns at once costs no timer.
 *
 * @param what What takes too long then, for the message.
 * @param onTimeout Called when the time is over. What the action does after that is nobody's concern.
 * @throws DOMException TimeoutError, as `AbortSignal.timeout` has it, or what the action throws.
 */
export function within<T>(
  milliseconds: number,
  what: string,
  action: () => T | Promise<T>,
  onTimeout?: (error: Error) => void,
): T | Promise<T> {
  const result = action();
  if (!isPromise(result)) return result;
  return new Promise((resolve, reject) => {
    const cancel = every(milliseconds, () => {
      cancel();
      const error = new DOMException(`${what} took longer than ${milliseconds} ms.`, 'TimeoutError');
      reject(error);
      onTimeout?.(error);
    });
    Promise.resolve(result).finally(cancel).then(resolve, reject);
  });
}
