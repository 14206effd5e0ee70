import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommand, UserError, wholeNumber } from '@telephony/command-line';
import type { EventStore, KeptDelivery } from '../store/event-store.ts';
import { allKept, replayKept } from '../quarantine/replay-kept.ts';
import { MAX_BYTES, type ReadOptions } from '../quarantine/events-of.ts';
import { choice, interrupted, usage } from './arguments.ts';
import { openStore } from './open-store.ts';
import { fromBase64 } from '../base64.ts';
import { checkHandlers, type EventHandlers } from '../handler/event-handlers.ts';
import { fieldOf } from '../field-of.ts';

const HELP = `Usage: telephony-webhooks replay [STORE] --handlers FILE [options]

Handles what a receiver has kept once more, the oldest first, and forgets what succeeds. Events that came together are handled
one by one. Exits with 1 where something is left, such as what was larger than maxBytes, of which only the beginning is kept.

STORE is as in telephony-webhooks kept.

  --handlers FILE  a module whose default export, or export "handlers", are the functions of createWebhookHandler. They run in
                   this process: what failed is not taken for a duplicate. An export "read", (kept, text) => event or events,
                   reads what this command cannot, such as an envelope of your own
  --only REASON    failed, unreadable or too-large (default: all)
  --timeout MS     time for each delivery (default: 30000)
  --max-bytes N    largest body, uncompressed (default: 16777216)
  --prefix TEXT    what the keys of Redis or the tables of Postgres begin with (default: that of the store)
  --help, -h       show this text

Example
  telephony-webhooks replay events.db --handlers ./handlers.mts
`;

const options = {
  handlers: { type: 'string' },
  only: { type: 'string' },
  timeout: { type: 'string', default: '30000' },
  'max-bytes': { type: 'string', default: String(MAX_BYTES) },
  prefix: { type: 'string' },
} as const;

/** `telephony-webhooks replay`. @returns The exit code: 1 where something is left. */
export async function replayCommand(args: string[]): Promise<number> {
  const { values, positionals } = readCommand(HELP, 'telephony-webhooks replay --help', options, args);
  const { handlers, only } = values;
  if (handlers === undefined) throw usage('Give --handlers FILE, the module with your event handlers.');
  const replay = await byHandlers(handlers, {
    only: wanted(only),
    timeoutMs: wholeNumber('--timeout', values.timeout, { from: 1, to: 3_600_000 }),
    maxBytes: wholeNumber('--max-bytes', values['max-bytes'], { from: 1, to: 2 ** 30 }),
  });
  const { store, close } = await openStore(positionals, values.prefix);
  try {
    return await showReplayed(replay(store, interrupted()));
  } finally {
    await close();
  }
}

/** Which deliveries to replay, and with what limits. */
interface Limits {
  only: (kept: KeptDelivery) => boolean;
  timeoutMs: number;
  /** Largest body in bytes, uncompressed. */
  maxBytes: number;
}

const REASONS = ['failed', 'unreadable', 'too-large'] as const;

function wanted(reason: string | undefined): (kept: KeptDelivery) => boolean {
  const one = reason === undefined ? undefined : choice('--only', reason, REASONS);
  return (kept) => one === undefined || kept.reason === one;
}

async function byHandlers(file: string, { only, ...limits }: Limits) {
  const { handlers, read } = await loadHandlers(file);
  return async function* replay(store: EventStore, signal: AbortSignal): AsyncGenerator<ReplayResult> {
    // Of what is too large only a module can make something.
    const canRead = (kept: KeptDelivery) => read !== undefined || kept.reason !== 'too-large';
    const canReplay = (kept: KeptDelivery) => only(kept) && canRead(kept);
    for await (const result of replayKept(handlers, store, { ...limits, read, only: canReplay })) {
      yield result;
      if (signal.aborted) return;
    }
    for (const kept of await allKept(store)) if (only(kept) && !canRead(kept)) yield leftAsTooLarge(kept);
  };
}

/** What became of a kept delivery. */
interface ReplayResult {
  kept: KeptDelivery;
  /** Forgotten where it is `handled`, or a `duplicate` that was handled before. */
  outcome: 'handled' | 'duplicate' | 'failed' | 'left';
  reason: string | null;
  /** Its events, where they were read. */
  events?: readonly { event_name: string }[];
}

/** What becomes of a delivery of which only the beginning is kept, and what to do about it. */
function leftAsTooLarge(kept: KeptDelivery): ReplayResult {
  const { length } = fromBase64(kept.body);
  const reason =
    `Only its first ${length} bytes are kept. Look at them with kept --body ID, read the call from the API, then kept --forget ID. ` +
    'Give the receiver a larger maxBytes.';
  return { kept, outcome: 'left', reason };
}

/** What a module exports for `replay`. */
interface LoadedHandlers {
  handlers: EventHandlers;
  read: ReadOptions['read'];
}

/**
 * The functions that a module exports for events, by default or as `handlers`; and for bodies that cannot be read, as `read`.
 *
 * @throws UserError where it cannot be loaded, or exports something else.
 */
async function loadHandlers(file: string): Promise<LoadedHandlers> {
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(resolve(file)).href);
  } catch (cause) {
    throw refusal(
      file,
      `it cannot be loaded. ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    );
  }
  const handlers = fieldOf(exported, 'handlers') ?? fieldOf(exported, 'default');
  if (handlers === undefined) throw refusal(file, 'it has neither a default export nor one named handlers.');
  try {
    assertHandlers(handlers);
    const read = fieldOf(exported, 'read');
    assertRead(read);
    return { handlers, read };
  } catch (cause) {
    throw refusal(file, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function refusal(file: string, message: string, cause?: unknown): UserError {
  return new UserError(`--handlers ${file}: ${message}`, { cause });
}

function assertRead(value: unknown): asserts value is ReadOptions['read'] {
  if (value !== undefined && typeof value !== 'function')
    throw new TypeError('its export "read" is not a function.');
}

function assertHandlers(value: unknown): asserts value is EventHandlers {
  if (typeof value !== 'object' || value === null)
    throw new TypeError('it does not export an object of functions.');
  checkHandlers('The module', value);
}

/** Prints what becomes of each delivery, and of all. @returns The exit code: 1 where something is left. */
async function showReplayed(results: AsyncIterable<ReplayResult>): Promise<number> {
  const counts = { handled: 0, duplicate: 0, failed: 0, left: 0 };
  for await (const result of results) {
    const { kept, outcome, reason } = result;
    counts[outcome] += 1;
    console.log(`${kept.id}  ${outcome.padEnd(7)}  ${nameOf(result)}  ${reason ?? ''}`.trimEnd());
  }
  const { duplicate, failed, handled, left } = counts;
  const known = duplicate === 0 ? '' : ` (${duplicate} of them before)`;
  console.error(`${handled + duplicate} handled and forgotten${known}, ${failed} failed, ${left} left.`);
  return failed + left === 0 ? 0 : 1;
}

function nameOf({ kept, events = [] }: ReplayResult): string {
  const [first, ...others] = events;
  if (others.length > 0) return `${events.length} events`;
  return first?.event_name ?? kept.eventName ?? '-';
}
