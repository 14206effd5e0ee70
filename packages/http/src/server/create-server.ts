import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorResponse } from '../response/http-response.ts';
import { tellDate } from './tell-date.ts';
import { readableError } from './readable-error.ts';
import { send } from './send.ts';
import { refuseConnect, refuseUnreadable } from './unreadable.ts';

/** What a server needs to know of its requests. */
export interface ServerOptions {
  /** Milliseconds within which a whole request must arrive. */
  requestTimeout: number;
  /** Whether a path is the server's own, such as that of the control plane, and none of the contract. */
  isOwn: (pathname: string) => boolean;
  /** Responds to a request for anything else. */
  serve: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Milliseconds since 1970 that the `Date` header tells, if not the time of the machine. */
  now: (() => number) | undefined;
  /** Called with errors of own routes, which are not refusals. */
  onFault: (error: Error) => void;
}

/** How often to check the connections for requests that are incomplete and late, in milliseconds. */
const CHECKING_INTERVAL = 250;
/** Longer than clients keep an idle connection, so that none of them sends a request on one that is just being closed. */
const KEEP_ALIVE_TIMEOUT = 75_000;
/** What every address of the contract is called within the server, whose router need not know them. */
const CONTRACT = '/contract';

/** An HTTP server, not yet listening, whose own routes can be added. */
export function createServer({ requestTimeout, isOwn, serve, now, onFault }: ServerOptions): FastifyInstance {
  const server = fastify({
    forceCloseConnections: true,
    requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: CHECKING_INTERVAL,
      // Node would send a 400 without a body; `serve` sends one in the envelope.
      requireHostHeader: false,
    },
    rewriteUrl: ({ url = '/' }) => {
      // A request line may have the whole address (RFC 9112, section 3.2.2), as proxies write it.
      const bare = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '');
      const mark = bare.indexOf('?');
      return isOwn(mark < 0 ? bare : bare.slice(0, mark)) ? bare : CONTRACT;
    },
    routerOptions: { caseSensitive: true },
    exposeHeadRoutes: true,
    clientErrorHandler: (error, socket) => void refuseUnreadable(error, socket),
    frameworkErrors: (error, _request, reply) => sendError(reply, error, onFault),
    schemaController: { compilersFactory: withoutSchemas },
  });
  // A client may close its side after the request (`printf ... | nc`) and still wait for the response.
  Object.assign(server.server, { httpAllowHalfOpen: true });
  server.server.on('connect', refuseConnect);
  // An expectation that Node does not know: it would respond without a body. RFC 9110, 10.1.1 allows ignoring it.
  server.server.on('checkExpectation', (message, response) =>
    server.server.emit('request', message, response),
  );
  if (now) tellDate(server, now);
  // Everything that is the contract's ends here, whatever its method; own routes go on.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url === CONTRACT) serve(request, reply);
    else done();
  });
  server.setErrorHandler<Error>((error, _request, reply) => sendError(reply, error, onFault));
  server.setNotFoundHandler((request, reply) => {
    const path = request.originalUrl.replace(/\?.*$/s, '').slice(0, 200);
    const isThere = server.hasRoute({ method: 'GET', url: path });
    const response = isThere
      ? errorResponse(405, `${path} does not support ${request.method}. Supported: GET.`, [], {
          allow: 'GET',
        })
      : errorResponse(404, `There is no ${path}.`);
    send(reply, response);
  });
  return server;
}

function sendError(reply: FastifyReply, error: Error, onFault: (error: Error) => void): void {
  const { status, message, errors, headers } = readableError(error, onFault);
  send(reply, errorResponse(status, message, errors, headers));
}

/**
 * Stands for Fastify's compilers of schemas, which take long to load: no route has a schema of Fastify's, as those of the
 * documents are checked by `Schemas`.
 */
function noSchemas(): never {
  throw new Error('A route has a schema of Fastify. Routes are checked by the schemas of their document.');
}

const withoutSchemas = { buildValidator: noSchemas, buildSerializer: noSchemas };
