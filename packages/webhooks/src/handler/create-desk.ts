import { createStop, type Stop } from '../deadline/stop.ts';
import { within } from '../deadline/within.ts';
import type { TelephonyEvent } from '../event/event.ts';
import { attempted, failureOf } from '../once/attempt.ts';
import { eventKey } from '../once/event-key.ts';
import { createOnce } from '../once/handle-once.ts';
import { messageOf } from '../once/message-of.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { toKeep, type Trouble } from '../quarantine/to-keep.ts';
import { readRequest, senderOf } from '../request/read-request.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Settings } from './check-options.ts';
import type { Delivery, EventHandlers } from './event-handlers.ts';
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
    const { sent, bytes, isWhole } = await readRequest(request, maxBytes, timeoutMs);
    const keep = async (trouble: Trouble) => {
      if (!store) throw new Error('There is no store.');
      const kept = toKeep(request, sent, trouble);
      await within(storeTimeoutMs, 'The store', () => store.keep(kept, keepMs));
    };
    const refuse = (trouble: Trouble): AtDesk => ({
      event: null,
      handle: () =>
        keep(trouble).then(
          () => untried('quarantined', trouble.detail),
          (error: unknown) => untried('failed', `${trouble.detail} It could not be kept.`, { error }),
        ),
    });
    if (!isWhole) {
      // One that is compressed is kept whole.
      const reason = sent === bytes ? 'too-large' : 'unreadable';
      return refuse({ reason, detail: `The body has more than ${maxBytes} bytes.` });
    }
    let event: TelephonyEvent;
    try {
      event = parseEvent(bytes, senderOf(request));
    } catch (error) {
      return refuse({ reason: 'unreadable', detail: messageOf(error) });
    }
    return {
      event,
      handle: async () => handle(event, { request, args, key: await eventKey(event, bytes) }, keep),
    };
  }

  async function handle(
    event: TelephonyEvent,
    delivery: Omit<Delivery<Args>, 'signal'>,
    keep: (trouble: Trouble) => Promise<void>,
  ): Promise<Result> {
    if (!hasHandler(handlers, event)) return untried('handled', null, { event });
    const run = (stop: Stop) => runInTime(handlers, event, delivery, timeoutMs, stop);
    if (!handleOnce) return { ...attempted(await failureOf(() => run(createStop())), 1), event };
    const { key } = delivery;
    const giveUp = (attempts: number, error: unknown) =>
      keep({ reason: 'failed', detail: messageOf(error), attempts, eventName: event.event_name, key });
    return { ...(await handleOnce(key, { run, giveUp })), event };
  }
}
