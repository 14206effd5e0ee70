import type { PlatformOperation } from '../contract/contract.ts';
import { pathValues, routePattern } from '@telephony/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorize } from '../auth/access.ts';
import { authenticate } from '../auth/authenticate.ts';
import { answerFault } from '../faults/answer-fault.ts';
import type { Handlers, SandboxRequest } from '../handlers/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { FileBody, OperationId } from '../types/operations.ts';
import { PREFIX } from './base-path.ts';
import { platformRefusal } from './platform-refusal.ts';
import { readBody } from './read-body.ts';
import { readPath } from './read-path.ts';
import { readQuery } from './read-query.ts';
import { Refusal } from './refusal.ts';

/** What a handler returns, for any operation. */
interface AnyAnswer {
  status: number;
  body: unknown;
}

/** A route for each operation of the contract: the only list of routes is the bundle. */
export function addContractRoutes(server: FastifyInstance, platform: Platform, handlers: Handlers): void {
  for (const operation of platform.contract.operations) {
    const { operationId: id } = operation;
    server.route({
      method: operation.method.toUpperCase(),
      url: PREFIX + routePattern(operation.path),
      config: { operation },
      handler: async (request, reply) => {
        try {
          if (await answerFault(platform, operation, reply)) return undefined;
          const answer = await handle(handlers, id, readRequest(platform, operation, request));
          const payload = payloadOf(reply, answer);
          if (payload === undefined) void reply.send();
          return payload;
        } catch (error) {
          throw error instanceof Refusal ? platformRefusal(operation, error) : error;
        }
      },
    });
  }
}

/** The result of an operation's handler. */
function handle<Id extends OperationId>(
  handlers: Handlers,
  id: Id,
  request: SandboxRequest<Id>,
): AnyAnswer | Promise<AnyAnswer> {
  return handlers[id](request);
}

function readRequest<Id extends OperationId>(
  platform: Platform,
  operation: PlatformOperation,
  request: FastifyRequest,
): SandboxRequest<Id> {
  const { contract } = platform;
  const session = authenticate(platform, operation, request.headers);
  const path = readPath(
    contract,
    operation,
    pathValues(operation.path, request.params as Record<string, string>),
  );
  const query = readQuery(contract, operation, request.query as Record<string, string>);
  if (session) authorize(operation, session);
  const body = readBody(contract, operation, request.body);
  return { platform, operation, session, path, query, body } as SandboxRequest<Id>;
}

/** The body to send, after setting status and type. Waiting for a reply would cost as much as making it. */
function payloadOf(reply: FastifyReply, { status, body }: AnyAnswer): string | Uint8Array | undefined {
  void reply.code(status);
  if (body === undefined) return undefined;
  if (isFile(body)) {
    void reply.type(body.contentType);
    return body.bytes;
  }
  void reply.header('content-type', 'application/json; charset=utf-8');
  return JSON.stringify(body);
}

function isFile(body: unknown): body is FileBody {
  return typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;
}
