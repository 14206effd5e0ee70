import type { TelephonyEvent } from '../event.ts';
import {
  checkHandlers,
  type EventHandlers,
  HANDLER_TIMEOUT_MS,
  createRun,
} from '../handler/event-handlers.ts';
import { attemptResult, catchFailure, createOnce, type Handled } from '../handler/handle-once.ts';
import type { EventStore, KeptDelivery } from '../store/event-store.ts';
import { checkNames, checkPositive } from '../values.ts';
import { readEvents, type ReadOptions } from './read-events.ts';

/** The replay of a kept delivery. */
export interface Replayed {
  kept: KeptDelivery;
  /** The first of `events`. */
  event: TelephonyEvent | null;
  events: readonly TelephonyEvent[];
  /** `duplicate`: handled in the meantime. `failed`: an event has failed. */
  outcome: 'handled' | 'duplicate' | 'failed';
  reason: string | null;
  error?: unknown;
}

/** Options of `replayKept`. */
export interface ReplayOptions extends ReadOptions {
  /** Default: all deliveries that are kept whole. */
  only?: ((kept: KeptDelivery) => boolean) | undefined;
  /** Milliseconds for the handlers of each event. Default: 30,000. */
  timeoutMs?: number | undefined;
}

const OPTION_NAMES = Object.keys({ only: true, timeoutMs: true, maxBytes: true, read: true } satisfies Record<
  keyof ReplayOptions,
  true
>);

const NAME = 'replayKept';
const NO_NETWORK = 'https://replayed.invalid/';
const ONCE = {
  leaseMs: 30_000,
  // Of several events in a delivery, some may be handled while others fail.
  rememberMs: 30 * 86_400_000,
  storeTimeoutMs: 2_000,
  attempts: Infinity,
  isOpen: false,
};

/**
 * Handles kept deliveries once more, oldest first, and deletes those that succeed.
 *
 * @param store Such as `handler.store`.
 * @param args For the handlers.
 * @throws TypeError for an invalid handler, an unknown option or a missing store; RangeError for a number that is not above 0.
 */
export async function* replayKept<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  store: EventStore | undefined,
  options: ReplayOptions = {},
  ...args: Args
): AsyncGenerator<Replayed, void, undefined> {
  checkHandlers(NAME, handlers);
  checkNames(NAME, 'options', options, OPTION_NAMES);
  if (!store)
    throw new TypeError(`${NAME}: there is no store. A handler with \`store: false\` keeps nothing.`);
  const { only = isWhole, timeoutMs = HANDLER_TIMEOUT_MS, maxBytes } = options;
  checkPositive(NAME, { timeoutMs, maxBytes });
  const handleOnce = createOnce(store, ONCE);
  for await (const kept of eachKept(store)) {
    if (!only(kept)) continue;
    const events: TelephonyEvent[] = [];
    const ends: Omit<Handled, 'attempt'>[] = [];
    const failure = await catchFailure(async () => {
      for (const { event, key } of await readEvents(kept, options)) {
        events.push(event);
        ends.push(await handle(kept, event, key));
      }
    });
    if (failure) ends.push(attemptResult(failure, null));
    const end = combined(ends);
    if (end.outcome !== 'failed') await store.forget(kept.id);
    yield { kept, event: events[0] ?? null, events, ...end };
  }

  async function handle(
    { headers, reason }: KeptDelivery,
    event: TelephonyEvent,
    key: string,
  ): Promise<Handled> {
    const request = new Request(NO_NETWORK, { method: 'POST', headers });
    const run = createRun(handlers, event, { request, args, key }, timeoutMs);
    // The store has it as done.
    if (reason === 'failed') return attemptResult(await catchFailure(run), null);
    return handleOnce(key, { run, giveUp: async () => {} });
  }
}

function isWhole({ reason }: KeptDelivery): boolean {
  return reason !== 'too-large';
}

function combined(ends: readonly Omit<Handled, 'attempt'>[]): Pick<Replayed, 'outcome' | 'reason' | 'error'> {
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

export async function* eachKept(store: EventStore): AsyncGenerator<KeptDelivery> {
  let after: string | undefined;
  for (;;) {
    const page = await store.kept(after);
    yield* page;
    after = page.at(-1)?.id;
    if (after === undefined) return;
  }
}
