import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusals/refusal.ts';

const NOTHING = Buffer.alloc(0);

/**
 * Reads a body. One that is too large is read to its end and discarded: a client that is still sending when the connection
 * closes reports a broken connection and never sees the 413.
 *
 * @param limit Bytes of the largest body.
 * @returns The body, or why it cannot be taken: 413 for one that is too large, 400 for one that ends early.
 */
export function readBytes(request: IncomingMessage, limit: number): Buffer | Promise<Buffer | Refusal> {
  const { 'content-length': announced, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (announced === undefined || announced === '0')) return NOTHING;
  return collect(request, limit);
}

async function collect(request: IncomingMessage, limit: number): Promise<Buffer | Refusal> {
  let chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else chunks = [];
    }
  } catch {
    // Nobody is left to read this response; it is for the record of requests.
    return bodyRefusal(400, 'ended before it was complete');
  }
  return length > limit ? bodyRefusal(413, `is larger than ${limit} bytes`) : Buffer.concat(chunks);
}

function bodyRefusal(status: number, message: string): Refusal {
  return new Refusal(status, `The body ${message}.`, [{ field: 'body', message }]);
}
