import type { FastifyInstance } from 'fastify';
import type { KeptData } from './keep-data.ts';

/** Lets no answer out before what it tells of is kept. Where it cannot be kept, the answer is a fault. */
export function flushBeforeAnswers(server: FastifyInstance, data: Pick<KeptData, 'flush'>): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    try {
      data.flush();
      done(null, payload);
    } catch (error) {
      // The answer of the fault itself comes here again, and must go out.
      if (reply.statusCode >= 500) done(null, payload);
      else done(error as Error);
    }
  });
}
