import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviour } from '../behaviour.ts';
import { FILE } from '../sent.ts';

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
