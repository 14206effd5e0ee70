import {
  type Contract,
  type Operation,
  pathValues,
  readRequestValues,
  routePattern,
} from '@telephony/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { readBody } from '../request/read-body.ts';
import { jsonResponse } from '../response/http-response.ts';
import { send } from '../server/send.ts';
import { guardControl } from './guard.ts';

/** A request for an operation of a control plane, checked. */
export interface ControlRequest {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** A control plane: what it is, and who handles its operations. */
export interface ControlPlane {
  /** Where its addresses begin, such as `/_mock`. */
  prefix: string;
  /** The document of its operations. */
  control: Contract;
  /** What other machines have to send to use it too; undefined for this machine only. */
  token: string | undefined;
  /** Bytes of the largest body of an operation. */
  bodyLimit: (operationId: string) => number;
  /**
   * Handles a request.
   *
   * @throws Refusal
   */
  handle: (
    operation: Operation,
    request: ControlRequest,
  ) => { status: number; body: unknown } | Promise<{ status: number; body: unknown }>;
  /** Further routes, under the same guard. */
  more?: ((scope: FastifyInstance) => void) | undefined;
}

/** Adds a route for each operation of a control plane's document, behind a guard. `GET /openapi.json` is the document. */
export function addControlPlane(server: FastifyInstance, plane: ControlPlane): void {
  const { prefix, control, token, bodyLimit, more } = plane;
  void server.register(
    async (scope) => {
      guardControl(scope, token);
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.get('/openapi.json', (_request, reply) => send(reply, jsonResponse(200, control.document)));
      for (const operation of control.operations) {
        scope.route({
          method: operation.method.toUpperCase(),
          url: routePattern(operation.path),
          bodyLimit: bodyLimit(operation.operationId),
          handler: (request, reply) => respond(plane, operation, request, reply),
        });
      }
      more?.(scope);
    },
    { prefix },
  );
}

async function respond(
  { control, handle }: ControlPlane,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const headers = request.headers as Record<string, string>;
  const { errors, path, query } = readRequestValues(control, operation, {
    path: pathValues(operation.path, request.params as Record<string, string>),
    query: new URLSearchParams(request.originalUrl.split('?').slice(1).join('?')),
    headers,
  });
  const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  // `curl -d '{}'` and many programs name the type of a form, or none.
  const asJson = { 'content-type': 'application/json' };
  const body = await readBody(control, operation, { headers: asJson, body: sent });
  const [first, ...others] = [...errors, ...body.errors];
  if (first) throw new Refusal(400, `${first.field} ${first.message}`, [first, ...others]);
  const made = await handle(operation, { path, query, body: body.value });
  send(reply, jsonResponse(made.status, made.body));
  await reply;
}
