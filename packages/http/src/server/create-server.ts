import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorResponse, statusText } from '../response.ts';
import { headerValues } from './raw-headers.ts';
import { send, sendReply } from './send.ts';
import { Refusal } from '../refusals/refusal.ts';
import { addressTooLong, headersTooLong, MAX_HEAD_BYTES } from '../request/head-limits.ts';
import { withoutOrigin } from '../request/read-request.ts';
import { notFound } from '../refusals/unrouted.ts';

export interface OwnHeaders extends Record<string, string> {
  date: string;
}

export type BeforeResponse = (method: string | undefined, status: number) => Refusal | undefined;

export interface ServerOptions {
  /** Milliseconds within which a whole request must arrive. */
  requestTimeout: number;
  isOwn: (pathname: string) => boolean;
  serve: (message: IncomingMessage, response: ServerResponse) => void;
  ownHeaders: (() => OwnHeaders) | undefined;
  beforeResponse: BeforeResponse | undefined;
  onFault: (error: Error) => void;
}

const CHECK_INTERVAL_MS = 250;
// Longer than clients keep an idle connection, so that none sends a request on a connection that is just being closed.
const KEEP_ALIVE_MS = 75_000;
// The server's router need not know the contract's addresses: all of them become this one.
const CONTRACT_PATH = '/contract';

export function createServer({
  requestTimeout,
  isOwn,
  serve: answer,
  ownHeaders,
  beforeResponse,
  onFault,
}: ServerOptions): FastifyInstance {
  const ownTarget = ({ url = '/' }: IncomingMessage): string | undefined => {
    const target = withoutOrigin(url);
    return isOwn(target.replace(/\?.*$/s, '')) ? target : undefined;
  };
  const serve: typeof answer = (message, response) => {
    if (hasTwoHosts(message)) send(response, TWO_HOSTS);
    else answer(message, response);
  };
  const server = fastify({
    forceCloseConnections: true,
    requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      maxHeaderSize: MAX_HEAD_BYTES,
      // Node would send a 400 without a body; `serve` sends one in the envelope.
      requireHostHeader: false,
    },
    rewriteUrl: (message) => ownTarget(message) ?? CONTRACT_PATH,
    routerOptions: { caseSensitive: true },
    exposeHeadRoutes: true,
    clientErrorHandler: (error, socket) => void refuseUnreadable(error, socket),
    frameworkErrors: (error, _request, reply) => sendError(reply, error, onFault),
    schemaController: { compilersFactory: withoutSchemas },
  });
  // A client may close its side after the request (`printf ... | nc`) and still wait for the response.
  Object.assign(server.server, { httpAllowHalfOpen: true });
  server.server.on('connect', refuseConnect);
  // Node would respond to an unknown expectation without a body. RFC 9110, section 10.1.1 allows ignoring it.
  server.server.on('checkExpectation', (message, response) =>
    server.server.emit('request', message, response),
  );
  // The contract's requests pass the server's router by.
  const [route] = server.server.listeners('request') as [(...parts: unknown[]) => void];
  server.server.removeAllListeners('request').on('request', (message, response) => {
    if (ownTarget(message) === undefined) serve(message, response);
    else route(message, response);
  });
  if (ownHeaders) sendHeaders(server, ownHeaders);
  server.addHook('onRequest', ({ originalUrl, raw }, reply, done) => {
    if (raw.url === CONTRACT_PATH) {
      // The second address of a name, such as ::1 of localhost, has a server of its own.
      reply.hijack();
      serve(Object.assign(raw, { url: originalUrl }), reply.raw);
    } else if (hasTwoHosts(raw)) sendReply(reply, TWO_HOSTS);
    else done();
  });
  if (beforeResponse)
    server.addHook('onSend', ({ method }, { statusCode }, payload, done) => {
      const refusal = beforeResponse(method, statusCode);
      if (refusal) done(refusal);
      else done(null, payload);
    });
  server.setErrorHandler<Error>((error, _request, reply) => sendError(reply, error, onFault));
  server.setNotFoundHandler((request, reply) => {
    const isThere = server.hasRoute({ method: 'GET', url: request.originalUrl.replace(/\?.*$/s, '') });
    sendError(reply, notFound(request, isThere ? ['GET'] : []), onFault);
  });
  return server;
}

function sendError(reply: FastifyReply, error: Error, onFault: (error: Error) => void): void {
  const { status, message, errors, headers } = readableError(error, onFault);
  sendReply(reply, errorResponse(status, message, errors, headers));
}

const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => headerValues(rawHeaders, 'host').length > 1;

// Two programs on the way could each take another one (RFC 9112, section 3.2).
const TWO_HOSTS = errorResponse(400, 'The request has more than one Host header. Send one.');

function noSchemas(): never {
  throw new Error('A route has a schema of Fastify. Routes are checked by the schemas of their document.');
}

// Fastify's own schema compilers take long to load.
const withoutSchemas = { buildValidator: noSchemas, buildSerializer: noSchemas };

function sendHeaders(server: FastifyInstance, ownHeaders: () => OwnHeaders): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.raw.sendDate = false;
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    void reply.headers(ownHeaders());
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

const responsesInProgress = new WeakMap<Duplex, Set<ServerResponse>>();
// What still arrives after the last response is unreadable too, and gets none.
const finishedConnections = new WeakSet<Duplex>();

const LINGER_MS = 1000;

export function trackResponse(request: IncomingMessage, response: ServerResponse): void {
  const responses = responsesInProgress.get(request.socket) ?? new Set();
  responsesInProgress.set(request.socket, responses);
  responses.add(response);
  response.once('close', () => responses.delete(response));
}

interface UnreadableError extends NodeJS.ErrnoException {
  // The part of the request that was just read: a Buffer, though Fastify declares another type.
  rawPacket?: unknown;
}

// There is no request to respond to, so the response is written to the connection, after those to earlier requests.
async function refuseUnreadable(failure: UnreadableError, socket: Duplex): Promise<void> {
  if (finishedConnections.has(socket)) return;
  finishedConnections.add(socket);
  const before = [...(responsesInProgress.get(socket) ?? [])].filter(({ req }) => req.complete);
  await Promise.all(before.map((response) => once(response, 'close')));
  const { status, message } = reasonOf(failure);
  end(socket, status, message);
}

// Without a listener for CONNECT, Node closes the connection without a response.
function refuseConnect({ url }: IncomingMessage, socket: Duplex): void {
  const message = `This server is not a proxy and does not support CONNECT ${url?.slice(0, 200)}. Send the request to it as to any other server.`;
  end(socket, 405, message, 'allow: GET, POST, PUT, PATCH, DELETE\r\n');
}

function end(socket: Duplex, status: number, message: string, more = ''): void {
  // The other end may have closed the connection meanwhile.
  socket.on('error', () => socket.destroy());
  if (!socket.writable) return void socket.destroy();
  // Reads on: closing earlier would reset the connection, and the client would miss the response.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  const { body, headers } = errorResponse(status, message);
  socket.end(
    `HTTP/1.1 ${status} ${statusText(status)}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${Buffer.byteLength(String(body))}\r\n${more}connection: close\r\n\r\n${String(body)}`,
  );
}

function reasonOf({ code, message, rawPacket }: UnreadableError): { status: number; message: string } {
  // In the midst of an address, there is no line break.
  if (code === 'HPE_HEADER_OVERFLOW')
    return Buffer.isBuffer(rawPacket) && rawPacket.includes('\n') ? headersTooLong() : addressTooLong('path');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: 'The request timed out before it was complete.' };
  if (code === 'HPE_INVALID_EOF_STATE')
    return { status: 400, message: 'The connection closed before the request was complete.' };
  return { status: 400, message: `The request is not valid HTTP: ${message}` };
}
