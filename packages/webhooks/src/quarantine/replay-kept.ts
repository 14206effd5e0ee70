import { createStop, type Stop } from '../timeout.ts';
import type { TelephonyEvent } from '../event.ts';
import {
  checkHandlers,
  type EventHandlers,
  HANDLER_TIMEOUT_MS,
  knownNames,
  runInTime,
} from '../handler/event-handlers.ts';
import { attempted, createOnce, failureOf, type Handled } from '../handler/handle-once.ts';
import type { EventStore, KeptDelivery } from '../store/event-store.ts';
import { eventsOf, type ReadOptions } from './events-of.ts';

/** What became of a kept delivery that was replayed. */
export interface Replayed extends ReplayEnd {
  kept: KeptDelivery;
  /** Its event; of several the first. Null where it could not be read. */
  event: TelephonyEvent | null;
  /** All of its events. */
  events: readonly TelephonyEvent[];
}

/** Options of `replayKept`. */
export interface ReplayOptions extends ReadOptions {
  /** Which deliveries to replay. Default: all that are kept whole. */
  only?: ((kept: KeptDelivery) => boolean) | undefined;
  /** Time that the handlers of an event have, in milliseconds. Default: 30,000. */
  timeoutMs?: number | undefined;
}

const NAME = 'replayKept';
const OPTIONS = ['only', 'timeoutMs', 'maxBytes', 'read'];
const NOWHERE = 'https://replayed.invalid/';
const ONCE = {
  leaseMs: 30_000,
  rememberMs: 30 * 86_400_000,
  storeTimeoutMs: 2_000,
  attempts: Infinity,
  isOpen: false,
};

/**
 * Handles what is kept in a store once more, one delivery after the other, the oldest first. Those that succeed are forgotten.
 * Call it when what kept them from being handled is mended.
 *
 * A delivery with several events is forgotten when all are handled; those that were are not handled again. What could not be
 * read when it came is handled once, as if it had come now.
 *
 * @param store Of a handler with its own, `handler.store`.
 * @param args What the handlers get as `args`.
 * @returns What became of each, when the next is asked for.
 * @throws TypeError for an invalid handler, an option that does not exist, or if there is no store; RangeError for a number that
 *   is not above 0.
 */
export async function* replayKept<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  store: EventStore | undefined,
  options: ReplayOptions = {},
  ...args: Args
): AsyncGenerator<Replayed, void, undefined> {
  checkHandlers(NAME, handlers);
  knownNames(NAME, 'options', options, OPTIONS);
  if (!store)
    throw new TypeError(`${NAME}: there is no store. A handler with \`store: false\` keeps nothing.`);
  const { only = isWhole, timeoutMs = HANDLER_TIMEOUT_MS, maxBytes } = options;
  for (const [name, value] of Object.entries({ timeoutMs, maxBytes }))
    if (value !== undefined && !(Number.isFinite(value) && value > 0))
      throw new RangeError(`${NAME}: ${name} must be a number above 0.`);
  const handleOnce = createOnce(store, ONCE);
  let after: string | undefined;
  for (;;) {
    const page = await store.kept(after);
    for (const kept of page) {
      after = kept.id;
      if (!only(kept)) continue;
      const events: TelephonyEvent[] = [];
      const ends: Omit<Handled, 'attempt'>[] = [];
      const failure = await failureOf(async () => {
        for (const { event, key } of await eventsOf(kept, options)) {
          events.push(event);
          ends.push(await handle(kept, event, key));
        }
      });
      if (failure) ends.push(attempted(failure, null));
      const end = summed(ends);
      if (end.outcome !== 'failed') await store.forget(kept.id);
      yield { kept, event: events[0] ?? null, events, ...end };
    }
    if (page.length === 0) return;
  }

  async function handle(
    { headers, reason }: KeptDelivery,
    event: TelephonyEvent,
    key: string,
  ): Promise<Handled> {
    const request = new Request(NOWHERE, { method: 'POST', headers });
    const run = (stop: Stop) => runInTime(handlers, event, { request, args, key }, timeoutMs, stop);
    // The store remembers as done what was given up.
    if (reason === 'failed') return attempted(await failureOf(() => run(createStop())), null);
    return handleOnce(key, { run, giveUp: async () => {} });
  }
}

function isWhole({ reason }: KeptDelivery): boolean {
  return reason !== 'too-large';
}

interface ReplayEnd {
  outcome: 'handled' | 'duplicate' | 'failed';
  reason: string | null;
  error?: unknown;
}

function summed(ends: readonly Omit<Handled, 'attempt'>[]): ReplayEnd {
  const [failed, ...others] = ends.filter(({ outcome }) => outcome !== 'handled' && outcome !== 'duplicate');
  if (failed) {
    const { outcome: _, reason, ...error } = failed;
    const count = ends.length > 1 ? ` (${others.length + 1} of ${ends.length} events)` : '';
    return { outcome: 'failed', reason: `${reason}${count}`, ...error };
  }
  const isKnown = ends.every(({ outcome }) => outcome === 'duplicate');
  return isKnown
    ? { outcome: 'duplicate', reason: 'It has been handled in the meantime.' }
    : { outcome: 'handled', reason: null };
}

export async function allKept(store: EventStore): Promise<KeptDelivery[]> {
  const all: KeptDelivery[] = [];
  for (;;) {
    const page = await store.kept(all.at(-1)?.id);
    if (page.length === 0) return all;
    all.push(...page);
  }
}
