import { createAuthorizer } from '../auth.ts';
import type { EventStore } from '../store/event-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { type DeliveryOutcome, logDeliveries } from '../telemetry.ts';
import { sleep } from '../timeout.ts';
import { fieldOf } from '../values.ts';
import { checkHandlers, type EventHandlers } from './event-handlers.ts';
import { catchFailure } from './handle-once.ts';
import { checkOptions, type WebhookOptions } from './options.ts';
import { createProcessor, type Result, untried } from './processor.ts';

/** A receiver of deliveries. Further arguments reach the event handlers as `args`. */
export interface WebhookHandler<Args extends readonly unknown[] = readonly unknown[]> {
  /** Handles a delivery. Never rejects. */
  (request: Request, ...args: Args): Promise<Response>;
  /** Refuses further deliveries (503), and resolves when all in progress are done. Call it before the process ends. */
  drain(): Promise<void>;
  /** For `replayKept`; undefined with `store: false`. */
  readonly store: EventStore | undefined;
}

const NAME = 'createWebhookHandler';

/**
 * Creates the function that receives deliveries, for every server with Request and Response.
 *
 * It handles each event once, by its name and `id` or a digest of the body, or keeps the delivery in the store. Other responses than
 * 2xx mean that delivering again can help (ledger O-11).
 *
 * @throws TypeError or RangeError for an invalid handler or option.
 *
 * @example
 * const handler = createWebhookHandler({ 'call.missed': (event) => crm.note(event.src) }, { secret });
 * export default { fetch: handler };
 */
export function createWebhookHandler<Args extends readonly unknown[] = readonly unknown[]>(
  handlers: EventHandlers<Args>,
  options: WebhookOptions,
): WebhookHandler<Args> {
  checkHandlers(NAME, handlers);
  // First: without options, the secret is missing.
  const checkSecret = createAuthorizer(NAME, fieldOf(options, 'secret'));
  const settings = checkOptions(NAME, options);
  const store = options.store === false ? undefined : (options.store ?? memoryStore());
  const receive = createProcessor(handlers, store, settings);
  const onDelivery = options.onDelivery ?? logDeliveries();
  const running = new Set<Promise<unknown>>();
  let isDraining = false;

  const deliver = async (request: Request, args: Args): Promise<Response> => {
    const since = performance.now();
    const keepAlive = createKeepAlive(args, options.waitUntil);
    const report = (result: Result, status: number | null) => {
      // Its error has nowhere to go.
      keepAlive(catchFailure(() => onDelivery({ status, durationMs: performance.now() - since, ...result })));
    };
    const end = (result: Result) => {
      const response = createResponse(result);
      report(result, response.status);
      return response;
    };
    if (request.method !== 'POST') return end(untried('refused', `It is a ${request.method}, not a POST.`));
    const credentials = checkSecret(request);
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
      keepAlive(track(later));
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

function createKeepAlive(args: readonly unknown[], own: WaitUntil | undefined): WaitUntil {
  const context = args.find(canWait);
  return (work) => {
    try {
      if (context) context.waitUntil(work);
      else own?.(work);
    } catch {
      // The context accepts no more work.
    }
  };
}

function canWait(value: unknown): value is { waitUntil: WaitUntil } {
  return typeof fieldOf(value, 'waitUntil') === 'function';
}

interface ResponseForm {
  status: number;
  headers?: Record<string, string>;
  /** Default: the reason. */
  message?: string;
}

const RESPONSES: Readonly<Record<DeliveryOutcome, ResponseForm>> = {
  handled: { status: 204 },
  duplicate: { status: 204 },
  accepted: { status: 202 },
  quarantined: { status: 202 },
  failed: { status: 500, message: 'Deliver it again.' },
  busy: { status: 503, headers: { 'Retry-After': '5' } },
  // Every 401 has the header (RFC 9110, section 15.5.2). Strangers do not learn how near they were.
  unauthorized: {
    status: 401,
    headers: { 'WWW-Authenticate': 'Basic realm="webhook", charset="UTF-8"' },
    message: 'The secret is missing or wrong.',
  },
  refused: { status: 405, headers: { Allow: 'POST' } },
};

function createResponse({ outcome, reason }: Result): Response {
  const { status, headers = {}, message = reason } = RESPONSES[outcome];
  if (status < 300) return new Response(null, { status });
  return Response.json({ message, errors: [] }, { status, headers });
}
