import { sendNodeResponse } from 'srvx/node';
import { cutOff, sayClose } from './cut-off.ts';
import type { Incoming, Outgoing } from './incoming.ts';
import { platformRequest, toRequest } from './to-request.ts';

/** What receives a request and gives its response, such as a webhook handler or `app.fetch` of Hono. */
export type FetchHandler = (request: Request) => Response | Promise<Response>;

/** A listener of node:http and node:http2, which is also a handler or middleware of Express and Nest. */
export type NodeListener = (incoming: Incoming, outgoing: Outgoing) => void;

/**
 * Turns a webhook handler into a listener for `node:http` and `node:http2`, and a handler for Express and Nest.
 *
 * Mount it before body parsers: they refuse some deliveries by themselves, and round integers beyond 2^53. Behind one, the
 * event is what the parser has made of it, or the bytes in `rawBody` where it keeps them.
 *
 * @param handler The result of `createWebhookHandler`.
 *
 * @example
 * createServer(toNodeListener(handler)).listen(8080);
 * app.post('/events', toNodeListener(handler));
 */
export function toNodeListener(handler: FetchHandler): NodeListener {
  return (incoming, outgoing) => {
    cutOff(incoming, outgoing);
    // Without a response, the sender tries again.
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  };

  async function respond(incoming: Incoming, outgoing: Outgoing): Promise<void> {
    const request = toRequest(incoming, outgoing);
    const response = await handler('drain' in handler ? request : platformRequest(request));
    sayClose(incoming, outgoing);
    await sendNodeResponse(outgoing, response);
  }
}
