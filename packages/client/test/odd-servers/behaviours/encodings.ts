import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { Behaviour } from '../behaviour.ts';
import { RECORD } from '../sent.ts';

const gzip = gzipSync(RECORD);

function encoded(
  name: string,
  encoding: string,
  body: Uint8Array | string,
  ends: Behaviour['ends'],
): Behaviour {
  return { name, serve: (peer) => peer.json(body, `Content-Encoding: ${encoding}`), ends };
}

/** Bodies that are compressed, or say so. */
export const ENCODINGS: Behaviour[] = [
  encoded('gzip', 'gzip', gzip, 'ok'),
  encoded('gzip by its old name', 'x-gzip', gzip, { otherwise: 'ok', Deno: 'body 200', workerd: 'body 200' }),
  encoded('gzip in capitals', 'GZIP', gzip, { otherwise: 'ok', workerd: 'body 200' }),
  encoded(
    'gzip of two members',
    'gzip',
    Buffer.concat([gzipSync(RECORD.slice(0, 9)), gzipSync(RECORD.slice(9))]),
    { otherwise: 'ok', Deno: 'body 200', Chromium: 'body 200' },
  ),
  encoded('gzip twice', 'gzip, gzip', gzipSync(gzip), {
    otherwise: 'ok',
    Deno: 'body 200',
    Bun: 'body 200',
    workerd: 'body 200',
  }),
  encoded('deflate', 'deflate', deflateSync(RECORD), {
    otherwise: 'ok',
    Deno: 'body 200',
    workerd: 'body 200',
  }),
  encoded('deflate without its head', 'deflate', deflateRawSync(RECORD), {
    otherwise: 'ok',
    Deno: 'body 200',
    workerd: 'body 200',
  }),
  encoded('Brotli', 'br', brotliCompressSync(RECORD), 'ok'),
  encoded('identity', 'identity', RECORD, 'ok'),
  encoded('gzip that is cut', 'gzip', gzip.subarray(0, 30), 'body 200'),
  encoded('gzip with a wrong sum', 'gzip', Buffer.concat([gzip.subarray(0, -8), Buffer.alloc(8)]), {
    otherwise: 'body 200',
    'Node 22': 'body 200 or timeout 200',
    Chromium: 'ok',
  }),
  encoded('gzip and more', 'gzip', Buffer.concat([gzip, Buffer.from('more')]), {
    otherwise: 'ok',
    'Node 22': 'body 200 or timeout 200',
    'Node 24': 'body 200',
    'Node 26': 'body 200',
    workerd: 'body 200',
  }),
  encoded('called gzip, and is not', 'gzip', RECORD, {
    otherwise: 'body 200',
    'Node 22': 'body 200 or timeout 200',
  }),
  encoded('gzip of nothing', 'gzip', '', 'body 200'),
  encoded('an unknown encoding', 'rot13', RECORD, 'ok'),
];
