import type { Incoming, Outgoing } from '../node/incoming.ts';
import { type FetchHandler, toNodeListener } from '../node/to-node-listener.ts';

/** What a route needs of a request of Fastify. */
interface FastifyRequest {
  raw: Incoming;
}

/** What a route needs of a reply of Fastify. */
interface FastifyReply {
  raw: Outgoing;
  hijack(): unknown;
}

/** The options of a route of Fastify. */
export interface FastifyRoute {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  handler(): void;
}

/**
 * Turns a webhook handler into a route for Fastify. The body goes past Fastify's parsers and limits, so that every byte of it
 * arrives; `onRequest` hooks of the app run before.
 *
 * @param handler The result of `createWebhookHandler`.
 *
 * @example
 * app.post('/events', toFastifyRoute(handler));
 */
export function toFastifyRoute(handler: FetchHandler): FastifyRoute {
  const listener = toNodeListener(handler);
  return {
    // It is the last hook before the body is read.
    async onRequest({ raw }, reply) {
      reply.hijack();
      listener(raw, reply.raw);
    },
    // The hook has taken the request over.
    handler() {},
  };
}
