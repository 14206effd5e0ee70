import { fromBase64, toBase64 } from '../base64.ts';
import { isAccepted, type Sendable, sendAll } from '../delivery/send.ts';
import { allKept } from '../quarantine/replay-kept.ts';
import { eventsOf } from '../quarantine/events-of.ts';
import type { EventStore, KeptDelivery } from '../store/event-store.ts';
import { outcomeText } from './report.ts';

/** Headers that belong to the connection on which a delivery came. */
const OF_CONNECTION =
  /^(host|connection|keep-alive|content-length|transfer-encoding|expect|te|trailer|upgrade)$/i;

/** What is posted: its bytes are known, to find the copy that the receiver may keep. */
type Delivery = Sendable & { body: Uint8Array<ArrayBuffer> };

/** Which deliveries to replay, and with what limits. */
export interface Limits {
  only: (kept: KeptDelivery) => boolean;
  timeoutMs: number;
  /** Largest body in bytes, uncompressed. */
  maxBytes: number;
}

interface RepostOptions extends Limits {
  /** Whether the receiver does not share the store. */
  elsewhere: boolean;
  signal: AbortSignal;
}

/**
 * Posts what is kept to a receiver, byte by byte as it came, and forgets what it takes. What it could not read is posted
 * as its events, one by one, where they can be read now.
 *
 * A receiver that shares the store takes for a duplicate what the store remembers as done: that is left. What it keeps again is
 * left as it was, without the copy.
 */
export async function* repostKept(
  store: EventStore,
  url: URL,
  { only, elsewhere, ...options }: RepostOptions,
): AsyncGenerator<ReplayResult, void, undefined> {
  const wanted = (await allKept(store)).filter(only);
  for (const kept of wanted) {
    if (options.signal.aborted) return;
    if (kept.reason === 'too-large') yield leftAsTooLarge(kept);
    else if (!elsewhere && (await isRemembered(store, kept))) {
      const reason = 'The store remembers it as done. Replay it with --handlers, or give --elsewhere.';
      yield { kept, outcome: 'left', reason };
    } else {
      const reason = await repost(store, url, kept, options);
      if (reason === null) await store.forget(kept.id);
      yield { kept, outcome: reason === null ? 'handled' : 'failed', reason };
    }
  }
}

/** Posts all events of a delivery. @returns Why one of them was not taken; null where all were. */
async function repost(
  store: EventStore,
  url: URL,
  kept: KeptDelivery,
  { maxBytes, signal, timeoutMs }: Omit<RepostOptions, 'only' | 'elsewhere'>,
): Promise<string | null> {
  for (const delivery of await deliveriesOf(kept, maxBytes)) {
    const since = Date.now();
    const [sent] = await sendAll(url, [delivery], { timeoutMs, tries: 1, signal });
    if (!sent || !isAccepted(sent)) return sent ? outcomeText(sent) : 'It was not sent.';
    if (await forgetCopy(store, kept.id, delivery, since)) return 'The receiver has kept it again.';
  }
  return null;
}

/** A delivery as it came; of one that a receiver could not read its events, where they can be read now. */
async function deliveriesOf(kept: KeptDelivery, maxBytes: number): Promise<Delivery[]> {
  const headers = Object.fromEntries(kept.headers.filter(([name]) => !OF_CONNECTION.test(name)));
  const events = kept.reason === 'unreadable' ? await eventsOf(kept, { maxBytes }).catch(() => []) : [];
  if (events.length === 0) return [{ body: fromBase64(kept.body), headers }];
  return events.map(({ event }) => ({
    body: new TextEncoder().encode(JSON.stringify({ ...event, drift: undefined })),
    headers: {},
  }));
}

/** Whether a receiver with this store would take it for a duplicate. */
async function isRemembered(store: EventStore, { key }: KeptDelivery): Promise<boolean> {
  if (key === null) return false;
  const claim = await store.claim(key, 1, 1);
  if (claim.state === 'claimed') await store.release(key, claim.token);
  return claim.state !== 'claimed';
}

/** Forgets what the receiver has kept of this delivery just now. @returns Whether it has. */
async function forgetCopy(
  store: EventStore,
  id: string,
  { body }: Delivery,
  since: number,
): Promise<boolean> {
  const text = toBase64(body);
  const copies = (await allKept(store)).filter(
    (other) => other.id !== id && other.at >= since && other.body === text,
  );
  for (const copy of copies) await store.forget(copy.id);
  return copies.length > 0;
}

/** What became of a kept delivery. */
export interface ReplayResult {
  kept: KeptDelivery;
  /** Forgotten where it is `handled`, or a `duplicate` that was handled before. */
  outcome: 'handled' | 'duplicate' | 'failed' | 'left';
  reason: string | null;
  /** Its events, where they were read. */
  events?: readonly { event_name: string }[];
}

/** What becomes of a delivery of which only the beginning is kept, and what to do about it. */
export function leftAsTooLarge(kept: KeptDelivery): ReplayResult {
  const { length } = fromBase64(kept.body);
  const reason =
    `Only its first ${length} bytes are kept. Look at them with kept --body ID, read the call from the API, then kept --forget ID. ` +
    'Give the receiver a larger maxBytes.';
  return { kept, outcome: 'left', reason };
}
