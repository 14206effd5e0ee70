import { createStop, type Stop } from './timeout.ts';
import { eventKey, isEvent, type TelephonyEvent } from './event.ts';
import {
  checkHandlers,
  type EventHandlers,
  hasHandler,
  knownNames,
  runInTime,
} from './handler/event-handlers.ts';
import { checkOptions, type WebhookOptions } from './handler/options.ts';
import { createOnce } from './handler/handle-once.ts';
import type { EventStore } from './store/event-store.ts';

const NOWHERE = 'https://queue.invalid/';
const NAME = 'createDispatcher';
const OPTIONS = ['store', 'timeoutMs', 'leaseMs', 'rememberMs', 'storeTimeoutMs'];

/** Options of `createDispatcher`. Times are milliseconds. */
export interface DispatchOptions extends Pick<
  WebhookOptions,
  'timeoutMs' | 'leaseMs' | 'rememberMs' | 'storeTimeoutMs'
> {
  /**
   * Where it is remembered which events have been handled, by all workers: an event that comes out of the queue again is then
   * not handled again. It may be the store of the receiver, since what is handled there has other keys. Default: none.
   */
  store?: EventStore | undefined;
}

/**
 * Creates the function that a worker of a queue calls with the event of each job, as `forward` has put it there, or its JSON: it
 * runs the same handlers as `createWebhookHandler`, and rejects when they fail, so that the queue tries again and, after that,
 * keeps the job. With a store it also rejects when another worker has been handling the event for five seconds, or the store fails.
 *
 * @throws TypeError or RangeError for an invalid handler or option.
 *
 * @example
 * const dispatch = createDispatcher({ 'call.missed': (event) => crm.note(event.src) }, { store: redisStore(connection) });
 * new Worker('events', (job) => dispatch(job.data), { connection });
 */
export function createDispatcher<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  options: DispatchOptions = {},
): (event: TelephonyEvent | string, ...args: Args) => Promise<void> {
  checkHandlers(NAME, handlers);
  knownNames(NAME, 'options', options, OPTIONS);
  const settings = checkOptions(NAME, { secret: 'none', ...options });
  const { timeoutMs } = settings;
  // How often to try is up to the queue.
  const handleOnce = options.store && createOnce(options.store, { ...settings, attempts: Infinity });

  return async (given, ...args) => {
    // It was read before it was put into the queue: to read it again would lose how it differed.
    const event: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    if (!isEvent(event))
      throw new TypeError(`${NAME}: the job is not an event. Give it what \`forward\` has added.`);
    if (!hasHandler(handlers, event)) return;
    const json = typeof given === 'string' ? given : JSON.stringify(given);
    const request = new Request(NOWHERE, { method: 'POST', body: json });
    const key = await eventKey(event, new TextEncoder().encode(json));
    const run = (stop: Stop) => runInTime(handlers, event, { request, args, key }, timeoutMs, stop);
    if (!handleOnce) return void (await run(createStop()));
    // The receiver has completed its key when the event was in the queue.
    const result = await handleOnce(`job:${key}`, { run, giveUp: async () => {} });
    if (result.outcome === 'failed') throw result.error;
    if (result.outcome === 'busy') throw new Error(`${NAME}: ${result.reason}`);
  };
}

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
