import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds that a sender has to read the response while the rest of its body is discarded. */
const LINGER = 500;

/**
 * Sends a Response with node:http. If the body of the request was not read to its end, as after a 413, the connection is
 * closed, but only after the sender had time to read the response: closing it straight away would reset it.
 */
export async function sendResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  // HTTP/2 has no setHeaders.
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  if (response.status !== 204) outgoing.setHeader('content-length', body.byteLength);
  if (incoming.complete) {
    outgoing.end(body);
    return;
  }
  if (incoming.httpVersionMajor < 2) outgoing.setHeader('connection', 'close');
  outgoing.write(body);
  incoming.resume();
  if (!incoming.destroyed)
    await once(incoming, 'close', { signal: AbortSignal.timeout(LINGER) }).catch(() => {});
  outgoing.end();
}
