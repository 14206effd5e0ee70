import type { PlatformOperation } from '../contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AnsweredRequest } from './answered-request.ts';

/** Tells of every request when it has been answered. */
export function tellRequests(server: FastifyInstance, tell: (request: AnsweredRequest) => void): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config as { operation?: PlatformOperation };
    tell({
      method: request.method,
      url: request.originalUrl.replace(/[0-9a-f]{40}/gi, '<token>'),
      operationId: operation?.operationId,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
    done();
  });
}
