import { fieldOf } from '../field-of.ts';
import { decompress, formatsOf } from '../request/decompress.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Inflate = (bytes: Bytes, limits: { maxOutputLength: number }) => Uint8Array<ArrayBuffer>;

/** Compressions in each other that are opened. */
const MOST_LAYERS = 3;

/** What reads a format in the zlib of Node, which also takes several streams of gzip in a row. */
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
export async function uncompressed(sent: Bytes, encoding: string | null, maxBytes: number): Promise<Bytes> {
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

/** Node's own reader of a format; undefined on other platforms. */
function ofNode(format: string): Inflate | undefined {
  const load = fieldOf(fieldOf(globalThis, 'process'), 'getBuiltinModule');
  const zlib = isLoader(load) ? load('zlib') : undefined;
  const inflate = fieldOf(zlib, OF_NODE[format] ?? '');
  return isInflate(inflate) ? inflate : undefined;
}

function isLoader(value: unknown): value is (name: string) => unknown {
  return typeof value === 'function';
}

function isInflate(value: unknown): value is Inflate {
  return typeof value === 'function';
}

function tooLarge(maxBytes: number): Error {
  const message = `The body has more than ${maxBytes} bytes when it is uncompressed. Give a larger maxBytes.`;
  return Object.assign(new Error(message), { code: 'ERR_BUFFER_TOO_LARGE' });
}
