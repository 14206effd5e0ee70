import { sleep } from '../deadline/sleep.ts';
import { createAuthorizer } from '../door/authorizer.ts';
import { failureOf } from '../once/attempt.ts';
import { logDeliveries } from '../sight/log-deliveries.ts';
import { createMemoryStore } from '../store/create-memory-store.ts';
import type { EventStore } from '../store/event-store.ts';
import { checkHandlers } from './check-handlers.ts';
import { checkOptions } from './check-options.ts';
import { createDesk } from './create-desk.ts';
import type { EventHandlers } from './event-handlers.ts';
import { keepAlive } from './keep-alive.ts';
import { respond } from './respond.ts';
import { type Result, untried } from './result.ts';
import type { WebhookOptions } from './webhook-options.ts';

/** A receiver of deliveries. Further arguments of a call reach the event handlers as `args`. */
export interface WebhookHandler<Args extends readonly unknown[] = readonly unknown[]> {
  /** Handles a delivery. Never rejects. */
  (request: Request, ...args: Args): Promise<Response>;
  /**
   * Takes no more deliveries (503) and resolves when those in progress are done, also those of `ack: 'early'`. Call it before
   * the process ends.
   */
  drain(): Promise<void>;
  /** Where events are remembered and deliveries kept, for `replayKept`; undefined with `store: false`. */
  readonly store: EventStore | undefined;
}

const NAME = 'createWebhookHandler';

/**
 * Creates the function that receives the platform's deliveries, for every server with Request and Response.
 *
 * A delivery with the right secret is accepted, and then handled or kept in the store. Responses are 2xx once that is done, and
 * others where delivering again can help (ledger O-11): see the README for each case. Each event is handled once, by its
 * name and `id`, or by a digest of the body where it has none.
 *
 * @throws TypeError or RangeError for an invalid handler or option.
 *
 * @example
 * const handler = createWebhookHandler(
 *   { 'call.missed': async (event) => { await crm.note(event.src, event.final); } },
 *   { secret: { username: 'pbx', password: process.env.WEBHOOK_PASSWORD } },
 * );
 * export default { fetch: handler };
 */
export function createWebhookHandler<Args extends readonly unknown[] = readonly unknown[]>(
  handlers: EventHandlers<Args>,
  options: WebhookOptions,
): WebhookHandler<Args> {
  checkHandlers(NAME, handlers);
  const settings = checkOptions(NAME, options);
  const isAllowed = createAuthorizer(options.secret);
  const store = options.store === false ? undefined : (options.store ?? createMemoryStore());
  const receive = createDesk(handlers, store, settings);
  const onDelivery = options.onDelivery ?? logDeliveries();
  const running = new Set<Promise<unknown>>();
  let isDraining = false;

  const deliver = async (request: Request, args: Args): Promise<Response> => {
    const since = performance.now();
    const extend = keepAlive(args, options.waitUntil);
    const report = (result: Result, status: number | null) => {
      // Where the callback for reports fails itself, there is nowhere left to report to.
      extend(failureOf(() => onDelivery({ status, durationMs: performance.now() - since, ...result })));
    };
    const end = (result: Result) => {
      const response = respond(result);
      report(result, response.status);
      return response;
    };
    if (request.method !== 'POST') return end(untried('refused', `It is a ${request.method}, not a POST.`));
    if (!isAllowed(request)) return end(untried('unauthorized', 'The secret is missing or wrong.'));
    if (isDraining) return end(untried('busy', 'It is shutting down.'));
    if (running.size >= settings.concurrency)
      return end(untried('busy', `${settings.concurrency} are in progress.`));
    try {
      const { event, handle } = await receive(request, args);
      if (!settings.isEarly || !event) return end(await handle());
      // The response goes out before a slow handler begins.
      const later = sleep(0)
        .then(handle)
        .then((result) => report(result, null));
      extend(track(later));
      return end(untried('accepted', null, { event }));
    } catch (error) {
      return end(untried('failed', 'The body could not be read.', { error }));
    }
  };

  return Object.assign((request: Request, ...args: Args) => track(deliver(request, args)), {
    store,
    async drain() {
      isDraining = true;
      while (running.size > 0) await Promise.allSettled(running);
    },
  });

  /** Lets `drain` wait for work. */
  async function track<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  }
}
