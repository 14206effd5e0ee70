import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { Socket } from 'node:net';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { fieldOf } from './field-of.ts';

/** What receives a request and gives its response, such as a webhook handler or `app.fetch` of Hono. */
export type FetchHandler = (request: Request) => Response | Promise<Response>;

/** A listener of node:http and node:http2, which is also a handler or middleware of Express and Nest. */
export type NodeListener = (incoming: Incoming, outgoing: Outgoing) => void;

/**
 * Turns a webhook handler into a listener for `node:http` and `node:http2`, and a handler for Express and Nest.
 *
 * Mount it before body parsers: they refuse some deliveries by themselves, and round integers beyond 2^53. Behind one, the
 * event is what the parser has made of it, or the bytes in `rawBody` where it keeps them.
 *
 * @param handler The result of `createWebhookHandler`.
 *
 * @example
 * createServer(toNodeListener(handler)).listen(8080);
 * app.post('/events', toNodeListener(handler));
 */
export function toNodeListener(handler: FetchHandler): NodeListener {
  return (incoming, outgoing) => {
    cutOff(incoming, outgoing);
    // Without a response, the sender tries again.
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  };

  async function respond(incoming: Incoming, outgoing: Outgoing): Promise<void> {
    const request = toRequest(incoming, outgoing);
    const response = await handler('drain' in handler ? request : platformRequest(request));
    sayClose(incoming, outgoing);
    await sendNodeResponse(outgoing, response);
  }
}

interface FastifyRequest {
  raw: Incoming;
}

interface FastifyReply {
  raw: Outgoing;
  hijack(): unknown;
}

/** The options of a route of Fastify. */
export interface FastifyRoute {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  handler(): void;
}

/**
 * Turns a webhook handler into a route for Fastify. The body goes past Fastify's parsers and limits, so that every byte of it
 * arrives; `onRequest` hooks of the app run before.
 *
 * @param handler The result of `createWebhookHandler`.
 *
 * @example
 * app.post('/events', toFastifyRoute(handler));
 */
export function toFastifyRoute(handler: FetchHandler): FastifyRoute {
  const listener = toNodeListener(handler);
  return {
    // It is the last hook before the body is read.
    async onRequest({ raw }, reply) {
      reply.hijack();
      listener(raw, reply.raw);
    },
    // The hook has taken the request over.
    handler() {},
  };
}

type Incoming = (IncomingMessage | Http2ServerRequest) & {
  originalUrl?: string;
  body?: unknown;
  /** The bytes of the body, if what has read it keeps them. */
  rawBody?: unknown;
};

type Outgoing = ServerResponse | Http2ServerResponse;

/** A request of Node as a Request, as the sender made it: with the whole path, and with its body even if a parser has read it. */
function toRequest(incoming: Incoming, outgoing: Outgoing): Request {
  const request = new NodeRequest({ req: incoming, res: outgoing });
  const url = wholeUrl(incoming, request.url);
  const parsed = parsedBody(incoming, request.headers);
  if (!parsed && url === request.url) return request;
  const { method, headers, body } = request;
  const init = { method, headers, body, duplex: 'half', ...parsed };
  return new Request(url, init);
}

function platformRequest(request: Request): Request {
  const made = fieldOf(request, '_request');
  return made instanceof Request ? made : request;
}

function wholeUrl({ url, originalUrl = url }: Incoming, seen: string): string {
  if (originalUrl === url || !originalUrl?.startsWith('/')) return seen;
  const whole = `${new URL(seen).origin}${originalUrl}`;
  return URL.canParse(whole) ? whole : seen;
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** A body that was read before, and what its headers must say now. */
export interface ParsedBody {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/**
 * The body of a request that a parser such as `express.json()` has read: the bytes where they were kept, else what the parser
 * made of them, as text again. Undefined where nothing has read it, or nothing is left of it.
 */
function parsedBody(
  { readableDidRead, readableEnded, rawBody, body }: Incoming,
  sent: Headers,
): ParsedBody | undefined {
  // A parser has met the end of a body without a byte.
  if (!readableDidRead) return readableEnded ? { body: '', headers: new Headers(sent) } : undefined;
  const read = rawBody instanceof Uint8Array || typeof rawBody === 'string' ? rawBody : body;
  if (read === undefined || read === null) return undefined;
  const headers = new Headers(sent);
  const length = headers.has('content-encoding') ? NaN : Number(headers.get('content-length') ?? NaN);
  // These describe what has arrived; the parser has uncompressed it.
  headers.delete('content-length');
  headers.delete('content-encoding');
  if (read instanceof Uint8Array) return { body: new Uint8Array(read), headers };
  const [type = 'application/json'] = sent.get('content-type')?.split(';') ?? [];
  headers.set('content-type', `${type}; charset=utf-8`);
  return { body: typeof read === 'string' ? read : written(read, FORM.test(type), length), headers };
}

function written(read: unknown, isForm: boolean, length: number): string {
  if (!isForm || typeof read !== 'object' || read === null) return JSON.stringify(read);
  return jsonOfForm(read, length) ?? formOf(read);
}

/**
 * The JSON that a parser has taken for a form; undefined where it may have been another one: a space may have been a plus sign,
 * but not in a time, and bytes that are missing were something else.
 */
function jsonOfForm(read: object, length: number): string | undefined {
  const text = Object.entries(read)
    .map(([name, value]) => (value === '' ? name : `${name}=${String(value)}`))
    .join('&');
  const isSame = new TextEncoder().encode(text).length === length;
  const isClear = !text.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '').includes(' ');
  return /^\s*[[{]/.test(text) && isSame && isClear ? text : undefined;
}

function formOf(read: object): string {
  return new URLSearchParams(
    Object.entries(read).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
}

/** Milliseconds that a sender has to read the response and to end its body, which is discarded. */
const LINGER = 500;

function cutOff(incoming: Incoming, outgoing: Outgoing): void {
  // A body whose reading is given up loses its socket later.
  const { socket } = incoming;
  const stream = 'stream' in incoming ? incoming.stream : undefined;
  // Requests that tests inject into a framework have no socket.
  if (!stream && !(socket instanceof Socket)) return;
  // Of HTTP/2, request and response are over together, and say so late.
  const isOver = () => (stream ? stream.closed : incoming.complete);
  (stream ?? outgoing).once('finish', () => {
    if (isOver()) return;
    setTimeout(() => {
      if (isOver()) return;
      if (stream) stream.close();
      else socket.destroy();
    }, LINGER).unref();
  });
}

function sayClose(incoming: Incoming, outgoing: Outgoing): void {
  if (incoming.httpVersionMajor === 1 && !incoming.complete) outgoing.setHeader('connection', 'close');
}
