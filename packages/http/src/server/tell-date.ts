import type { FastifyInstance } from 'fastify';

/**
 * Lets the `Date` header of every response tell a time that is not the machine's. A response that is written without Fastify,
 * such as one that is broken off on purpose, has none.
 *
 * @param now Milliseconds since 1970.
 */
export function tellDate(server: FastifyInstance, now: () => number): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.raw.sendDate = false;
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('date', new Date(now()).toUTCString());
    done(null, payload);
  });
}
