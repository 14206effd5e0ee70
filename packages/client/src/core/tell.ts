import type { ClientEvent } from './events.ts';
import type { TelephonyOptions } from './telephony-options.ts';

/** Tells the listener, who cannot change what becomes of the call: what it throws goes to `onHookError`. */
export async function tell({ onEvent, onHookError }: TelephonyOptions, event: ClientEvent): Promise<void> {
  try {
    await onEvent?.(event);
  } catch (error) {
    const { method, path } = event.operation;
    try {
      if (onHookError) await onHookError(error, event.operation);
      else console.error(`[${method}] ${path}: onEvent failed`, error);
    } catch {
      // There is nowhere left to report to.
    }
  }
}
