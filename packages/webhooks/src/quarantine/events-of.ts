import { fromBase64 } from '../base64.ts';
import { eventKey, type TelephonyEvent } from '../event.ts';
import { decode } from '../parse/body.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { decompress, formatsOf, senderOf } from '../read-request.ts';
import type { KeptDelivery } from '../store/event-store.ts';
import { otherReadings } from './other-readings.ts';
import { fieldOf } from '../field-of.ts';

export interface ReadOptions {
  /** Largest body in bytes, uncompressed. Default: 16 MiB. */
  maxBytes?: number | undefined;
  read?: ((kept: KeptDelivery, text: string) => unknown) | undefined;
}

/** The default of `maxBytes`. */
const MAX_BYTES = 2 ** 24;

export interface KeyedEvent {
  event: TelephonyEvent;
  key: string;
}

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

type Bytes = Uint8Array<ArrayBuffer>;
type Inflate = (bytes: Bytes, limits: { maxOutputLength: number }) => Uint8Array<ArrayBuffer>;

const MOST_LAYERS = 3;

const OF_NODE: Readonly<Record<string, string>> = {
  gzip: 'gunzipSync',
  deflate: 'inflateSync',
  'deflate-raw': 'inflateRawSync',
  brotli: 'brotliDecompressSync',
  zstd: 'zstdDecompressSync',
};

/**
 * A body as it was before it was compressed, perhaps more than once; itself where it is not compressed, or nobody can read it.
 *
 * @param encoding Content-Encoding.
 * @throws Error if it has more than `maxBytes`.
 */
async function uncompressed(sent: Bytes, encoding: string | null, maxBytes: number): Promise<Bytes> {
  const names = encoding?.split(',') ?? [];
  let bytes = sent;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inner = await opened(bytes, names.pop()?.trim() ?? null, maxBytes);
    if (!inner) break;
    bytes = inner;
  }
  return bytes;
}

async function opened(bytes: Bytes, name: string | null, maxBytes: number): Promise<Bytes | undefined> {
  for (const format of formatsOf(bytes, name))
    try {
      const inflate = ofNode(format);
      if (inflate) return new Uint8Array(inflate(bytes, { maxOutputLength: maxBytes }));
      const limited = await decompress(bytes, format, maxBytes);
      if (!limited.isWhole) throw tooLarge(maxBytes);
      return limited.bytes;
    } catch (error) {
      if (fieldOf(error, 'code') === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
      // It is in another one, or not compressed, or this platform does not know the format.
    }
  return undefined;
}

function ofNode(format: string): Inflate | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  return fieldOf(process?.getBuiltinModule?.('zlib'), OF_NODE[format] ?? '') as Inflate | undefined;
}

function tooLarge(maxBytes: number): Error {
  const message = `The body has more than ${maxBytes} bytes when it is uncompressed. Give a larger maxBytes.`;
  return Object.assign(new Error(message), { code: 'ERR_BUFFER_TOO_LARGE' });
}
