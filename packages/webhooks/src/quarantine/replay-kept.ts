import { checkHandlers } from '../handler/check-handlers.ts';
import type { EventHandlers } from '../handler/event-handlers.ts';
import { type Result, untried } from '../handler/result.ts';
import { resultOf, runInTime } from '../handler/run-in-time.ts';
import { eventKey } from '../once/event-key.ts';
import { messageOf } from '../once/message-of.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { charsetOf, readRequest } from '../request/read-request.ts';
import type { EventStore } from '../store/event-store.ts';
import { fromBase64 } from '../base64.ts';
import type { KeptDelivery } from './kept-delivery.ts';

/** What became of a kept delivery that was replayed. */
export interface Replayed extends Pick<Result, 'event' | 'reason' | 'error'> {
  kept: KeptDelivery;
  outcome: 'handled' | 'failed';
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
  { only = isWhole, timeoutMs = 30_000 }: ReplayOptions = {},
  ...args: Args
): AsyncGenerator<Replayed, void, undefined> {
  checkHandlers(handlers);
  let after: string | undefined;
  for (;;) {
    const page = await store.kept(after);
    for (const kept of page) {
      after = kept.id;
      if (!only(kept)) continue;
      const { outcome, event, reason, error } = await replay(kept);
      if (outcome === 'handled') await store.forget(kept.id);
      yield {
        kept,
        outcome: outcome === 'handled' ? outcome : 'failed',
        event,
        reason,
        ...(error !== undefined && { error }),
      };
    }
    if (page.length === 0) return;
  }

  async function replay({ headers, body, reason, key }: KeptDelivery): Promise<Result> {
    const request = new Request(NOWHERE, { method: 'POST', headers, body: fromBase64(body) });
    try {
      if (reason === 'too-large') throw new Error('Only the beginning of the body was kept.');
      const { read } = await readRequest(request, Infinity);
      const bytes = read?.bytes ?? new Uint8Array();
      const event = parseEvent(bytes, { charset: charsetOf(request) });
      const delivery = { request, args, key: key ?? (await eventKey(event.id, bytes)) };
      return await resultOf(event, (stop) => runInTime(handlers, event, { ...delivery, timeoutMs, stop }));
    } catch (error) {
      return untried('failed', messageOf(error), { error });
    }
  }
}

function isWhole({ reason }: KeptDelivery): boolean {
  return reason !== 'too-large';
}
