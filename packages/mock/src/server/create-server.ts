import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Answered } from '../answer/answer-request.ts';
import type { MockRequest } from '../answer/mock-request.ts';
import { type Answer, errorAnswer } from '../answer/answer.ts';
import { answerConnect, answerUnreadable, keepTrack } from './answer-unreadable.ts';
import { corsHeaders } from './cors-headers.ts';
import { readBytes } from './read-bytes.ts';

export interface ServerHandlers {
  answer: (request: MockRequest) => Promise<Answered>;
  /** Called once for every request, just before its response is sent. */
  answered: (request: MockRequest, answered: Answered, milliseconds: number) => void;
}

/** How often to check the connections for requests that are incomplete and late, in milliseconds. */
const checkingInterval = 250;
/** Longer than clients keep an idle connection, so that none of them sends a request on one that is just being closed. */
const keepAliveTimeout = 75_000;

/**
 * An HTTP server that passes every request to `answer`; requests that never get that far get an error in the contract's
 * envelope.
 *
 * @param requestTimeout Milliseconds within which a whole request must arrive.
 */
export function createServer({ answer, answered }: ServerHandlers, requestTimeout: number): Server {
  const options = {
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: checkingInterval,
    keepAliveTimeout,
    // Node would send a 400 without a body; `withoutHost` sends one in the envelope.
    requireHostHeader: false,
  };
  const respond = async (message: IncomingMessage, response: ServerResponse) => {
    try {
      const { body, refusal } = await readBytes(message);
      const startedAt = performance.now();
      const request = requestOf(message, body);
      const refused = refusal ?? withoutHost(message);
      const result = refused ? { answer: refused } : await answer(request);
      answered(request, result, performance.now() - startedAt);
      send(message, response, result.answer);
    } catch (error) {
      send(message, response, errorAnswer(500, `The mock failed: ${String(error)}`));
    }
  };
  const server = createHttpServer(options, (message, response) => {
    keepTrack(message, response);
    void respond(message, response);
  });
  // A client may close its side after the request (`printf ... | nc`) and still wait for the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('clientError', (error, socket) => void answerUnreadable(error, socket));
  server.on('connect', answerConnect);
  // An expectation that Node does not know: it would respond without a body. RFC 9110, 10.1.1 allows ignoring it.
  server.on('checkExpectation', (message, response) => server.emit('request', message, response));
  return server;
}

function requestOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): MockRequest {
  // Only `set-cookie`, which is not a request header, is a list.
  return { method, url, headers: headers as Record<string, string>, body };
}

function send(message: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  const length = status === 204 ? {} : { 'content-length': body === undefined ? 0 : Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...corsHeaders(message), ...length });
  response.end(message.method === 'HEAD' ? undefined : body);
}

/** RFC 9112, 3.2: an HTTP/1.1 request without Host gets 400. */
function withoutHost({ headers, httpVersion }: IncomingMessage): Answer | undefined {
  if (headers.host !== undefined || httpVersion !== '1.1') return undefined;
  return errorAnswer(400, 'The request has no Host header. HTTP/1.1 requires one.', [
    { field: 'Host', message: 'is required' },
  ]);
}
