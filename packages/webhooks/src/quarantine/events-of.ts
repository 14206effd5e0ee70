import { fromBase64 } from '../base64.ts';
import type { TelephonyEvent } from '../event/event.ts';
import { eventKey } from '../once/event-key.ts';
import { decode } from '../parse/body/decode.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { senderOf } from '../request/read-request.ts';
import type { KeptDelivery } from './kept-delivery.ts';
import { otherReadings } from './other-readings.ts';
import { uncompressed } from './uncompressed.ts';

/** How to read what is kept. */
export interface ReadOptions {
  /** Largest body in bytes, uncompressed. Default: 16 MiB. */
  maxBytes?: number | undefined;
  /**
   * Reads a delivery that this package cannot read, such as one in an envelope of your own.
   *
   * @param text The body, uncompressed and decoded; of one that is `too-large` its beginning.
   * @returns Its event, or a list of its events, as the contract has them; undefined where it has no event.
   */
  read?: ((kept: KeptDelivery, text: string) => unknown) | undefined;
}

/** The default of `maxBytes`. */
export const MAX_BYTES = 2 ** 24;

/** An event with its key in the store, the same as if it had come alone. */
export interface KeyedEvent {
  event: TelephonyEvent;
  key: string;
}

/**
 * The events of a kept delivery: one, or several that came together.
 *
 * @throws Error if it has none, or is too large; what `read` throws.
 */
export async function eventsOf(
  kept: KeptDelivery,
  { maxBytes = MAX_BYTES, read }: ReadOptions = {},
): Promise<KeyedEvent[]> {
  const headers = new Headers(kept.headers);
  const bytes = await uncompressed(fromBase64(kept.body), headers.get('content-encoding'), maxBytes);
  const sender = senderOf({ headers });
  try {
    if (kept.reason === 'too-large') throw new Error('Only the beginning of the body was kept.');
    const event = parseEvent(bytes, sender);
    return [{ event, key: kept.key ?? (await eventKey(event, bytes)) }];
  } catch (error) {
    const isWhole = kept.reason !== 'too-large';
    const found = isWhole ? await otherReadings(bytes, sender, headers.get('content-type') ?? '') : [];
    if (found.length > 0) return Promise.all(found.map(keyed));
    const told = await read?.(kept, decode(bytes, sender, []));
    if (told === undefined || told === null) throw error;
    return Promise.all([told].flat().map(keyed));
  }
}

async function keyed(found: unknown): Promise<KeyedEvent> {
  const body = typeof found === 'string' ? found : JSON.stringify(found);
  const event = parseEvent(body);
  return { event, key: await eventKey(event, new TextEncoder().encode(body)) };
}
