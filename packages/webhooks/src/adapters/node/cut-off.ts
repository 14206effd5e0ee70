import { Socket } from 'node:net';
import type { Incoming, Outgoing } from './incoming.ts';

/** Milliseconds that a sender has to read the response and to end its body, which is discarded. */
const LINGER = 500;

/**
 * Ends the delivery of a sender that goes on with its body when it has its response: one too large, or without the secret. That
 * closes its connection, or in HTTP/2 its stream.
 */
export function cutOff(incoming: Incoming, outgoing: Outgoing): void {
  // A body whose reading is given up loses its socket later.
  const { socket } = incoming;
  const stream = 'stream' in incoming ? incoming.stream : undefined;
  // Requests that tests inject into a framework have no socket.
  if (!stream && !(socket instanceof Socket)) return;
  // Of HTTP/2, request and response are over together, and say so late.
  const isOver = () => (stream ? stream.closed : incoming.complete);
  (stream ?? outgoing).once('finish', () => {
    if (isOver()) return;
    setTimeout(() => {
      if (isOver()) return;
      if (stream) stream.close();
      else socket.destroy();
    }, LINGER).unref();
  });
}

/** Tells such a sender to use another connection, before the response is written. */
export function sayClose(incoming: Incoming, outgoing: Outgoing): void {
  if (incoming.httpVersionMajor === 1 && !incoming.complete) outgoing.setHeader('connection', 'close');
}
