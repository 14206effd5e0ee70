import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorResponse } from '../response.ts';
import { send } from './send.ts';
import { Refusal } from '../refusals/refusal.ts';
import { notThere } from '../refusals/unrouted.ts';

export interface ServerOptions {
  /** Milliseconds within which a whole request must arrive. */
  requestTimeout: number;
  isOwn: (pathname: string) => boolean;
  serve: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Milliseconds since 1970 that the `Date` header tells, if not the time of the machine. */
  now: (() => number) | undefined;
  onFault: (error: Error) => void;
}

/** How often to check the connections for requests that are incomplete and late, in milliseconds. */
const CHECKING_INTERVAL = 250;
/** Longer than clients keep an idle connection, so that none of them sends a request on one that is just being closed. */
const KEEP_ALIVE_TIMEOUT = 75_000;
const CONTRACT = '/contract';

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
  server.addHook('onRequest', (request, reply, done) => {
    if (hasOneHost(request.raw.rawHeaders)) return done();
    // Two programs on the way could each go by another one (RFC 9112, section 3.2).
    send(reply, errorResponse(400, 'The request has more than one Host header. Send one.'));
  });
  // Everything that is the contract's ends here, whatever its method; own routes go on.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url === CONTRACT) serve(request, reply);
    else done();
  });
  server.setErrorHandler<Error>((error, _request, reply) => sendError(reply, error, onFault));
  server.setNotFoundHandler((request, reply) => {
    const isThere = server.hasRoute({ method: 'GET', url: request.originalUrl.replace(/\?.*$/s, '') });
    sendError(reply, notThere(request, isThere ? ['GET'] : []), onFault);
  });
  return server;
}

function hasOneHost(raw: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < raw.length; index += 2)
    if (raw[index]!.length === 4 && raw[index]!.toLowerCase() === 'host') hosts++;
  return hosts <= 1;
}

function sendError(reply: FastifyReply, error: Error, onFault: (error: Error) => void): void {
  const { status, message, errors, headers } = readableError(error, onFault);
  send(reply, errorResponse(status, message, errors, headers));
}

function noSchemas(): never {
  throw new Error('A route has a schema of Fastify. Routes are checked by the schemas of their document.');
}

const withoutSchemas = { buildValidator: noSchemas, buildSerializer: noSchemas };

/**
 * Lets the `Date` header of every response tell a time that is not the machine's. A response that is written without Fastify,
 * such as one that is broken off on purpose, has none.
 *
 * @param now Milliseconds since 1970.
 */
function tellDate(server: FastifyInstance, now: () => number): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.raw.sendDate = false;
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('date', new Date(now()).toUTCString());
    done(null, payload);
  });
}

function readableError(error: Error, onFault: (error: Error) => void): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode, code, message } = error as Error & { statusCode?: number; code?: string };
  if (statusCode !== undefined && statusCode < 500) {
    const field = code?.startsWith('FST_ERR_CTP') || statusCode === 400 ? 'body' : 'request';
    return new Refusal(statusCode, `The request cannot be read: ${message}`, [{ field, message }]);
  }
  onFault(error);
  return new Refusal(500, 'The server failed to respond. Its log has the error.');
}

const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
const finished = new WeakSet<Duplex>();

/** How long a connection stays open after its last response for a client that does not end its side, in milliseconds. */
const LINGER = 1000;

export function keepTrack(request: IncomingMessage, response: ServerResponse): void {
  let responses = underWay.get(request.socket);
  if (!responses) underWay.set(request.socket, (responses = new Set()));
  responses.add(response);
  response.once('close', () => responses.delete(response));
}

async function refuseUnreadable(failure: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
  if (finished.has(socket)) return;
  finished.add(socket);
  const before = [...(underWay.get(socket) ?? [])].filter(({ req }) => req.complete);
  await Promise.all(before.map((response) => once(response, 'close')));
  const { status, message } = reasonOf(failure);
  end(socket, status, message);
}

function refuseConnect({ url }: IncomingMessage, socket: Duplex): void {
  const message = `This server is not a proxy and does not support CONNECT ${url?.slice(0, 200)}. Send the request to it as to any other server.`;
  end(socket, 405, message, 'allow: GET, POST, PUT, PATCH, DELETE\r\n');
}

function end(socket: Duplex, status: number, message: string, more = ''): void {
  // The other end may have closed the connection meanwhile.
  socket.on('error', () => socket.destroy());
  if (!socket.writable) return void socket.destroy();
  // What still arrives is read and dropped: closing before would reset the connection, and the client miss the response.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
  const { body, headers } = errorResponse(status, message);
  // An import of node:http would also load its fetch and WebSocket, which take long at the start.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${Buffer.byteLength(String(body))}\r\n${more}connection: close\r\n\r\n${String(body)}`,
  );
}

function reasonOf({ code, message }: NodeJS.ErrnoException): { status: number; message: string } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, message: 'The headers are larger than 16 KiB. Send fewer or shorter headers.' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: 'The request timed out before it was complete.' };
  if (code === 'HPE_INVALID_EOF_STATE')
    return { status: 400, message: 'The connection closed before the request was complete.' };
  return { status: 400, message: `The request is not valid HTTP: ${message}` };
}
