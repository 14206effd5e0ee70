import { createStop } from '../deadline/stop.ts';
import { checkHandlers } from '../handler/check-handlers.ts';
import type { EventHandlers } from '../handler/event-handlers.ts';
import type { TelephonyEvent } from '../event/event.ts';
import { HANDLER_TIMEOUT_MS, runInTime } from '../handler/run-in-time.ts';
import { type Attempted, attempted, failureOf } from '../once/attempt.ts';
import { eventKey } from '../once/event-key.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { readRequest, senderOf } from '../request/read-request.ts';
import type { EventStore } from '../store/event-store.ts';
import { fromBase64 } from '../base64.ts';
import type { KeptDelivery } from './kept-delivery.ts';

/** What became of a kept delivery that was replayed. */
export interface Replayed extends Omit<Attempted, 'attempt'> {
  kept: KeptDelivery;
  event: TelephonyEvent | null;
}

/** Options of `replayKept`. */
export interface ReplayOptions {
  /** Which deliveries to replay. Default: all that are kept whole. */
  only?: (kept: KeptDelivery) => boolean;
  /** Time that the handlers of an event have, in milliseconds. Default: 30,000. */
  timeoutMs?: number;
}

/** The address of a delivery that has none any more. */
const NOWHERE = 'https://replayed.invalid/';

/**
 * Handles what is kept in a store once more, one delivery after the other, the oldest first. Those that succeed are forgotten.
 * Call it when what kept them from being handled is mended.
 *
 * @param args What the handlers get as `args`.
 * @returns What became of each, when the next is asked for.
 */
export async function* replayKept<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  store: EventStore,
  { only = isWhole, timeoutMs = HANDLER_TIMEOUT_MS }: ReplayOptions = {},
  ...args: Args
): AsyncGenerator<Replayed, void, undefined> {
  checkHandlers('replayKept', handlers);
  let after: string | undefined;
  for (;;) {
    const page = await store.kept(after);
    for (const kept of page) {
      after = kept.id;
      if (!only(kept)) continue;
      let event: TelephonyEvent | null = null;
      const failure = await failureOf(async () => {
        const delivery = await readKept(kept);
        event = delivery.event;
        await runInTime(handlers, event, { ...delivery, timeoutMs, stop: createStop() });
      });
      if (!failure) await store.forget(kept.id);
      const { attempt: _, ...outcome } = attempted(failure, null);
      yield { kept, event, ...outcome };
    }
    if (page.length === 0) return;
  }

  /** @throws Error if it is not an event, or not all of it was kept. */
  async function readKept({ headers, body, reason, key }: KeptDelivery) {
    if (reason === 'too-large') throw new Error('Only the beginning of the body was kept.');
    const request = new Request(NOWHERE, { method: 'POST', headers, body: fromBase64(body) });
    const { bytes } = await readRequest(request, Infinity);
    const event = parseEvent(bytes, senderOf(request));
    return { event, request, args, key: key ?? (await eventKey(event, bytes)) };
  }
}

function isWhole({ reason }: KeptDelivery): boolean {
  return reason !== 'too-large';
}
