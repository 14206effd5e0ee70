import { type Limited, readLimited } from './read-limited.ts';

/** What else a name in Content-Encoding may stand for: platforms say `brotli`, and some senders leave the frame of zlib out. */
const OTHERS: Readonly<Record<string, string>> = { br: 'brotli', deflate: 'deflate-raw' };

/**
 * How a body may be compressed, the most likely first: gzip by its first bytes (RFC 1952, section 2.3.1), which begin no text;
 * others by name (RFC 9110, section 8.4.1).
 */
export function formatsOf([first, second]: Uint8Array, encoding: string | null): string[] {
  if (first === 0x1f && second === 0x8b) return ['gzip'];
  const name = encoding?.toLowerCase();
  return name ? [name, OTHERS[name] ?? name] : [];
}

/**
 * The uncompressed bytes of a body.
 *
 * @throws TypeError if they are not what they claim to be, or the platform does not know the format.
 */
export async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: string,
  maxBytes: number,
): Promise<Limited> {
  const source = new Blob([bytes]).stream();
  assertFormat(format);
  return readLimited(source.pipeThrough(new DecompressionStream(format)), maxBytes);
}

/** Platforms know more formats than their types say, and throw where they do not. */
function assertFormat(_format: string): asserts _format is CompressionFormat {}
