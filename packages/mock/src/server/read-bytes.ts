import type { IncomingMessage } from 'node:http';
import { type Answer, errorAnswer } from '../answer/answer.ts';

/** Largest body that the mock accepts, in bytes. The platform's own limit is unknown (ledger N-15). */
const bodyLimit: number = 10 * 1024 * 1024;

const nothing = Buffer.alloc(0);

/**
 * Reads a body. One that is too large is read to its end and discarded: a client that is still sending when the connection
 * closes reports a broken connection and never sees the 413.
 */
export async function readBytes(request: IncomingMessage): Promise<{ body: Buffer; refusal?: Answer }> {
  const { 'content-length': announced, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (announced === undefined || announced === '0')) return { body: nothing };
  let chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= bodyLimit) chunks.push(chunk);
      else chunks = [];
    }
  } catch {
    // Nobody is left to read this response; it is for the record of requests.
    return { body: nothing, refusal: bodyError(400, 'ended before it was complete') };
  }
  if (length > bodyLimit)
    return { body: nothing, refusal: bodyError(413, `is larger than ${bodyLimit} bytes`) };
  return { body: Buffer.concat(chunks) };
}

function bodyError(status: number, message: string): Answer {
  return errorAnswer(status, `The body ${message}.`, [{ field: 'body', message }]);
}
