import type { TelephonyEvent } from '../event/event.ts';
import type { Delivery, EventHandlers } from './event-handlers.ts';
import { runHandlers } from './run-handlers.ts';
import type { Stop } from '../deadline/stop.ts';
import { within } from '../deadline/within.ts';

/** Time that the handlers of an event have where no other is given, in milliseconds. */
export const HANDLER_TIMEOUT_MS = 30_000;

/** A delivery whose handlers have to end in time. */
interface Timed<Args extends readonly unknown[]> extends Omit<Delivery<Args>, 'signal'> {
  timeoutMs: number;
  /** Gives the handlers their signal. */
  stop: Stop;
}

/** Runs the handlers of an event. @throws DOMException TimeoutError, or what they throw. */
export function runInTime<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
  { request, args, key, timeoutMs, stop }: Timed<Args>,
): unknown {
  const delivery = {
    request,
    args,
    key,
    get signal() {
      return stop.signal;
    },
  };
  const run = () => runHandlers(handlers, event, delivery);
  return within(timeoutMs, 'The handler', run, (error) => stop.now(error));
}
