import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type ByRuntime, type Ending, FILE, type Purpose, RECORD, type Runtime } from './endings.ts';
import type { Peer } from './peer.ts';

export interface Behaviour {
  name: string;
  /** Default: `record`. */
  purpose?: Purpose;
  serve?: (peer: Peer, attempt: number) => void | Promise<void>;
  connected?: (peer: Peer, attempt: number) => void | Promise<void>;
  /** Has a port of its own, so that what it leaves behind in a connection concerns nobody else. */
  isAlone?: boolean;
  ends: ByRuntime<Ending>;
  /** How many requests the server gets. Default: 1. */
  requests?: number;
  /**
   * Runtimes that may send a request again by themselves, on another connection, and no option of `fetch` keeps them from it: a
   * browser where it had used the connection before, Deno until 2.9.5 always (denoland/deno#35610).
   */
  sentAgainBy?: Runtime[];
  /** Retries of the client. Default: 0. */
  retries?: number;
}

const OK = 'HTTP/1.1 200 OK';
const JSON_TYPE = 'Content-Type: application/json';
const HTML = 'Content-Type: text/html';
const AUDIO = 'Content-Type: audio/mpeg';
const CHUNKED = 'Transfer-Encoding: chunked';
const REFUSAL = '{"message":"No","errors":[]}';
const CUT = 'Content-Length: 5000';
const chunk = (data: string) => `${Buffer.byteLength(data).toString(16)}\r\n${data}\r\n`;
const latin1 = Buffer.from(RECORD, 'latin1');
const gzip = gzipSync(RECORD);

type Serve = (peer: Peer, attempt: number) => void | Promise<void>;
type Rest = Omit<Behaviour, 'name' | 'serve' | 'ends'>;

function when(name: string, serve: Serve, ends: Behaviour['ends'], rest: Rest = {}): Behaviour {
  return { name, serve, ends, ...rest };
}

const of =
  (purpose: Purpose, retries = 0) =>
  (name: string, serve: Serve, ends: Behaviour['ends'], rest: Rest = {}) =>
    when(`${purpose}: ${name}`, serve, ends, { purpose, retries, ...rest });
const file = of('file');
const dial = of('dial', 2);

const ending =
  (lines: string[], body: string | Uint8Array): Serve =>
  (peer) => {
    peer.head(lines, body);
    peer.end();
  };
const json =
  (body: string | Uint8Array, ...headers: string[]): Serve =>
  (peer) =>
    peer.json(body, ...headers);
const respond =
  (status: string, body: string | Uint8Array, ...headers: string[]): Serve =>
  (peer) =>
    peer.respond(status, body, ...headers);
const head =
  (lines: string[], body: string | Uint8Array = ''): Serve =>
  (peer) =>
    peer.head(lines, body);
const redirect =
  (status: string): Serve =>
  (peer) =>
    peer.head([`HTTP/1.1 ${status}`, `Location: ${peer.elsewhere}/`, 'Content-Length: 0']);
const breaking =
  (type: string, body: string | Uint8Array): Serve =>
  async (peer) => {
    peer.head([OK, type, CUT], body);
    await delay(50);
    peer.reset();
  };
const repeating =
  (lines: string[], start: string, part: string): Serve =>
  (peer) => {
    peer.head(lines, start);
    return peer.sendForEver(part, 5);
  };
const third =
  (before: Serve): Serve =>
  (peer, attempt) =>
    attempt > 2 ? peer.json() : before(peer, attempt);
const reset: Serve = (peer) => peer.reset();
const RETRIED = { retries: 2, requests: 3 };

export const BEHAVIOURS: Behaviour[] = [
  when('with its length', json(RECORD), 'ok'),
  when('chunked', head([OK, JSON_TYPE, CHUNKED], `${chunk(RECORD)}0\r\n\r\n`), 'ok'),
  when('until the connection ends', ending([OK, JSON_TYPE, 'Connection: close'], RECORD), 'ok'),
  when('shorter than its length', ending([OK, JSON_TYPE, CUT], RECORD), 'body 200'),
  when('chunked, without the last chunk', ending([OK, JSON_TYPE, CHUNKED], chunk(RECORD)), 'body 200'),
  when('broken off by a reset', breaking(JSON_TYPE, RECORD.slice(0, 9)), 'body 200'),
  when('broken off twice, then whole', third(ending([OK, JSON_TYPE, CUT], RECORD)), 'ok', RETRIED),
  when('empty', json(''), 'body 200'),
  when('half of JSON', json(RECORD.slice(0, 12)), 'body 200'),
  when('JSON and more', json(`${RECORD}{}`), 'body 200'),
  when('with a byte order mark', json(`\uFEFF${RECORD}`), 'ok'),
  when(
    'in UTF-16, and says so',
    respond(OK, Buffer.from(`\uFEFF${RECORD}`, 'utf16le'), `${JSON_TYPE}; charset=utf-16le`),
    'ok',
  ),
  when('in ISO 8859-1, and says so', respond(OK, latin1, `${JSON_TYPE}; charset=iso-8859-1`), 'ok'),
  when('in ISO 8859-1, and does not say so', json(latin1), 'gaps'),
  when('with a character set that is none', respond(OK, RECORD, `${JSON_TYPE}; charset=utf8mb4`), 'ok'),
  when('HTML', respond(OK, '<html>', HTML), 'content-type 200'),
  when('HTML as JSON', json('<html>'), 'body 200'),
  when('JSON as text', respond(OK, RECORD, 'Content-Type: text/plain'), 'content-type 200'),
  when('JSON without a type', respond(OK, RECORD), 'ok'),
  when('20 MB', json(RECORD.replace('{}', JSON.stringify('x'.repeat(2e7)))), 'ok'),
  when('endless', repeating([OK, JSON_TYPE], '{"data":"', 'x'.repeat(1000)), 'timeout 200'),
  when('stalled', head([OK, JSON_TYPE, CUT], RECORD), 'timeout 200'),
  when('gzip', json(gzip, 'Content-Encoding: gzip'), 'ok'),
  when('gzip that is cut', json(gzip.subarray(0, 30), 'Content-Encoding: gzip'), 'body 200'),
  when('called gzip, and is not', json(RECORD, 'Content-Encoding: gzip'), {
    otherwise: 'body 200',
    'Node 22': 'body 200 or timeout 200',
  }),

  when('status 999', respond('HTTP/1.1 999 Odd', RECORD, JSON_TYPE), 'status 999'),
  when('status 203', respond('HTTP/1.1 203 By a proxy', RECORD, JSON_TYPE), 'ok'),
  when('another protocol', head(['SSH-2.0-OpenSSH_9']), 'network'),
  when('204', head(['HTTP/1.1 204 No Content']), 'empty'),
  when('304', head(['HTTP/1.1 304 Not Modified']), 'status 304'),
  when('401 in HTML', respond('HTTP/1.1 401 No', '<html>', HTML), 'status 401'),
  when('404 with half of a body', ending(['HTTP/1.1 404 No', JSON_TYPE, CUT], REFUSAL), 'status 404'),
  when('404 as gzip that is none', respond('HTTP/1.1 404 No', REFUSAL, JSON_TYPE, 'Content-Encoding: gzip'), {
    otherwise: 'status 404',
    'Node 22': 'status 404 or timeout 404',
  }),
  when(
    '500 with an endless body',
    repeating(['HTTP/1.1 500 No', JSON_TYPE], '', 'x'.repeat(1000)),
    'timeout 500',
  ),
  when('500 with a body that stalls', head(['HTTP/1.1 500 No', JSON_TYPE, CUT], '{'), 'timeout 500'),
  when('503 until the third', third(respond('HTTP/1.1 503 Wait', '', 'Retry-After: soon')), 'ok', RETRIED),
  when('429 that wants an hour', respond('HTTP/1.1 429 Wait', '', 'Retry-After: 3600'), 'status 429', {
    retries: 2,
  }),

  { name: 'reset at once', connected: (peer) => peer.reset(), sentAgainBy: ['Deno'], ends: 'network' },
  {
    name: 'TLS',
    connected: (peer) => peer.send(Buffer.from('15030100020246', 'hex')),
    ends: { otherwise: 'network', Bun: 'timeout', Chromium: 'timeout' },
  },
  when('never a response', () => {}, 'timeout'),
  when(
    'a head that never ends',
    (peer) => {
      peer.send('HTTP/1.1 200 OK\r\n');
      return peer.sendForEver('X-More: x\r\n', 50);
    },
    'timeout',
  ),
  when('reset after the request', reset, 'network', { sentAgainBy: ['Deno'] }),
  when('reset until the third', third(reset), 'ok', RETRIED),
  when(
    'closed within the head',
    (peer) => {
      peer.send('HTTP/1.1 200 OK\r\nContent-Ty');
      peer.end();
    },
    { otherwise: 'network', Chromium: 'body 200' },
    { sentAgainBy: ['Deno'] },
  ),
  when(
    'a second response that nobody asked for',
    (peer) => {
      peer.json();
      peer.json('{"data":{"id":666}}');
    },
    { otherwise: 'ok', Deno: 'ok or network', Chromium: 'ok or network' },
    { isAlone: true },
  ),
  when('a redirect to another origin', redirect('302 Found'), {
    otherwise: 'status 302',
    Chromium: 'status',
  }),
  when('a redirect to nowhere', head(['HTTP/1.1 301 Moved', 'Content-Length: 0']), {
    otherwise: 'status 301',
    Chromium: 'status',
  }),

  dial('reset after the request', reset, 'network', { sentAgainBy: ['Deno', 'Chromium'] }),
  dial('503', respond('HTTP/1.1 503 Wait', ''), 'status 503'),
  dial('never a response', () => {}, 'timeout'),
  dial('half of a response', ending(['HTTP/1.1 201 Created', JSON_TYPE, CUT], '{'), 'body 201'),
  dial('a redirect', redirect('307 Again'), { otherwise: 'status 307', Chromium: 'status' }),

  file('whole', respond(OK, FILE, AUDIO), 'ok'),
  file('until the connection ends', ending([OK, AUDIO, 'Connection: close'], FILE), 'ok'),
  file('cut', ending([OK, AUDIO, CUT], FILE), 'body 200'),
  file('broken off by a reset', breaking(AUDIO, FILE.subarray(0, 5)), 'body 200'),
  file('stalled', head([OK, AUDIO, CUT], FILE.subarray(0, 5)), 'timeout 200'),
  file('empty', respond(OK, '', AUDIO), 'body 200'),
  file('JSON as audio', respond(OK, REFUSAL, AUDIO), 'content-type 200'),
  file('HTML', respond(OK, '<html>', HTML), 'content-type 200'),
  file('404', respond('HTTP/1.1 404 No', '', AUDIO), 'status 404'),
];
