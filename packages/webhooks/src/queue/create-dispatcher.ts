import { createStop } from '../deadline/stop.ts';
import type { TelephonyEvent } from '../event/event.ts';
import { isEvent } from '../event/is-event.ts';
import { checkHandlers } from '../handler/check-handlers.ts';
import type { EventHandlers } from '../handler/event-handlers.ts';
import { HANDLER_TIMEOUT_MS, runInTime } from '../handler/run-in-time.ts';
import { eventKey } from '../once/event-key.ts';

/** The address of an event that comes from a queue. */
const NOWHERE = 'https://queue.invalid/';

/** Options of `createDispatcher`. */
export interface DispatchOptions {
  /** Time that the handlers of an event have, in milliseconds: then their signal is aborted, and the job fails. Default: 30,000. */
  timeoutMs?: number;
}

/**
 * Creates the function that a worker of a queue calls with the event of each job, as `forward` has put it there, or its JSON: it
 * runs the same handlers as `createWebhookHandler`, and rejects when they fail, so that the queue tries again and, after that,
 * keeps the job.
 *
 * @throws TypeError for an invalid handler.
 *
 * @example
 * const dispatch = createDispatcher({ 'call.missed': (event) => crm.note(event.src) });
 * new Worker('events', (job) => dispatch(job.data), { connection });
 */
export function createDispatcher<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  { timeoutMs = HANDLER_TIMEOUT_MS }: DispatchOptions = {},
): (event: TelephonyEvent | string, ...args: Args) => Promise<void> {
  checkHandlers(handlers);
  return async (given, ...args) => {
    // It was read before it was put into the queue: to read it again would lose how it differed.
    const event: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    if (!isEvent(event))
      throw new TypeError('createDispatcher: the job is not an event. Give it what `forward` has added.');
    const json = typeof given === 'string' ? given : JSON.stringify(given);
    const request = new Request(NOWHERE, { method: 'POST', body: json });
    const key = await eventKey(event.id, new TextEncoder().encode(json));
    await runInTime(handlers, event, { request, args, key, timeoutMs, stop: createStop() });
  };
}
