import { Socket } from 'node:net';
import type { Incoming, Outgoing } from './incoming.ts';

/** Milliseconds that a sender has to read the response and to end its body, which is discarded. */
const LINGER = 500;

/**
 * Closes the connection of a sender that goes on with its body when it has its response: one too large, or without the secret.
 * HTTP/2 needs none of this, since nobody asks such a sender for more.
 */
export function cutOff(incoming: Incoming, outgoing: Outgoing): void {
  // A body whose reading is given up loses its socket later.
  const { socket } = incoming;
  // Requests that tests inject into a framework have no socket.
  if (incoming.httpVersionMajor > 1 || !(socket instanceof Socket)) return;
  outgoing.once('finish', () => {
    if (incoming.complete) return;
    setTimeout(() => incoming.complete || socket.destroy(), LINGER).unref();
  });
}

/** Tells such a sender to use another connection, before the response is written. */
export function sayClose(incoming: Incoming, outgoing: Outgoing): void {
  if (incoming.httpVersionMajor === 1 && !incoming.complete) outgoing.setHeader('connection', 'close');
}
