import type { PlatformOperation } from '../contract/contract.ts';
import type { FastifyInstance } from 'fastify';

/** What was asked and answered. */
export interface AnsweredRequest {
  method: string;
  /** Address as it was sent, with tokens left out. */
  url: string;
  /** Undefined where no operation of the contract was meant. */
  operationId: string | undefined;
  status: number;
  milliseconds: number;
}

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
