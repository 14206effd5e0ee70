import type { TelephonyEvent } from '../event/event.ts';
import { messageOf } from '../once/message-of.ts';
import type { Delivery, EventHandlers } from './event-handlers.ts';
import type { Result } from './result.ts';
import { runHandlers } from './run-handlers.ts';
import { within } from './within.ts';

/** A delivery whose handlers have to end in time. */
interface Timed<Args extends readonly unknown[]> extends Omit<Delivery<Args>, 'signal'> {
  timeoutMs: number;
  /** Gives the handlers their signal. */
  abort: AbortController;
}

/** Runs the handlers of an event. @throws TimeoutError, or what they throw. */
export function runInTime<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
  { timeoutMs, abort, ...delivery }: Timed<Args>,
): unknown {
  const run = () => runHandlers(handlers, event, { ...delivery, signal: abort.signal });
  return within(timeoutMs, 'The handler', run, abort);
}

/** What becomes of an event that is tried once. */
export async function resultOf(
  event: TelephonyEvent,
  run: (abort: AbortController) => unknown,
): Promise<Result> {
  try {
    await run(new AbortController());
    return { outcome: 'handled', attempt: 1, reason: null, event };
  } catch (error) {
    return { outcome: 'failed', attempt: 1, reason: messageOf(error), event, error };
  }
}
