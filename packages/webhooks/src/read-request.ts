import type { Sender } from './parse/body.ts';
import { withTimeout } from './timeout.ts';

/** The body of a request: the bytes that arrived, and what they are uncompressed. */
export interface RequestBody extends Limited {
  sent: Uint8Array;
}

export async function readRequest(
  request: Request,
  maxBytes: number,
  timeoutMs?: number,
): Promise<RequestBody> {
  if (request.bodyUsed) throw new Error('The body was read before. Pass the unread request.');
  const read = await readLimited(request.body, maxBytes, timeoutMs);
  const sent = read.bytes;
  const formats = read.isWhole ? formatsOf(sent, request.headers.get('content-encoding')) : [];
  for (const format of formats)
    try {
      return { ...(await decompress(sent, format, maxBytes)), sent };
    } catch {
      // It is in another one, or not compressed, or this platform does not know the format.
    }
  return { ...read, sent };
}

export function senderOf({ headers }: Pick<Request, 'headers'>): Sender {
  return {
    get charset() {
      return /;\s*charset="?([\w.:-]+)/i.exec(headers.get('content-type') ?? '')?.[1];
    },
  };
}

/** The bytes of a body, or where there are more the first `maxBytes` of them. */
interface Limited {
  bytes: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

/**
 * Reads a stream, if there is one, up to a limit, counting the bytes received rather than trusting Content-Length. The rest is cancelled.
 *
 * @param timeoutMs Default: no limit.
 * @throws What the stream fails with, as when the sender breaks off; DOMException TimeoutError if it takes longer.
 */
async function readLimited(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
  timeoutMs = Infinity,
): Promise<Limited> {
  const reader = stream?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stop = () => {
    // An error of the sender no longer matters.
    reader?.cancel().catch(() => {});
  };
  const readAll = async () => {
    let part: Uint8Array<ArrayBuffer> | undefined;
    while ((part = (await reader?.read())?.value)) {
      chunks.push(part);
      size += part.length;
      if (size > maxBytes) stop();
    }
  };
  await withTimeout(timeoutMs, 'The body', readAll, stop);
  const [first] = chunks;
  const bytes = first?.length === size ? first : new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes: bytes.subarray(0, maxBytes), isWhole: size <= maxBytes };
}

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
  // Platforms know more formats than their types say, and throw where they do not.
  return readLimited(source.pipeThrough(new DecompressionStream(format as CompressionFormat)), maxBytes);
}
