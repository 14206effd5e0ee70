import type { ClientEvent } from './events.ts';
import type { TelephonyOptions } from './telephony-options.ts';

/** Tells the listener, who cannot change what becomes of the call: what it throws goes to `onHookError`. */
export function tell({ onEvent, onHookError = report }: TelephonyOptions, event: ClientEvent): void {
  (async () => onEvent?.(event))()
    .catch((error: unknown) => onHookError(error, event.operation))
    // There is nowhere left to report to.
    .catch(() => {});
}

const report: NonNullable<TelephonyOptions['onHookError']> = (error, { method, path }) =>
  console.error(`[${method}] ${path}: onEvent failed`, error);
