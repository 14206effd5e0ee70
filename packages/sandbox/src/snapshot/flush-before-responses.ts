import type { FastifyInstance } from 'fastify';
import type { KeptData } from './keep-data.ts';

/** Sends no response before its changes are saved. If they cannot be saved, the response is an error. */
export function flushBeforeResponses(server: FastifyInstance, data: Pick<KeptData, 'flush'>): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    try {
      data.flush();
      done(null, payload);
    } catch (error) {
      // The error response comes here again, and must be sent.
      if (reply.statusCode >= 500) done(null, payload);
      else done(error as Error);
    }
  });
}
