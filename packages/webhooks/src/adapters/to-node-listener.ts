import type { ServerResponse } from 'node:http';
import { nodeRequest, type NodeRequest } from './node-request.ts';
import { sendResponse } from './send-response.ts';

/**
 * Makes a listener for `node:http` and a handler for Express of a function that answers requests. It works with and
 * without a body parser before it. Without one, bodies are read up to `maxBytes` and every digit is kept.
 *
 * @param handler What `createWebhookHandler` makes.
 *
 * @example
 * createServer(toNodeListener(handler)).listen(8080);
 * app.post('/hooks', toNodeListener(handler));
 */
export function toNodeListener(handler: (request: Request) => Promise<Response>) {
  const respond = async (incoming: NodeRequest, outgoing: ServerResponse) => {
    const request = requestOf(incoming);
    await sendResponse(request ? await handler(request) : refusal(), incoming, outgoing);
  };
  return (incoming: NodeRequest, outgoing: ServerResponse): void => {
    // A sender that goes away is noticed where its body is read.
    incoming.on('error', () => {});
    // No response, so that the sender tries again.
    respond(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  };
}

function requestOf(incoming: NodeRequest): Request | undefined {
  try {
    return nodeRequest(incoming);
  } catch {
    return undefined;
  }
}

/** For what cannot be a Request: methods such as TRACE. */
function refusal(): Response {
  const message = 'Events are delivered with POST.';
  return Response.json({ message, errors: [] }, { status: 405, headers: { Allow: 'POST' } });
}
