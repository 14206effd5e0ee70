import type { TelephonyEvent } from '../event/event.ts';
import { InvalidEventError } from '../parse/invalid-event-error.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { eventKey } from '../store/event-key.ts';
import { memoryStore } from '../store/memory-store.ts';
import { createAuthorizer } from './authorizer.ts';
import { checkHandlers } from './check-handlers.ts';
import type { Delivery, EventHandlers } from './event-handlers.ts';
import { keepAlive } from './keep-alive.ts';
import { createOnce, type Outcome } from './once.ts';
import { positive } from './positive.ts';
import { readLimited } from './read-limited.ts';
import { Refusal } from './refusal.ts';
import { refuseOtherMethods, refuseOtherTypes } from './refuse-other-requests.ts';
import { hasHandler, runHandlers } from './run-handlers.ts';
import type { WebhookOptions } from './webhook-options.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const MAX_BYTES = 65_536;
/** Seconds after which a delivery may be retried while another process is handling the event. */
const RETRY_AFTER = '5';

/** Handles a delivery; never rejects. Further arguments reach the event handlers as `args`. */
export type WebhookHandler<Args extends readonly unknown[] = readonly unknown[]> = (
  request: Request,
  ...args: Args
) => Promise<Response>;

/**
 * Creates the function that receives the platform's deliveries, for every server with Request and Response.
 *
 * Responses: 204 after the event's handlers have returned, for an event that was handled before, and for one without a
 * handler; 202 with `ack: 'early'`; 400 for a body that is not an event; 401 without the secret; 405 and 415 for anything
 * but a POST of JSON; 413 for a body larger than `maxBytes`; 500 if a handler or the store fails, so that the platform can
 * deliver the event again (ledger O-11); 503 if another process has been handling the event for 5 seconds. Each event is
 * handled once, by its `id`: see `store`. An unknown event without an id is handled on each delivery.
 *
 * @throws TypeError or RangeError for an invalid handler or option.
 *
 * @example
 * const handler = createWebhookHandler(
 *   { 'call.missed': async (event) => { await crm.note(event.src, event.final); } },
 *   { secret: { username: 'pbx', password: 'k3v9' } },
 * );
 * export default { fetch: handler };
 */
export function createWebhookHandler<Args extends readonly unknown[] = readonly unknown[]>(
  handlers: EventHandlers<Args>,
  options: WebhookOptions = {},
): WebhookHandler<Args> {
  checkHandlers(handlers);
  const authorize = 'secret' in options ? createAuthorizer([options.secret].flat()) : () => {};
  const maxBytes = positive('maxBytes', options.maxBytes ?? MAX_BYTES);
  const ttl = positive('ttl', options.ttl ?? DAY);
  const lease = positive('lease', options.lease ?? MINUTE);
  const once =
    options.store === false ? undefined : createOnce({ store: options.store ?? memoryStore(), ttl, lease });
  const onError = options.onError ?? ((error) => console.error(error));

  return async (request, ...args) => {
    const extend = keepAlive(args, options.waitUntil);
    const report = (error: unknown, event?: TelephonyEvent) => extend(settled(() => onError(error, event)));
    let authorized = false;
    try {
      refuseOtherMethods(request);
      authorize(request);
      authorized = true;
      refuseOtherTypes(request);
      const event = readEvent(await readLimited(request, maxBytes));
      const work = () => handle(event, { request, args }, (error) => report(error, event));
      if (options.ack !== 'early') return responseTo(await work());
      extend(nextTurn().then(work));
      return new Response(null, { status: 202 });
    } catch (error) {
      if (authorized) report(reasonOf(error));
      return error instanceof Refusal ? error.toResponse() : responseTo('failed');
    }
  };

  async function handle(
    event: TelephonyEvent,
    delivery: Delivery<Args>,
    report: (error: unknown) => void,
  ): Promise<Outcome> {
    if (!hasHandler(handlers, event)) return 'handled';
    const run = () => runHandlers(handlers, event, delivery);
    const key = once && (await eventKey(event.id));
    if (once && key !== undefined) return once(key, run, report);
    try {
      await run();
      return 'handled';
    } catch (error) {
      report(error);
      return 'failed';
    }
  }
}

function readEvent(body: Uint8Array): TelephonyEvent {
  try {
    return parseEvent(body);
  } catch (cause) {
    if (!(cause instanceof InvalidEventError)) throw cause;
    throw new Refusal(400, cause.message, { errors: cause.issues, cause });
  }
}

function reasonOf(error: unknown): unknown {
  return error instanceof Refusal && error.cause instanceof InvalidEventError ? error.cause : error;
}

function responseTo(outcome: Outcome): Response {
  if (outcome === 'handled') return new Response(null, { status: 204 });
  if (outcome === 'failed')
    return new Refusal(500, 'The event could not be handled. Deliver it again.').toResponse();
  const headers = { 'Retry-After': RETRY_AFTER };
  return new Refusal(503, 'The event is being handled. Deliver it again later.', { headers }).toResponse();
}

/** Runs an action and swallows its error. */
async function settled(action: () => unknown): Promise<void> {
  try {
    await action();
  } catch {
    // The error handler itself has failed, so there is nowhere left to report to.
  }
}

/** Lets the response go out before a slow handler begins. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
