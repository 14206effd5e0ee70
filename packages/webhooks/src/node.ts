/** The receiver for node:http, Express, Fastify and Nest. */
export { type FastifyRoute, toFastifyRoute } from './adapters/fastify/to-fastify-route.ts';
export { type FetchHandler, type NodeListener, toNodeListener } from './adapters/node/to-node-listener.ts';
