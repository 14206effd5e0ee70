import { eventKey, type TelephonyEvent } from '../event.ts';
import { decode } from '../parse/body.ts';
import { parseEvent } from '../parse/parse-event.ts';
import { decompress, formatsOf, senderOf } from '../read-request.ts';
import type { KeptDelivery } from '../store/event-store.ts';
import { fieldOf, fromBase64 } from '../values.ts';
import { otherReadings } from './other-readings.ts';

export interface ReadOptions {
  /** Uncompressed bytes. Default: 16 MiB. */
  maxBytes?: number | undefined;
  /**
   * Reads a delivery that this package cannot read: returns an event, a list, or undefined.
   *
   * @param text The body, uncompressed and decoded; of a `too-large` one its beginning.
   */
  read?: ((kept: KeptDelivery, text: string) => unknown) | undefined;
}

const DEFAULT_MAX_BYTES = 2 ** 24;

interface KeyedEvent {
  event: TelephonyEvent;
  /** As if the event had come alone. */
  key: string;
}

export async function readEvents(
  kept: KeptDelivery,
  { maxBytes = DEFAULT_MAX_BYTES, read }: ReadOptions = {},
): Promise<KeyedEvent[]> {
  const headers = new Headers(kept.headers);
  const bytes = await uncompress(fromBase64(kept.body), headers.get('content-encoding'), maxBytes);
  const sender = senderOf({ headers });
  try {
    if (kept.reason === 'too-large') throw new Error('Only the beginning of the body was kept.');
    const event = parseEvent(bytes, sender);
    return [{ event, key: kept.key ?? (await eventKey(event, bytes)) }];
  } catch (error) {
    const isWhole = kept.reason !== 'too-large';
    const bodies = isWhole ? await otherReadings(bytes, sender, headers.get('content-type') ?? '') : [];
    if (bodies.length > 0) return Promise.all(bodies.map(withKey));
    const custom = await read?.(kept, decode(bytes, sender, []));
    if (custom === undefined || custom === null) throw error;
    return Promise.all([custom].flat().map(withKey));
  }
}

async function withKey(body: unknown): Promise<KeyedEvent> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const event = parseEvent(text);
  return { event, key: await eventKey(event, new TextEncoder().encode(text)) };
}

type Bytes = Uint8Array<ArrayBuffer>;
type Inflate = (bytes: Bytes, limits: { maxOutputLength: number }) => Uint8Array<ArrayBuffer>;

const MAX_LAYERS = 3;

// They also read several streams of gzip in a row.
const NODE_FUNCTIONS: Readonly<Record<string, string>> = {
  gzip: 'gunzipSync',
  deflate: 'inflateSync',
  'deflate-raw': 'inflateRawSync',
  brotli: 'brotliDecompressSync',
  zstd: 'zstdDecompressSync',
};

// Returns a body as it is if it cannot be uncompressed.
async function uncompress(sent: Bytes, encoding: string | null, maxBytes: number): Promise<Bytes> {
  const names = encoding?.split(',') ?? [];
  let bytes = sent;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const inner = await uncompressLayer(bytes, names.pop()?.trim() ?? null, maxBytes);
    if (!inner) break;
    bytes = inner;
  }
  return bytes;
}

async function uncompressLayer(
  bytes: Bytes,
  name: string | null,
  maxBytes: number,
): Promise<Bytes | undefined> {
  for (const format of formatsOf(bytes, name))
    try {
      const inflate = nodeInflate(format);
      if (inflate) return new Uint8Array(inflate(bytes, { maxOutputLength: maxBytes }));
      const limited = await decompress(bytes, format, maxBytes);
      if (!limited.isWhole) throw tooLarge(maxBytes);
      return limited.bytes;
    } catch (error) {
      if (fieldOf(error, 'code') === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
      // Another format, or one that this platform does not know.
    }
  return undefined;
}

function nodeInflate(format: string): Inflate | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  return fieldOf(process?.getBuiltinModule?.('zlib'), NODE_FUNCTIONS[format] ?? '') as Inflate | undefined;
}

function tooLarge(maxBytes: number): Error {
  const message = `The body has more than ${maxBytes} bytes when it is uncompressed. Give a larger maxBytes.`;
  return Object.assign(new Error(message), { code: 'ERR_BUFFER_TOO_LARGE' });
}
