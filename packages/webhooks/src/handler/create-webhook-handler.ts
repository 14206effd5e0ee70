import { sleep } from '../timeout.ts';
import { failureOf } from './handle-once.ts';
import { createProcessor, type Result, untried } from './processor.ts';
import { type DeliveryOutcome, logDeliveries } from '../telemetry.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createAuthorizer } from '../auth.ts';
import { checkHandlers, type EventHandlers } from './event-handlers.ts';
import { checkOptions, type WebhookOptions } from './options.ts';
import type { EventStore } from '../store/event-store.ts';
import { fieldOf } from '../field-of.ts';

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
  // First, since without options what is missing is the secret.
  const credentialsOf = createAuthorizer(NAME, fieldOf(options, 'secret'));
  const settings = checkOptions(NAME, options);
  const store = options.store === false ? undefined : (options.store ?? createMemoryStore());
  const receive = createProcessor(handlers, store, settings);
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
    const credentials = credentialsOf(request);
    if (credentials !== 'right') return end(untried('unauthorized', `The secret is ${credentials}.`));
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

  async function track<T>(work: Promise<T>): Promise<T> {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  }
}

type WaitUntil = (work: Promise<unknown>) => void;

function keepAlive(args: readonly unknown[], own: WaitUntil | undefined): WaitUntil {
  const context = args.find(canWait);
  return (work) => {
    try {
      if (context) context.waitUntil(work);
      else own?.(work);
    } catch {
      // The context accepts no more work; it runs as long as the process does.
    }
  };
}

function canWait(value: unknown): value is { waitUntil: WaitUntil } {
  return typeof fieldOf(value, 'waitUntil') === 'function';
}

type Form = readonly [status: number, headers?: Record<string, string>, message?: string];

const FORMS: Readonly<Record<DeliveryOutcome, Form>> = {
  handled: [204],
  duplicate: [204],
  accepted: [202],
  quarantined: [202],
  // What handlers have thrown is not the sender's concern.
  failed: [500, {}, 'Deliver it again.'],
  busy: [503, { 'Retry-After': '5' }],
  // The header is part of every 401 (RFC 9110, section 15.5.2), also where the secret is in the path. Strangers do not learn
  // how near they were.
  unauthorized: [
    401,
    { 'WWW-Authenticate': 'Basic realm="webhook", charset="UTF-8"' },
    'The secret is missing or wrong.',
  ],
  refused: [405, { Allow: 'POST' }],
};

function respond({ outcome, reason }: Result): Response {
  const [status, headers = {}, message = reason] = FORMS[outcome];
  if (status < 300) return new Response(null, { status });
  return Response.json({ message, errors: [] }, { status, headers });
}
