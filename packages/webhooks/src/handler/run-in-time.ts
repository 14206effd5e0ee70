import type { TelephonyEvent } from '../event/event.ts';
import { messageOf } from '../once/message-of.ts';
import type { Delivery, EventHandlers } from './event-handlers.ts';
import type { Result } from './result.ts';
import { runHandlers } from './run-handlers.ts';
import { createStop, type Stop } from '../deadline/stop.ts';
import { within } from '../deadline/within.ts';

/** A delivery whose handlers have to end in time. */
interface Timed<Args extends readonly unknown[]> extends Omit<Delivery<Args>, 'signal'> {
  timeoutMs: number;
  /** Gives the handlers their signal. */
  stop: Stop;
}

/** Runs the handlers of an event. @throws TimeoutError, or what they throw. */
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

/** What becomes of an event that is tried once. */
export async function resultOf(event: TelephonyEvent, run: (stop: Stop) => unknown): Promise<Result> {
  try {
    await run(createStop());
    return { outcome: 'handled', attempt: 1, reason: null, event };
  } catch (error) {
    return { outcome: 'failed', attempt: 1, reason: messageOf(error), event, error };
  }
}
