import type { TelephonyEvent } from '../event/event.ts';
import type { Delivery, EventHandlers } from './event-handlers.ts';
import { runHandlers } from './run-handlers.ts';
import type { Stop } from '../deadline/stop.ts';
import { within } from '../deadline/within.ts';

/** Time that the handlers of an event have where no other is given, in milliseconds. */
export const HANDLER_TIMEOUT_MS = 30_000;

/**
 * Runs the handlers of an event.
 *
 * @param stop Gives the handlers their signal.
 * @throws DOMException TimeoutError, or what they throw.
 */
export function runInTime<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
  sent: Omit<Delivery<Args>, 'signal'>,
  timeoutMs: number,
  stop: Stop,
): unknown {
  const delivery = {
    ...sent,
    get signal() {
      return stop.signal;
    },
  };
  const run = () => runHandlers(handlers, event, delivery);
  return within(timeoutMs, 'The handler', run, (error) => stop.now(error));
}
