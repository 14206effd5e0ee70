import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { FieldError } from '@telephony/contract';

export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Uint8Array | string | undefined;
  /** The body was made from the schema and is no example. */
  isInvented?: boolean;
  /** Parts of the request that have no effect; also sent in a header. */
  warnings?: readonly FieldError[];
}

/** Creates a JSON response, without a body if that is undefined. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  if (body === undefined) return { status, headers, body };
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
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

// An import of node:http would also load its fetch and WebSocket, which takes long at the start.
export function statusText(status: number): string | undefined {
  return process.getBuiltinModule('node:http').STATUS_CODES[status];
}

/** A response of another server, passed on unchanged. */
export interface PassedResponse {
  status: number;
  statusText: string;
  /** Names and values in turn, without the headers of the connection. */
  rawHeaders: readonly string[];
  /** As sent, perhaps compressed. */
  body: Readable;
  /** Resolves at the end of the body with its beginning, decompressed. */
  beginning: Promise<Uint8Array>;
}

const DECODERS: Record<string, typeof gunzipSync> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Decompresses a body by its Content-Encoding, if that is known. Throws an error for other bytes, or above `maxBytes`. */
export function decodeBody(body: Buffer, encoding: string | undefined, maxBytes: number): Buffer {
  const decode = DECODERS[encoding?.trim().toLowerCase() ?? ''];
  return decode && body.length > 0 ? decode(body, { maxOutputLength: maxBytes }) : body;
}
