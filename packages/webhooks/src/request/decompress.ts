import { type Limited, readLimited } from './read-limited.ts';

/**
 * How a body is compressed, by its first bytes: those of gzip (RFC 1952, section 2.3.1) begin no text; those of zlib (RFC
 * 1950, section 2.2) begin some, so that Content-Encoding must name it too.
 */
export function compressionOf([first = 0, second = 0]: Uint8Array, { headers }: Request) {
  if (first === 0x1f && second === 0x8b) return 'gzip';
  const isZlib = first % 16 === 8 && (first * 256 + second) % 31 === 0;
  return isZlib && /deflate/i.test(headers.get('content-encoding') ?? '') ? 'deflate' : undefined;
}

/**
 * The uncompressed bytes of a body.
 *
 * @throws TypeError if they are not what they claim to be.
 */
export function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  maxBytes: number,
): Promise<Limited> {
  const source = new Blob([bytes]).stream();
  return readLimited(source.pipeThrough(new DecompressionStream(format)), maxBytes);
}
