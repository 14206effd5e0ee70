import type { TelephonyEvent } from '../event/event.ts';
import type { EventHandlers } from '../handler/event-handlers.ts';

/**
 * Handlers that put every event into a queue: the response is 2xx once it is there. Give them to `createWebhookHandler`, and
 * the events to `createDispatcher` in your workers.
 *
 * @param add Adds a job. It rejects if the queue has not taken it; the platform delivers the event again then. The key is the
 * name and id of the event, or a digest of the body: engines that know ids of jobs use it to take each event once.
 *
 * @example
 * const handler = createWebhookHandler(
 *   forward((event, key) => queue.add(event.event_name, event, { jobId: key })),
 *   { secret },
 * );
 */
export function forward<Args extends readonly unknown[]>(
  add: (event: TelephonyEvent, key: string, ...args: Args) => unknown,
): EventHandlers<Args> {
  return { any: (event, { key, args }) => add(event, key, ...args) };
}
