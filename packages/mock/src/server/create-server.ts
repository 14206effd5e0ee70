import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { type Answer, errorAnswer } from '../answer/answer.ts';
import type { MockRequest } from '../answer/answer-request.ts';

/** Largest body that the mock takes, in bytes. The platform's own bound is not known (ledger N-15). */
const bodyLimit: number = 10 * 1024 * 1024;

export type Answerer = (request: MockRequest, startedAt: number) => Promise<Answer>;

/** An HTTP server that gives every request to `answer`, and answers in the contract's envelope what never gets that far. */
export function createServer(answer: Answerer): FastifyInstance {
  const server = Fastify({
    bodyLimit,
    forceCloseConnections: true,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, _request, reply) => void send(reply as FastifyReply, refusal(error)),
    routerOptions: { maxParamLength: 65_536 },
  });
  void server.register(cors, {
    origin: true,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
    exposedHeaders: ['Allow', 'Deprecation'],
    maxAge: 600,
    strictPreflight: false,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    send(reply, refusal(error)),
  );
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const startedAt = performance.now();
    const { method, url } = request.raw;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return send(reply, await answer({ method: method!, url: url!, headers, body }, startedAt));
  };
  server.setNotFoundHandler(handle);
  return server;
}

function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

/** What Fastify refuses before the mock sees it. */
function refusal({ statusCode = 500, message }: Error & { statusCode?: number }): Answer {
  if (statusCode === 413) return errorAnswer(413, `The body is larger than ${bodyLimit} bytes.`);
  if (statusCode === 415) return errorAnswer(415, 'The content type cannot be read: send application/json.');
  return errorAnswer(statusCode, message);
}

/** What is not HTTP has no request to answer, so the answer is written to the connection itself. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const { body, headers } = errorAnswer(status, `The request is not HTTP that can be read: ${error.message}`);
  const length = Buffer.byteLength(String(body));
  socket.end(
    `HTTP/1.1 ${status} ${status === 400 ? 'Bad Request' : 'Refused'}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${String(body)}`,
  );
}
