import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorResponse } from '../response/http-response.ts';

/** Responses in progress, by connection. */
const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
/** Connections that have received their last response. Whatever still arrives on them is unreadable too, and gets none. */
const finished = new WeakSet<Duplex>();

/** How long a connection stays open after its last response for a client that does not end its side, in milliseconds. */
const LINGER = 1000;

/** Keeps track of the responses in progress on each connection. */
export function keepTrack(request: IncomingMessage, response: ServerResponse): void {
  let responses = underWay.get(request.socket);
  if (!responses) underWay.set(request.socket, (responses = new Set()));
  responses.add(response);
  response.once('close', () => responses.delete(response));
}

/**
 * Refuses what is not HTTP. It has no request to respond to, so the response is written to the connection itself, after the
 * responses to the complete requests that came before it.
 */
export async function refuseUnreadable(failure: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
  if (finished.has(socket)) return;
  finished.add(socket);
  const before = [...(underWay.get(socket) ?? [])].filter(({ req }) => req.complete);
  await Promise.all(before.map((response) => once(response, 'close')));
  const { status, message } = reasonOf(failure);
  end(socket, status, message);
}

/** CONNECT asks for a tunnel; without a listener for it, Node closes the connection without a response. */
export function refuseConnect({ url }: IncomingMessage, socket: Duplex): void {
  const message = `This server is not a proxy and does not support CONNECT ${url?.slice(0, 200)}. Send the request to it as to any other server.`;
  end(socket, 405, message, 'allow: GET, POST, PUT, PATCH, DELETE\r\n');
}

function end(socket: Duplex, status: number, message: string, more = ''): void {
  // The other end may have closed the connection meanwhile.
  socket.on('error', () => socket.destroy());
  if (!socket.writable) return void socket.destroy();
  // What still arrives is read and dropped: closing before would reset the connection, and the client miss the response.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
  const { body, headers } = errorResponse(status, message);
  // An import of node:http would also load its fetch and WebSocket, which take long at the start.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${Buffer.byteLength(String(body))}\r\n${more}connection: close\r\n\r\n${String(body)}`,
  );
}

function reasonOf({ code, message }: NodeJS.ErrnoException): { status: number; message: string } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, message: 'The headers are larger than 16 KiB. Send fewer or shorter headers.' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: 'The request timed out before it was complete.' };
  if (code === 'HPE_INVALID_EOF_STATE')
    return { status: 400, message: 'The connection closed before the request was complete.' };
  return { status: 400, message: `The request is not valid HTTP: ${message}` };
}
