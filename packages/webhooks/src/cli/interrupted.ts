import { stopSignal } from '@telephony/command-line';

/** Aborts when the command is asked to stop, such as by Ctrl-C, with an error as its reason. */
export function interrupted(): AbortSignal {
  const controller = new AbortController();
  const stop = stopSignal();
  const abort = () => controller.abort(new Error(`The command was stopped (${stop.reason}).`));
  if (stop.aborted) abort();
  else stop.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
