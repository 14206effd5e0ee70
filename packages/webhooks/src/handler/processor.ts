import { eventKey, type TelephonyEvent } from '../event.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { readRequest, type RequestBody, senderOf } from '../read-request.ts';
import type { EventStore, KeptDelivery } from '../store/event-store.ts';
import type { DeliveryOutcome, DeliveryReport } from '../telemetry.ts';
import { withTimeout } from '../timeout.ts';
import { errorMessage, toBase64 } from '../values.ts';
import { type EventHandlers, hasHandler, createRun } from './event-handlers.ts';
import { attemptResult, catchFailure, createOnce } from './handle-once.ts';
import type { Settings } from './options.ts';

export interface PendingDelivery {
  event: TelephonyEvent | null;
  /** Never rejects. */
  handle: () => Promise<Result>;
}

export type Result = Pick<DeliveryReport, 'outcome' | 'attempt' | 'reason' | 'event' | 'error'>;

type Trouble = Pick<KeptDelivery, 'reason' | 'detail'> &
  Partial<Pick<KeptDelivery, 'eventName' | 'key' | 'attempts'>>;

// They may carry a secret, or the path, which may be one.
const SECRET_HEADERS = /auth|cookie|token|secret|sign|key|pass|path|ur[il]|referer|orig|cred/i;

export function createProcessor<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  store: EventStore | undefined,
  settings: Settings,
): (request: Request, args: Args) => Promise<PendingDelivery> {
  const { keepMs, maxBytes, storeTimeoutMs, timeoutMs } = settings;
  const handleOnce = store && createOnce(store, settings);

  return async function receive(request, args) {
    const body = await readRequest(request, maxBytes, timeoutMs);
    const { sent, bytes, isWhole } = body;
    if (!isWhole) {
      const reason = sent === bytes ? 'too-large' : 'unreadable';
      return quarantine(request, sent, { reason, detail: `The body has more than ${maxBytes} bytes.` });
    }
    try {
      const event = parseEvent(bytes, senderOf(request));
      return { event, handle: () => handle(event, request, args, body) };
    } catch (error) {
      return quarantine(request, sent, { reason: 'unreadable', detail: errorMessage(error) });
    }
  };

  function quarantine(request: Request, sent: Uint8Array, trouble: Trouble): PendingDelivery {
    return {
      event: null,
      handle: () =>
        keep(request, sent, trouble).then(
          () => untried('quarantined', trouble.detail),
          (error: unknown) => untried('failed', `${trouble.detail} It could not be kept.`, { error }),
        ),
    };
  }

  async function keep(request: Request, sent: Uint8Array, trouble: Trouble): Promise<void> {
    if (!store) throw new Error('There is no store.');
    const at = Date.now();
    const kept: KeptDelivery = {
      id: `${at}-${crypto.randomUUID()}`,
      at,
      eventName: null,
      key: null,
      attempts: 0,
      ...trouble,
      headers: [...request.headers].filter(([name]) => !SECRET_HEADERS.test(name)),
      body: toBase64(sent),
    };
    await withTimeout(storeTimeoutMs, 'The store', () => store.keep(kept, keepMs));
  }

  async function handle(
    event: TelephonyEvent,
    request: Request,
    args: Args,
    { bytes, sent }: RequestBody,
  ): Promise<Result> {
    if (!hasHandler(handlers, event)) return untried('handled', null, { event });
    const key = await eventKey(event, bytes);
    const run = createRun(handlers, event, { request, args, key }, timeoutMs);
    if (!handleOnce) return { ...attemptResult(await catchFailure(run), 1), event };
    const giveUp = (attempts: number, error: unknown) =>
      keep(request, sent, {
        reason: 'failed',
        detail: errorMessage(error),
        attempts,
        eventName: event.event_name,
        key,
      });
    return { ...(await handleOnce(key, { run, giveUp })), event };
  }
}

export function untried(
  outcome: DeliveryOutcome,
  reason: string | null,
  details: { event?: TelephonyEvent; error?: unknown } = {},
): Result {
  return { outcome, attempt: null, reason, event: null, ...details };
}
