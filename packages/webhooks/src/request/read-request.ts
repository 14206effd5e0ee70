import { decompress } from './decompress.ts';
import { type Limited, readLimited } from './read-limited.ts';

/** The body of a request: as it arrived, and uncompressed. */
export interface RequestBody {
  sent: Limited;
  /** Undefined where it is not compressed as it claims. */
  read: Limited | undefined;
}

/**
 * Reads the body of a request.
 *
 * @throws Error if it was read before, or ends early.
 */
export async function readRequest(request: Request, maxBytes: number): Promise<RequestBody> {
  if (request.bodyUsed)
    throw new Error(
      'The body of the request was read before the webhook handler. Pass it the unread request.',
    );
  const sent = request.body
    ? await readLimited(request.body, maxBytes)
    : { bytes: new Uint8Array(), isWhole: true };
  const encoding = request.headers.get('content-encoding');
  return { sent, read: await decompress(sent, encoding, maxBytes).catch(() => undefined) };
}

/** The character set that the content type names. */
export function charsetOf({ headers }: Request): string | undefined {
  return /;\s*charset="?([\w.:-]+)/i.exec(headers.get('content-type') ?? '')?.[1];
}
