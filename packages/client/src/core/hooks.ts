import type { Operation } from './telephony-error.ts';
import type { TelephonyOptions } from './telephony-options.ts';

/** Runs a hook, which cannot change what becomes of the call: what it throws goes to `onHookError`. */
export async function runHook<T>(
  { onHookError }: TelephonyOptions,
  operation: Operation,
  hook: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await hook();
  } catch (error) {
    try {
      if (onHookError) await onHookError(error, operation);
      else console.error(`[${operation.method}] ${operation.path}: a hook failed`, error);
    } catch {
      // There is nowhere left to report to.
    }
    return undefined;
  }
}
