import { eventKey, isEvent, type TelephonyEvent } from './event.ts';
import { checkHandlers, type EventHandlers, hasHandler, createRun } from './handler/event-handlers.ts';
import { createOnce } from './handler/handle-once.ts';
import { checkOptions, type WebhookOptions } from './handler/options.ts';
import type { EventStore } from './store/event-store.ts';
import { checkNames } from './values.ts';

const NO_NETWORK = 'https://queue.invalid/';
const NAME = 'createDispatcher';

/** Options of `createDispatcher`. Times are milliseconds. */
export interface DispatchOptions extends Pick<
  WebhookOptions,
  'timeoutMs' | 'leaseMs' | 'rememberMs' | 'storeTimeoutMs'
> {
  /** Remembers handled events for all workers; perhaps the receiver's store. Default: none. */
  store?: EventStore | undefined;
}

const OPTION_NAMES = Object.keys({
  store: true,
  timeoutMs: true,
  leaseMs: true,
  rememberMs: true,
  storeTimeoutMs: true,
} satisfies Record<keyof DispatchOptions, true>);

/**
 * Creates the function for a queue's workers, which runs the handlers of an event, or of its JSON. It rejects when they fail, so that
 * the queue tries again; with a store also when another worker has the event, or the store fails.
 *
 * @throws TypeError or RangeError for an invalid handler or option.
 *
 * @example
 * new Worker('events', (job) => dispatch(job.data), { connection });
 */
export function createDispatcher<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  options: DispatchOptions = {},
): (event: TelephonyEvent | string, ...args: Args) => Promise<void> {
  checkHandlers(NAME, handlers);
  checkNames(NAME, 'options', options, OPTION_NAMES);
  const settings = checkOptions(NAME, { secret: 'none', ...options });
  const { timeoutMs } = settings;
  const handleOnce = options.store && createOnce(options.store, { ...settings, attempts: Infinity });

  return async (job, ...args) => {
    // Parsing it again would lose its drift.
    const event: unknown = typeof job === 'string' ? JSON.parse(job) : job;
    if (!isEvent(event))
      throw new TypeError(`${NAME}: the job is not an event. Give it what \`forward\` has added.`);
    if (!hasHandler(handlers, event)) return;
    const json = typeof job === 'string' ? job : JSON.stringify(job);
    const request = new Request(NO_NETWORK, { method: 'POST', body: json });
    const key = await eventKey(event, new TextEncoder().encode(json));
    const run = createRun(handlers, event, { request, args, key }, timeoutMs);
    if (!handleOnce) return void (await run());
    // The receiver has completed the event's own key.
    const result = await handleOnce(`job:${key}`, { run, giveUp: async () => {} });
    if (result.outcome === 'failed') throw result.error;
    if (result.outcome === 'busy') throw new Error(`${NAME}: ${result.reason}`);
  };
}

/**
 * Creates handlers that put every event into a queue before the response.
 *
 * @param add Adds a job. If it rejects, the platform delivers the event again. Take the key as job id, to handle each event once.
 *
 * @example
 * createWebhookHandler(forward((event, key) => queue.add(event.event_name, event, { jobId: key })), { secret });
 */
export function forward<Args extends readonly unknown[]>(
  add: (event: TelephonyEvent, key: string, ...args: Args) => unknown,
): EventHandlers<Args> {
  return { any: (event, { key, args }) => add(event, key, ...args) };
}
