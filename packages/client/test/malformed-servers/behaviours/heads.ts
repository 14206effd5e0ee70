import { gzipSync } from 'node:zlib';
import type { Behaviour } from '../behaviour.ts';
import { RECORD } from '../sent.ts';

const LENGTH = `Content-Length: ${Buffer.byteLength(RECORD)}`;
const OK = 'HTTP/1.1 200 OK';
const JSON_TYPE = 'Content-Type: application/json';
/** Node's parser takes less than the others. */
const NOT_IN_NODE = { otherwise: 'ok', 'Node 22': 'network', 'Node 24': 'network', 'Node 26': 'network' };
const REFUSAL = '{"message":"No","errors":[]}';

function record(name: string, lines: string[], ends: Behaviour['ends']): Behaviour {
  return { name, serve: (peer) => peer.head(lines, RECORD), ends };
}

/** Statuses and headers. */
export const HEADS: Behaviour[] = [
  record('100 before it', ['HTTP/1.1 100 Continue', '', OK, JSON_TYPE, LENGTH], NOT_IN_NODE),
  record('103 before it', ['HTTP/1.1 103 Early Hints', 'Link: </a>', '', OK, JSON_TYPE, LENGTH], 'ok'),
  record('HTTP/1.0', ['HTTP/1.0 200 OK', JSON_TYPE, LENGTH], 'ok'),
  record('no reason', ['HTTP/1.1 200 ', JSON_TYPE, LENGTH], 'ok'),
  record('no reason and no space', ['HTTP/1.1 200', JSON_TYPE, LENGTH], 'ok'),
  record('a reason that is not ASCII', ['HTTP/1.1 200 Schön', JSON_TYPE, LENGTH], 'ok'),
  record('headers in capitals', [OK, JSON_TYPE.toUpperCase(), LENGTH.toUpperCase()], 'ok'),
  record('no space after a colon', [OK, JSON_TYPE.replace(' ', ''), LENGTH.replace(' ', '')], 'ok'),
  record('the length twice', [OK, JSON_TYPE, LENGTH, LENGTH], NOT_IN_NODE),
  record('two lengths', [OK, JSON_TYPE, LENGTH, 'Content-Length: 5'], 'network'),
  record('a length below 0', [OK, JSON_TYPE, 'Content-Length: -1'], {
    otherwise: 'network',
    Chromium: 'timeout 200',
  }),
  record('a folded header', [OK, JSON_TYPE, 'X-Folded: a', ' b', LENGTH], {
    otherwise: 'network',
    'Node 22': 'ok',
    Chromium: 'ok',
  }),
  record('a space in the name of a header', [OK, 'Bad Name: x', JSON_TYPE, LENGTH], {
    otherwise: 'network',
    'Node 22': 'ok',
    Chromium: 'ok',
  }),
  record('a zero in a header', [OK, 'X-Zero: a\0b', JSON_TYPE, LENGTH], 'network'),
  record('a header of 200 kB', [OK, `X-Long: ${'x'.repeat(2e5)}`, JSON_TYPE, LENGTH], NOT_IN_NODE),
  record(
    '500 headers',
    [OK, ...Array.from({ length: 500 }, (_, index) => `X-${index}: x`), JSON_TYPE, LENGTH],
    { otherwise: 'ok', Deno: 'network', Bun: 'network' },
  ),
  record('lines that end with LF', [`${OK}\n${JSON_TYPE}\n${LENGTH}\n\n`], {
    ...NOT_IN_NODE,
    otherwise: 'body 200',
  }),
  record('status 99', ['HTTP/1.1 099 Odd', JSON_TYPE, LENGTH], {
    otherwise: 'network',
    Bun: 'status 99',
    Chromium: 'status 99',
  }),
  record('status 999', ['HTTP/1.1 999 Odd', JSON_TYPE, LENGTH], 'status 999'),
  record('status 203', ['HTTP/1.1 203 By a proxy', JSON_TYPE, LENGTH], 'ok'),
  record('no status', ['HELLO'], 'network'),
  record('no head', [], { otherwise: 'network', Deno: 'network or timeout' }),
  record('another protocol', ['SSH-2.0-OpenSSH_9'], 'network'),
  { name: '204', serve: (peer) => peer.head(['HTTP/1.1 204 No Content']), ends: 'empty' },
  { name: '304', serve: (peer) => peer.head(['HTTP/1.1 304 Not Modified']), ends: 'status 304' },
  {
    name: '401 in HTML',
    serve: (peer) => peer.respond('HTTP/1.1 401 No', '<html>', 'Content-Type: text/html'),
    ends: 'status 401',
  },
  {
    name: '404 with half of a body',
    serve: (peer) => {
      peer.head(['HTTP/1.1 404 No', JSON_TYPE, 'Content-Length: 99'], REFUSAL);
      peer.end();
    },
    ends: 'status 404',
  },
  {
    name: '404 as gzip that is none',
    serve: (peer) => peer.respond('HTTP/1.1 404 No', REFUSAL, JSON_TYPE, 'Content-Encoding: gzip'),
    ends: { otherwise: 'status 404', 'Node 22': 'status 404 or timeout 404' },
  },
  {
    name: '404 as gzip',
    serve: (peer) => peer.respond('HTTP/1.1 404 No', gzipSync(REFUSAL), JSON_TYPE, 'Content-Encoding: gzip'),
    ends: 'status 404',
  },
  {
    name: '500 with an endless body',
    serve: (peer) => {
      peer.head(['HTTP/1.1 500 No', JSON_TYPE]);
      return peer.sendForEver('x'.repeat(1000), 5);
    },
    ends: 'timeout 500',
  },
  {
    name: '500 with a body that stalls',
    serve: (peer) => peer.head(['HTTP/1.1 500 No', JSON_TYPE, 'Content-Length: 99'], '{'),
    ends: 'timeout 500',
  },
  {
    name: '503 until the third',
    serve: (peer, attempt) =>
      attempt > 2 ? peer.json() : peer.respond('HTTP/1.1 503 Wait', '', 'Retry-After: soon'),
    retries: 2,
    ends: 'ok',
    requests: 3,
  },
  {
    name: '429 that wants an hour',
    serve: (peer) => peer.respond('HTTP/1.1 429 Wait', '', 'Retry-After: 3600'),
    retries: 2,
    ends: 'status 429',
  },
];
