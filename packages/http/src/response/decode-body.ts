import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

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
