import { type Limited, readLimited } from './read-limited.ts';

/** The first bytes of gzip (RFC 1952, section 2.3.1): no text begins with them. */
const GZIP = [0x1f, 0x8b];

/**
 * The uncompressed bytes of a body: by its Content-Encoding, or by its first bytes where it has none.
 *
 * @throws TypeError if they are not what they claim to be.
 */
export async function decompress(body: Limited, encoding: string | null, maxBytes: number): Promise<Limited> {
  const { bytes, isWhole } = body;
  const isGzip = GZIP.every((byte, index) => bytes[index] === byte);
  const format = isGzip ? 'gzip' : encoding?.trim().toLowerCase() === 'deflate' ? 'deflate' : undefined;
  if (!format || !isWhole) return body;
  const source = new Blob([new Uint8Array(bytes)]).stream();
  return readLimited(source.pipeThrough(new DecompressionStream(format)), maxBytes);
}
