import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { Socket } from 'node:net';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { fieldOf } from './values.ts';

/** A webhook handler, or `app.fetch` of Hono. */
export type FetchHandler = (request: Request) => Response | Promise<Response>;

/** A listener of node:http and node:http2, or middleware of Express and Nest. */
export type NodeListener = (incoming: Incoming, outgoing: Outgoing) => void;

/**
 * Turns a webhook handler into a listener for `node:http` and `node:http2`, and a handler for Express and Nest.
 *
 * Mount it before body parsers, which refuse some deliveries and round integers beyond 2^53.
 *
 * @example
 * app.post('/events', toNodeListener(handler));
 */
export function toNodeListener(handler: FetchHandler): NodeListener {
  return (incoming, outgoing) => {
    endSlowSender(incoming, outgoing);
    // Without a response, the sender tries again.
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  };

  async function respond(incoming: Incoming, outgoing: Outgoing): Promise<void> {
    const request = toRequest(incoming, outgoing);
    const response = await handler('drain' in handler ? request : platformRequest(request));
    if (incoming.httpVersionMajor === 1 && !incoming.complete) outgoing.setHeader('connection', 'close');
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

/** A route of Fastify. */
export interface FastifyRoute {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  handler(): void;
}

/** Turns a webhook handler into a route for Fastify that bypasses Fastify's parsers and limits, so that every byte arrives. */
export function toFastifyRoute(handler: FetchHandler): FastifyRoute {
  const listener = toNodeListener(handler);
  return {
    // It is the last hook before the body is read.
    async onRequest({ raw }, reply) {
      reply.hijack();
      listener(raw, reply.raw);
    },
    // The hook has taken over the request.
    handler() {},
  };
}

type Incoming = (IncomingMessage | Http2ServerRequest) & {
  originalUrl?: string;
  body?: unknown;
  rawBody?: unknown;
};

type Outgoing = ServerResponse | Http2ServerResponse;

function toRequest(incoming: Incoming, outgoing: Outgoing): Request {
  const request = new NodeRequest({ req: incoming, res: outgoing });
  const url = wholeUrl(incoming, request.url);
  const parsed = parsedBody(incoming, request.headers);
  if (!parsed && url === request.url) return request;
  const { method, headers, body } = request;
  const init = { method, headers, body, duplex: 'half', ...parsed };
  return new Request(url, init);
}

// Frameworks copy it with `new Request(request, ...)`, as the body limit of Hono does.
function platformRequest(request: Request): Request {
  const native = fieldOf(request, '_request');
  return native instanceof Request ? native : request;
}

// A router has removed a part of `url`.
function wholeUrl({ url, originalUrl = url }: Incoming, routed: string): string {
  if (originalUrl === url || !originalUrl?.startsWith('/')) return routed;
  const whole = `${new URL(routed).origin}${originalUrl}`;
  return URL.canParse(whole) ? whole : routed;
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

interface ParsedBody {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Headers;
}

// Undefined if nothing has read the body, or nothing is left of it.
function parsedBody(
  { readableDidRead, readableEnded, rawBody, body }: Incoming,
  sent: Headers,
): ParsedBody | undefined {
  if (!readableDidRead) return readableEnded ? { body: '', headers: new Headers(sent) } : undefined;
  const read = rawBody instanceof Uint8Array || typeof rawBody === 'string' ? rawBody : body;
  if (read === undefined || read === null) return undefined;
  const headers = new Headers(sent);
  const length = headers.has('content-encoding') ? NaN : Number(headers.get('content-length') ?? NaN);
  // They describe the compressed bytes.
  headers.delete('content-length');
  headers.delete('content-encoding');
  if (read instanceof Uint8Array) return { body: new Uint8Array(read), headers };
  const [type = 'application/json'] = sent.get('content-type')?.split(';') ?? [];
  headers.set('content-type', `${type}; charset=utf-8`);
  return { body: typeof read === 'string' ? read : unparsed(read, FORM_TYPE.test(type), length), headers };
}

function unparsed(read: unknown, isForm: boolean, length: number): string {
  if (!isForm || typeof read !== 'object' || read === null) return JSON.stringify(read);
  return jsonTakenForForm(read, length) ?? formText(read);
}

// Undefined if a space may have been a plus sign, which is not in a time.
function jsonTakenForForm(read: object, length: number): string | undefined {
  const text = Object.entries(read)
    .map(([name, value]) => (value === '' ? name : `${name}=${String(value)}`))
    .join('&');
  const isSame = new TextEncoder().encode(text).length === length;
  const isClear = !text.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '').includes(' ');
  return /^\s*[[{]/.test(text) && isSame && isClear ? text : undefined;
}

function formText(read: object): string {
  return new URLSearchParams(
    Object.entries(read).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
}

const LINGER_MS = 500;

// Cuts off a sender that goes on after the response.
function endSlowSender(incoming: Incoming, outgoing: Outgoing): void {
  const { socket } = incoming;
  const stream = 'stream' in incoming ? incoming.stream : undefined;
  // Injected requests of tests have no socket.
  if (!stream && !(socket instanceof Socket)) return;
  // HTTP/2 says late that a request is over.
  const isOver = () => (stream ? stream.closed : incoming.complete);
  (stream ?? outgoing).once('finish', () => {
    if (isOver()) return;
    setTimeout(() => {
      if (isOver()) return;
      if (stream) stream.close();
      else socket.destroy();
    }, LINGER_MS).unref();
  });
}
