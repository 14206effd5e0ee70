import fastify, { type FastifyInstance } from 'fastify';
import { addControlRoutes } from '../control/control-routes.ts';
import type { Handlers } from '../handlers/handler.ts';
import { addPage } from '../page/add-page.ts';
import type { Platform } from '../platform/platform.ts';
import { answerErrors, answerFrameworkError } from './answer-errors.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { createBasePath } from './base-path.ts';
import { addContractRoutes } from './contract-routes.ts';
import { allowOtherOrigins } from './cors.ts';
import { Refusal } from './refusal.ts';

/** Bytes of the largest body: a voicemail announcement of some minutes in Base64. */
const BODY_LIMIT = 16 * 1024 * 1024;

/**
 * The HTTP server of a platform, not yet listening.
 *
 * @param onFault Called with errors of the sandbox itself.
 * @param remoteControl Whether other machines may use the control plane.
 */
export function createServer(
  platform: Platform,
  handlers: Handlers,
  onFault: (error: Error) => void,
  remoteControl = false,
): FastifyInstance {
  const withoutBase = createBasePath(platform.contract.router);
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    rewriteUrl: (request) => withoutBase(request.url ?? '/'),
    routerOptions: { maxParamLength: 65_536, caseSensitive: true },
    exposeHeadRoutes: true,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, _request, reply) => answerFrameworkError(error, reply),
    schemaController: { compilersFactory: withoutSchemas },
  });
  acceptEmptyBodies(server);
  allowOtherOrigins(server);
  answerErrors(server, platform.contract.router, onFault);
  addContractRoutes(server, platform, handlers);
  addControlRoutes(server, platform, remoteControl);
  addPage(server);
  return server;
}

/**
 * Stands for Fastify's compilers of schemas, which take long to load: no route has a schema of Fastify's, as those of the
 * documents are checked by `Schemas`.
 */
function noSchemas(): never {
  throw new Error('A route has a schema of Fastify. Routes are checked by the schemas of their document.');
}

const withoutSchemas = { buildValidator: noSchemas, buildSerializer: noSchemas };

const NO_JSON = { field: 'body', message: 'must be application/json' };

/** JSON as Fastify reads it, and no error for a client that names a type and sends nothing, as many do with DELETE. */
function acceptEmptyBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
  // `curl -X POST -d ''` and several clients name the type of a form.
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, undefined);
    else done(new Refusal(415, 'The body is not JSON. Send it as application/json.', [NO_JSON]));
  });
}
