import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { FieldError } from '@telephony/contract';

/** A response before it is sent. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Uint8Array | string | undefined;
  /** Whether the body is made from the schema, and is no example. */
  isInvented?: boolean;
  /** What the request asks for and does not get, although it succeeds; in a header of the response too. */
  warnings?: readonly FieldError[];
}

/** A response of JSON; without a body where there is nothing to write. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  if (body === undefined) return { status, headers, body };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

export function errorResponse(
  status: number,
  message: string,
  errors: FieldError[] = [],
  headers: Record<string, string> = {},
): HttpResponse {
  return jsonResponse(status, { message, errors }, headers);
}

/** A response of another server that is passed on as it came. */
export interface PassedResponse {
  status: number;
  /** Reason phrase of the status line. */
  statusText: string;
  /** Names and values in turn, without those of the connection. */
  rawHeaders: readonly string[];
  /** As it is on the wire, compressed or not. */
  body: Readable;
  /** The beginning of the body without compression, when all of it has passed or it has broken off. */
  beginning: Promise<Uint8Array>;
}

const DECODERS: Record<string, typeof gunzipSync> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * The body of a response as it was before it was compressed for transport.
 *
 * @param encoding The Content-Encoding of the response. A body with an unknown one stays as it is.
 * @param largest Bytes.
 * @throws Error for a body that is not compressed so, or is larger
 */
export function decodeBody(body: Buffer, encoding: string | undefined, largest: number): Buffer {
  const decode = DECODERS[encoding?.trim().toLowerCase() ?? ''];
  return decode && body.length > 0 ? decode(body, { maxOutputLength: largest }) : body;
}
