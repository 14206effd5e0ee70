import type { ServerResponse } from 'node:http';
import { nodeRequest, type NodeRequest } from './node-request.ts';
import { sendResponse } from './send-response.ts';

/**
 * Turns a webhook handler into a listener for `node:http` or a handler for Express. It works with and without a body
 * parser in front of it. Without one, bodies are read up to `maxBytes` and large integers keep all digits.
 *
 * @param handler The result of `createWebhookHandler`.
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
    // A sender that disconnects is noticed when its body is read.
    incoming.on('error', () => {});
    // Send no response, so that the sender tries again.
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

/** The response to methods that Request does not allow, such as TRACE. */
function refusal(): Response {
  const message = 'This URL accepts events, delivered with POST.';
  return Response.json({ message, errors: [] }, { status: 405, headers: { Allow: 'POST' } });
}
