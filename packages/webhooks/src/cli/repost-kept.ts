import { fromBase64 } from '../base64.ts';
import { isAccepted, type Sendable, sendAll } from '../drive/send.ts';
import { allKept } from '../quarantine/all-kept.ts';
import type { KeptDelivery } from '../quarantine/kept-delivery.ts';
import type { EventStore } from '../store/event-store.ts';
import type { ReplayResult } from './replay-result.ts';
import { outcomeText } from './show/sent-line.ts';

/** Headers that belong to the connection on which a delivery came. */
const OF_CONNECTION =
  /^(host|connection|keep-alive|content-length|transfer-encoding|expect|te|trailer|upgrade)$/i;

/** Options of `repostKept`. */
interface RepostOptions {
  only: (kept: KeptDelivery) => boolean;
  timeoutMs: number;
  /** Whether the receiver does not share the store. */
  elsewhere: boolean;
  signal: AbortSignal;
}

/**
 * Posts what is kept to a receiver, byte by byte as it came, and forgets what it takes.
 *
 * A receiver that shares the store takes for a duplicate what the store remembers as done: that is left. What it keeps again is
 * left as it was, without the copy.
 */
export async function* repostKept(
  store: EventStore,
  url: URL,
  { only, timeoutMs, elsewhere, signal }: RepostOptions,
): AsyncGenerator<ReplayResult, void, undefined> {
  const since = Date.now();
  const wanted = (await allKept(store)).filter(only);
  for (const kept of wanted) {
    if (signal.aborted) return;
    if (!elsewhere && (await isRemembered(store, kept))) {
      const reason = 'The store remembers it as done. Replay it with --handlers, or give --elsewhere.';
      yield { kept, outcome: 'left', reason };
      continue;
    }
    const [sent] = await sendAll(url, [delivery(kept)], { timeoutMs, tries: 1, signal });
    if (!sent || !isAccepted(sent)) {
      yield { kept, outcome: 'failed', reason: sent ? outcomeText(sent) : null };
    } else if (await forgetCopy(store, kept, since)) {
      yield { kept, outcome: 'failed', reason: 'The receiver has kept it again.' };
    } else {
      await store.forget(kept.id);
      yield { kept, outcome: 'handled', reason: null };
    }
  }
}

function delivery({ body, headers }: KeptDelivery): Sendable {
  return {
    body: fromBase64(body),
    headers: Object.fromEntries(headers.filter(([name]) => !OF_CONNECTION.test(name))),
  };
}

/** Whether a receiver with this store would take it for a duplicate. */
async function isRemembered(store: EventStore, { key }: KeptDelivery): Promise<boolean> {
  if (key === null) return false;
  const claim = await store.claim(key, 1, 1);
  if (claim.state === 'claimed') await store.release(key, claim.token);
  return claim.state !== 'claimed';
}

/** Forgets what the receiver has kept of this delivery just now. @returns Whether it has. */
async function forgetCopy(store: EventStore, { id, body }: KeptDelivery, since: number): Promise<boolean> {
  const copies = (await allKept(store)).filter(
    (other) => other.id !== id && other.at >= since && other.body === body,
  );
  for (const copy of copies) await store.forget(copy.id);
  return copies.length > 0;
}
