import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { Behaviour } from '../behaviour.ts';
import { RECORD } from '../sent.ts';

const OK = 'HTTP/1.1 200 OK';
const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';
const chunk = (data: string) => `${Buffer.byteLength(data).toString(16)}\r\n${data}\r\n`;
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Bodies that are whole, cut, in another character set, or no JSON. */
export const BODIES: Behaviour[] = [
  { name: 'with its length', serve: (peer) => peer.json(), ends: 'ok' },
  {
    name: 'chunked',
    serve: (peer) => peer.head([OK, JSON_TYPE, CHUNKED], `${chunk(RECORD)}0\r\n\r\n`),
    ends: 'ok',
  },
  {
    name: 'chunked, each byte on its own',
    serve: async (peer) => {
      peer.head([OK, JSON_TYPE, CHUNKED]);
      for (const byte of Buffer.from(RECORD)) {
        peer.send('1\r\n');
        peer.send(Buffer.of(byte));
        peer.send('\r\n');
        await delay(1);
      }
      peer.send('0\r\n\r\n');
    },
    ends: 'ok',
  },
  {
    name: 'chunked, with extensions and trailers',
    serve: (peer) =>
      peer.head(
        [OK, JSON_TYPE, CHUNKED, 'Trailer: X-Sum'],
        `${chunk(RECORD).replace('\r\n', ';a=b\r\n')}0\r\nX-Sum: 1\r\n\r\n`,
      ),
    ends: 'ok',
  },
  {
    name: 'until the connection ends',
    serve: (peer) => {
      peer.head([OK, JSON_TYPE, 'Connection: close'], RECORD);
      peer.end();
    },
    ends: 'ok',
  },
  {
    name: 'shorter than its length',
    serve: (peer) => {
      peer.head([OK, JSON_TYPE, 'Content-Length: 1000'], RECORD);
      peer.end();
    },
    ends: 'body 200',
  },
  {
    name: 'longer than its length',
    serve: (peer) => {
      peer.head([OK, JSON_TYPE, 'Content-Length: 20', 'Connection: close'], RECORD);
      peer.end();
    },
    ends: 'body 200',
  },
  {
    name: 'chunked, without the last chunk',
    serve: (peer) => {
      peer.head([OK, JSON_TYPE, CHUNKED], chunk(RECORD));
      peer.end();
    },
    ends: 'body 200',
  },
  {
    name: 'chunked, with a size that is none',
    serve: (peer) => peer.head([OK, JSON_TYPE, CHUNKED], `zz\r\n${RECORD}\r\n0\r\n\r\n`),
    ends: 'body 200',
  },
  {
    name: 'broken off by a reset',
    serve: async (peer) => {
      peer.head([OK, JSON_TYPE, 'Content-Length: 1000'], RECORD.slice(0, 9));
      await delay(50);
      peer.reset();
    },
    ends: 'body 200',
  },
  {
    name: 'broken off twice, then whole',
    serve: (peer, attempt) => {
      if (attempt > 2) return peer.json();
      peer.head([OK, JSON_TYPE, 'Content-Length: 1000'], RECORD);
      peer.end();
    },
    retries: 2,
    ends: 'ok',
    requests: 3,
  },
  { name: 'empty', serve: (peer) => peer.json(''), ends: 'body 200' },
  { name: 'only white space', serve: (peer) => peer.json(' \n'), ends: 'body 200' },
  { name: 'half of JSON', serve: (peer) => peer.json(RECORD.slice(0, 12)), ends: 'body 200' },
  { name: 'JSON and more', serve: (peer) => peer.json(`${RECORD}{}`), ends: 'body 200' },
  { name: 'JSON and zeros', serve: (peer) => peer.json(`${RECORD}\0\0`), ends: 'body 200' },
  { name: 'JSON in white space', serve: (peer) => peer.json(`\n ${RECORD}\r\n`), ends: 'ok' },
  { name: 'with a byte order mark', serve: (peer) => peer.json(`\uFEFF${RECORD}`), ends: 'ok' },
  {
    name: 'in UTF-16, and says so',
    serve: (peer) =>
      peer.respond(OK, Buffer.from(`\uFEFF${RECORD}`, 'utf16le'), `${JSON_TYPE}; charset=utf-16le`),
    ends: 'ok',
  },
  {
    name: 'in ISO 8859-1, and says so',
    serve: (peer) => peer.respond(OK, latin1(RECORD), `${JSON_TYPE}; charset=iso-8859-1`),
    ends: 'ok',
  },
  {
    name: 'in ISO 8859-1, and does not say so',
    serve: (peer) => peer.json(latin1(RECORD)),
    ends: 'gaps',
  },
  {
    name: 'with a character set that is none',
    serve: (peer) => peer.respond(OK, RECORD, `${JSON_TYPE}; charset=utf8mb4`),
    ends: 'ok',
  },
  {
    name: 'HTML',
    serve: (peer) => peer.respond(OK, '<html>', 'Content-Type: text/html'),
    ends: 'content-type 200',
  },
  { name: 'HTML as JSON', serve: (peer) => peer.json('<html>'), ends: 'body 200' },
  {
    name: 'JSON as text',
    serve: (peer) => peer.respond(OK, RECORD, 'Content-Type: text/plain'),
    ends: 'content-type 200',
  },
  { name: 'JSON without a type', serve: (peer) => peer.respond(OK, RECORD), ends: 'ok' },
  {
    name: 'JSON with two types',
    serve: (peer) => peer.respond(OK, RECORD, JSON_TYPE, JSON_TYPE),
    ends: 'ok',
  },
  {
    name: 'nested 100,000 levels deep',
    serve: (peer) => peer.json(RECORD.replace('{}', `${'['.repeat(1e5)}${']'.repeat(1e5)}`)),
    ends: 'ok',
  },
  {
    name: '20 MB',
    serve: (peer) => peer.json(RECORD.replace('{}', JSON.stringify('x'.repeat(2e7)))),
    ends: 'ok',
  },
  {
    name: 'endless',
    serve: (peer) => {
      peer.head([OK, JSON_TYPE], '{"data":"');
      return peer.sendForEver('x'.repeat(1000), 5);
    },
    ends: 'timeout 200',
  },
  {
    name: 'white space before JSON that never comes',
    serve: (peer) => {
      peer.head([OK, JSON_TYPE, CHUNKED]);
      return peer.sendForEver('1\r\n \r\n', 20);
    },
    ends: 'timeout 200',
  },
  {
    name: 'stalled',
    serve: (peer) => peer.head([OK, JSON_TYPE, 'Content-Length: 1000'], RECORD),
    ends: 'timeout 200',
  },
];

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
