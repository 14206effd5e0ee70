import { createStop, type Stop } from '../deadline/stop.ts';
import { within } from '../deadline/within.ts';
import type { TelephonyEvent } from '../event/event.ts';
import { attempted, failureOf } from '../once/attempt.ts';
import { eventKey } from '../once/event-key.ts';
import { createOnce } from '../once/handle-once.ts';
import { messageOf } from '../once/message-of.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { toKeep, type Trouble } from '../quarantine/to-keep.ts';
import { readRequest, type RequestBody, senderOf } from '../request/read-request.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Settings } from './check-options.ts';
import type { EventHandlers } from './event-handlers.ts';
import { type Result, untried } from './result.ts';
import { hasHandler } from './run-handlers.ts';
import { runInTime } from './run-in-time.ts';

/** An event at the desk: what there is to do, and what became of it if nothing. */
export interface AtDesk {
  event: TelephonyEvent | null;
  /** Handles the event. Never rejects. */
  handle: () => Promise<Result>;
}

/**
 * Creates what reads and handles deliveries that were let in. Whatever cannot be handled is kept in the store.
 *
 * @param store Undefined where nothing is remembered.
 */
export function createDesk<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  store: EventStore | undefined,
  settings: Settings,
) {
  const { keepMs, maxBytes, storeTimeoutMs, timeoutMs } = settings;
  const handleOnce = store && createOnce(store, settings);

  return receive;

  async function receive(request: Request, args: Args): Promise<AtDesk> {
    const body = await readRequest(request, maxBytes, timeoutMs);
    const { sent, bytes, isWhole } = body;
    if (!isWhole) {
      // One that is compressed is kept whole.
      const reason = sent === bytes ? 'too-large' : 'unreadable';
      return refuse(request, sent, { reason, detail: `The body has more than ${maxBytes} bytes.` });
    }
    try {
      const event = parseEvent(bytes, senderOf(request));
      return { event, handle: () => handle(event, request, args, body) };
    } catch (error) {
      return refuse(request, sent, { reason: 'unreadable', detail: messageOf(error) });
    }
  }

  function refuse(request: Request, sent: Uint8Array, trouble: Trouble): AtDesk {
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
    const kept = toKeep(request, sent, trouble);
    await within(storeTimeoutMs, 'The store', () => store.keep(kept, keepMs));
  }

  async function handle(
    event: TelephonyEvent,
    request: Request,
    args: Args,
    { bytes, sent }: RequestBody,
  ): Promise<Result> {
    if (!hasHandler(handlers, event)) return untried('handled', null, { event });
    const key = await eventKey(event, bytes);
    const run = (stop: Stop) => runInTime(handlers, event, { request, args, key }, timeoutMs, stop);
    if (!handleOnce) return { ...attempted(await failureOf(() => run(createStop())), 1), event };
    const giveUp = (attempts: number, error: unknown) =>
      keep(request, sent, {
        reason: 'failed',
        detail: messageOf(error),
        attempts,
        eventName: event.event_name,
        key,
      });
    return { ...(await handleOnce(key, { run, giveUp })), event };
  }
}
