import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

/** A request of node:http or node:http2, with what a framework may have added. */
export type Incoming = (IncomingMessage | Http2ServerRequest) & {
  /** The whole path, if a router has removed part of `url`. */
  originalUrl?: string;
  /** The body, if a body parser has read it. */
  body?: unknown;
  /** The bytes of the body, if what has read it keeps them. */
  rawBody?: unknown;
};

/** A response of node:http or node:http2. */
export type Outgoing = ServerResponse | Http2ServerResponse;
