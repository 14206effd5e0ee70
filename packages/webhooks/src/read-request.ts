import type { Sender } from './parse/body.ts';
import { withTimeout } from './timeout.ts';

export interface RequestBody extends LimitedBytes {
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
      // Another format, or one that this platform does not know.
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

interface LimitedBytes {
  bytes: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

// Content-Length may be wrong.
async function readLimited(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
  timeoutMs = Infinity,
): Promise<LimitedBytes> {
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

// Some senders leave out the frame of zlib.
const OTHER_NAMES: Readonly<Record<string, string>> = { br: 'brotli', deflate: 'deflate-raw' };

// Most likely first: gzip by its first bytes (RFC 1952, section 2.3.1), others by name (RFC 9110, section 8.4.1).
export function formatsOf([first, second]: Uint8Array, encoding: string | null): string[] {
  if (first === 0x1f && second === 0x8b) return ['gzip'];
  const name = encoding?.toLowerCase();
  return name ? [name, OTHER_NAMES[name] ?? name] : [];
}

export async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: string,
  maxBytes: number,
): Promise<LimitedBytes> {
  const source = new Blob([bytes]).stream();
  // Platforms know more formats than their types.
  return readLimited(source.pipeThrough(new DecompressionStream(format as CompressionFormat)), maxBytes);
}
