import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviour } from '../behaviour.ts';
import { FILE, RECORD } from '../sent.ts';

/** Connections that break, hang, or go somewhere else. */
export const CONNECTIONS: Behaviour[] = [
  {
    name: 'reset at once',
    connected: (peer) => peer.reset(),
    sentAgainBy: ['Deno'],
    ends: 'network',
  },
  {
    name: 'closed at once',
    connected: (peer) => peer.end(),
    sentAgainBy: ['Deno'],
    ends: 'network',
  },
  {
    name: 'TLS',
    connected: (peer) => peer.send(Buffer.from('15030100020246', 'hex')),
    ends: { otherwise: 'network', Bun: 'timeout', Chromium: 'timeout' },
  },
  {
    name: 'a response before the request',
    connected: (peer) => peer.json(),
    ends: 'ok or network',
  },
  { name: 'never a response', serve: () => {}, ends: 'timeout' },
  {
    name: 'a head that never ends',
    serve: (peer) => {
      peer.send('HTTP/1.1 200 OK\r\n');
      return peer.sendForEver('X-More: x\r\n', 50);
    },
    ends: 'timeout',
  },
  {
    name: 'reset after the request',
    serve: (peer) => peer.reset(),
    sentAgainBy: ['Deno'],
    ends: 'network',
  },
  {
    name: 'closed after the request',
    serve: (peer) => peer.end(),
    sentAgainBy: ['Deno'],
    ends: 'network',
  },
  {
    name: 'closed within the head',
    serve: (peer) => {
      peer.send('HTTP/1.1 200 OK\r\nContent-Ty');
      peer.end();
    },
    sentAgainBy: ['Deno'],
    ends: { otherwise: 'network', Chromium: 'body 200' },
  },
  {
    name: 'reset until the third',
    serve: (peer, attempt) => (attempt > 2 ? peer.json() : peer.reset()),
    retries: 2,
    ends: 'ok',
    requests: 3,
  },
  {
    name: 'closed after the response, without a word',
    serve: (peer) => {
      peer.json();
      peer.end();
    },
    ends: 'ok',
  },
  {
    name: 'a second response that nobody asked for',
    isAlone: true,
    serve: (peer) => {
      peer.json();
      peer.json('{"data":{"id":666}}');
    },
    ends: { otherwise: 'ok', Deno: 'ok or network', Chromium: 'ok or network' },
  },
  {
    name: 'late',
    serve: async (peer) => {
      await delay(700);
      peer.json(RECORD);
    },
    ends: 'ok',
  },
  {
    name: 'a redirect to another origin',
    serve: (peer) => peer.head(['HTTP/1.1 302 Found', `Location: ${peer.elsewhere}/`, 'Content-Length: 0']),
    ends: { otherwise: 'status 302', Chromium: 'status' },
  },
  {
    name: 'a redirect to itself',
    serve: (peer) => peer.head(['HTTP/1.1 307 Again', 'Location: ?again', 'Content-Length: 0']),
    ends: { otherwise: 'status 307', Chromium: 'status' },
  },
  {
    name: 'a redirect to nowhere',
    serve: (peer) => peer.head(['HTTP/1.1 301 Moved', 'Content-Length: 0']),
    ends: { otherwise: 'status 301', Chromium: 'status' },
  },
  {
    name: 'dial: reset after the request',
    purpose: 'dial',
    retries: 2,
    serve: (peer) => peer.reset(),
    ends: 'network',
    sentAgainBy: ['Deno', 'Chromium'],
  },
  {
    name: 'dial: closed after the request',
    purpose: 'dial',
    retries: 2,
    serve: (peer) => peer.end(),
    sentAgainBy: ['Deno'],
    ends: 'network',
  },
  {
    name: 'dial: 503',
    purpose: 'dial',
    retries: 2,
    serve: (peer) => peer.respond('HTTP/1.1 503 Wait', ''),
    ends: 'status 503',
  },
  { name: 'dial: never a response', purpose: 'dial', retries: 2, serve: () => {}, ends: 'timeout' },
  {
    name: 'dial: half of a response',
    purpose: 'dial',
    retries: 2,
    serve: (peer) => {
      peer.head(['HTTP/1.1 201 Created', 'Content-Type: application/json', 'Content-Length: 99'], '{');
      peer.end();
    },
    ends: 'body 201',
  },
  {
    name: 'dial: a redirect',
    purpose: 'dial',
    retries: 2,
    serve: (peer) => peer.head(['HTTP/1.1 307 Again', `Location: ${peer.elsewhere}/`, 'Content-Length: 0']),
    ends: { otherwise: 'status 307', Chromium: 'status' },
  },
];

const OK = 'HTTP/1.1 200 OK';
const AUDIO = 'Content-Type: audio/mpeg';

function file(name: string, serve: NonNullable<Behaviour['serve']>, ends: Behaviour['ends']): Behaviour {
  return { name: `file: ${name}`, purpose: 'file', serve, ends };
}

/** Files that are whole, cut, or none. */
export const FILES: Behaviour[] = [
  file('whole', (peer) => peer.respond(OK, FILE, AUDIO), 'ok'),
  file('without a type', (peer) => peer.respond(OK, FILE), 'ok'),
  file(
    'until the connection ends',
    (peer) => {
      peer.head([OK, AUDIO, 'Connection: close'], FILE);
      peer.end();
    },
    'ok',
  ),
  file(
    'cut',
    (peer) => {
      peer.head([OK, AUDIO, `Content-Length: ${FILE.length + 1}`], FILE);
      peer.end();
    },
    'body 200',
  ),
  file(
    'broken off by a reset',
    async (peer) => {
      peer.head([OK, AUDIO, `Content-Length: ${FILE.length}`], FILE.subarray(0, 5));
      await delay(50);
      peer.reset();
    },
    'body 200',
  ),
  file(
    'stalled',
    (peer) => peer.head([OK, AUDIO, `Content-Length: ${FILE.length}`], FILE.subarray(0, 5)),
    'timeout 200',
  ),
  file('empty', (peer) => peer.respond(OK, '', AUDIO), 'body 200'),
  file('JSON', (peer) => peer.json('{"message":"No","errors":[]}'), 'content-type 200'),
  file(
    'JSON as audio',
    (peer) => peer.respond(OK, '{"message":"No","errors":[]}', AUDIO),
    'content-type 200',
  ),
  file('HTML', (peer) => peer.respond(OK, '<html>', 'Content-Type: text/html'), 'content-type 200'),
  file(
    'a part that nobody asked for',
    (peer) =>
      peer.respond(
        'HTTP/1.1 206 Partial Content',
        FILE.subarray(0, 5),
        AUDIO,
        `Content-Range: bytes 0-4/${FILE.length}`,
      ),
    'body 206',
  ),
  file('404', (peer) => peer.respond('HTTP/1.1 404 No', '', AUDIO), 'status 404'),
];
