import type { IncomingMessage } from 'node:http';

/** A request of node:http, or of Express with the fields that it adds. */
export interface NodeRequest extends IncomingMessage {
  /** The whole path, if a router has removed part of `url`. */
  originalUrl?: string;
  /** The body, if a body parser has read it. */
  body?: unknown;
}

/** Methods whose Request has no body. */
const BODILESS = new Set(['GET', 'HEAD']);

/**
 * Converts a request of node:http to a Request. The body is streamed, so that back pressure reaches the sender. If a parser
 * such as `express.json()` has already read it, the result of the parser is serialized as JSON again.
 *
 * @throws TypeError if Request does not allow the method, such as TRACE.
 */
export function nodeRequest(incoming: NodeRequest): Request {
  const { method = 'GET' } = incoming;
  const headers = headersOf(incoming);
  const url = urlOf(incoming);
  if (BODILESS.has(method)) return new Request(url, { method, headers });
  if (incoming.readableDidRead) {
    // These describe the bytes that the parser has read.
    headers.delete('content-length');
    headers.delete('content-encoding');
    return new Request(url, { method, headers, body: parsedBody(incoming.body) });
  }
  const streamed = { method, headers, body: streamOf(incoming), duplex: 'half' };
  return new Request(url, streamed);
}

/** The body as it arrives. Cancelling it leaves the socket open for the response. */
function streamOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer, undefined> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

function parsedBody(body: unknown): string | Uint8Array<ArrayBuffer> | null {
  if (body === undefined) return null;
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    // HTTP/2 sends the method and the path as headers.
    if (!name.startsWith(':')) headers.append(name, value);
  }
  return headers;
}

function urlOf({ originalUrl, url, headers }: NodeRequest): string {
  const path = originalUrl ?? url ?? '/';
  const whole = `https://${headers.host ?? 'localhost'}${path.startsWith('/') ? path : '/'}`;
  return URL.canParse(whole) ? whole : `https://localhost${path.startsWith('/') ? path : '/'}`;
}
