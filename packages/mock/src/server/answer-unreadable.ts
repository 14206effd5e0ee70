import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorAnswer } from '../answer/answer.ts';

/** Responses in progress, by connection. */
const underWay = new WeakMap<Duplex, Set<ServerResponse>>();
/** Connections that have received their last response. Whatever still arrives on them is unreadable too, and gets none. */
const finished = new WeakSet<Duplex>();

/** How long a connection stays open after its last response for a client that does not end its side, in milliseconds. */
const LINGER = 1000;

/** Keeps track of the responses in progress on each connection. */
export function keepTrack(request: IncomingMessage, response: ServerResponse): void {
  const responses = underWay.get(request.socket) ?? new Set();
  underWay.set(request.socket, responses.add(response));
  response.once('close', () => responses.delete(response));
}

/**
 * What is not HTTP has no request to respond to, so the response is written to the connection itself, after the responses
 * to the complete requests that came before it.
 */
export async function answerUnreadable(failure: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
  if (finished.has(socket)) return;
  finished.add(socket);
  const before = [...(underWay.get(socket) ?? [])].filter(({ req }) => req.complete);
  await Promise.all(before.map((response) => once(response, 'close')));
  const { status, message } = reasonOf(failure);
  end(socket, status, message);
}

/** CONNECT asks for a tunnel; without a listener for it, Node closes the connection without a response. */
export function answerConnect({ url }: IncomingMessage, socket: Duplex): void {
  end(
    socket,
    405,
    `The mock is not a proxy and does not support CONNECT ${url}. Send the request to the mock itself.`,
    'allow: GET, POST, PATCH, DELETE\r\n',
  );
}

function end(socket: Duplex, status: number, message: string, headers = ''): void {
  // The other end may have closed the connection meanwhile.
  socket.on('error', () => socket.destroy());
  if (!socket.writable) return void socket.destroy();
  // What still arrives is read and dropped: closing before would reset the connection, and the client miss the response.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
  const { body, headers: own } = errorAnswer(status, message);
  const length = Buffer.byteLength(String(body));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: ${own['content-type']}\r\ncontent-length: ${length}\r\n${headers}connection: close\r\n\r\n${String(body)}`,
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
