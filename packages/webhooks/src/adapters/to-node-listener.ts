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
  return async (incoming: NodeRequest, outgoing: ServerResponse): Promise<void> => {
    // A sender that goes away is noticed where its body is read.
    incoming.on('error', () => {});
    const request = requestOf(incoming);
    const response = request ? await handler(request) : refusal();
    await sendResponse(response, incoming, outgoing);
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
