import { fileURLToPath } from 'node:url';
import { loadContractSync, type Operation, pathValues, routePattern } from '@telephony/contract';
import type { FastifyInstance } from 'fastify';
import { readBody } from '../http/read-body.ts';
import { readPath } from '../http/read-path.ts';
import { readQuery } from '../http/read-query.ts';
import type { Platform } from '../platform/platform.ts';
import { CONTROL_PATH } from './control-path.ts';
import type { ControlHandler, ControlId } from './control-handler.ts';
import { guardControl } from './guard.ts';
import { controlHandlers } from './handlers/index.ts';
import { Stream } from './stream.ts';

/** Bytes of the largest body: a snapshot or a seed, and anything else. */
const BODY_LIMITS = { large: 256 * 1024 * 1024, other: 1024 * 1024 };
const LARGE: ReadonlySet<string> = new Set(['restore', 'seed']);

/**
 * A route for each operation of the control plane's document.
 *
 * @param remote Whether other machines may use it too.
 */
export function addControlRoutes(server: FastifyInstance, platform: Platform, remote: boolean): void {
  const control = loadContractSync(fileURLToPath(new URL('../generated/control.json', import.meta.url)));
  const stream = new Stream(platform);
  server.addHook('onClose', () => stream.close());
  void server.register(
    async (scope) => {
      guardControl(scope, remote);
      scope.get('/openapi.json', () => control.document);
      scope.get('/stream', (_request, reply) => {
        reply.hijack();
        stream.add(reply.raw);
      });
      for (const operation of control.operations) addRoute(scope, operation);
    },
    { prefix: CONTROL_PATH },
  );

  function addRoute(scope: FastifyInstance, operation: Operation): void {
    const id: string = operation.operationId;
    const handle = controlHandlers[id as ControlId] as ControlHandler<ControlId>;
    scope.route({
      method: operation.method.toUpperCase(),
      url: routePattern(operation.path),
      bodyLimit: LARGE.has(id) ? BODY_LIMITS.large : BODY_LIMITS.other,
      handler: async (request, reply) => {
        const path = readPath(
          control,
          operation,
          pathValues(operation.path, request.params as Record<string, string>),
        );
        const query = readQuery(control, operation, request.query as Record<string, string>);
        const body = readBody(control, operation, request.body);
        const asked = { platform, stream, path, query, body } as Parameters<typeof handle>[0];
        const answer: { status: number; body: unknown } = await handle(asked);
        void reply.code(answer.status);
        if (answer.body === undefined) await reply.send();
        else await reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
      },
    });
  }
}
