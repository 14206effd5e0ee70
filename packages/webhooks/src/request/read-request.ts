import type { Sender } from '../parse/body/decode.ts';
import { decompress, formatsOf } from './decompress.ts';
import { type Limited, readLimited } from './read-limited.ts';

/** The body of a request: the bytes that arrived, and what they are uncompressed. */
export interface RequestBody extends Limited {
  sent: Uint8Array;
}

/**
 * Reads the body of a request. One that is not compressed as it claims is left as it is.
 *
 * @throws Error if it was read before, or ends early.
 */
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

/** How the body of a request was sent, read when it is asked for. */
export function senderOf({ headers }: Pick<Request, 'headers'>): Sender {
  return {
    get charset() {
      return /;\s*charset="?([\w.:-]+)/i.exec(headers.get('content-type') ?? '')?.[1];
    },
  };
}
