import type { FastifyInstance } from 'fastify';
import { PREFIX } from './base-path.ts';

/** Lets pages of other origins call the API (the platform supports it); errors too, so that a page can read them. */
export function allowOtherOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    // The control plane is for the sandbox's own page only.
    if (!request.url.startsWith(PREFIX)) return done();
    void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'Allow');
    if (request.method !== 'OPTIONS') return done();
    void reply
      .header('access-control-allow-methods', 'GET, HEAD, POST, PATCH, DELETE')
      // Named one by one, because `*` does not cover Authorization.
      .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
      .header('access-control-max-age', '600')
      .header('vary', 'Access-Control-Request-Headers');
    return void reply.code(204).send();
  });
}
