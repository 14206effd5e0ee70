import type { Duplex } from 'node:stream';

/** What is not HTTP has no request to respond to, so the response is written to the connection itself. */
export function answerUnreadable({ code, message }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = reasonOf(code, message);
  // An import of node:http would also load its fetch and WebSocket, which take long at the start.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  const body = JSON.stringify({ message: reason, errors: [] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function reasonOf(code: string | undefined, message: string): [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return [431, 'The headers are larger than 16 KiB. Send fewer or shorter headers.'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request timed out before it was complete.'];
  return [400, `The request is not valid HTTP: ${message}`];
}
