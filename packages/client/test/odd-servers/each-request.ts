import type { Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** Calls a function with the path of each request that arrives whole, also of several on one connection. */
export function eachRequest(socket: Socket, serve: (path: string) => void): void {
  let received = '';
  socket.setEncoding('latin1').on('data', (data: string) => {
    received += data;
    for (let end = endOf(received); end > 0; end = endOf(received)) {
      const path = received.split(' ', 2)[1] ?? '';
      received = received.slice(end);
      serve(path);
    }
  });
}

/** Where the first request ends; 0 where it is not all there. */
function endOf(text: string): number {
  const head = text.indexOf(END_OF_HEAD);
  if (head < 0) return 0;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1] ?? '0';
  const end = head + END_OF_HEAD.length + Number(length);
  return text.length < end ? 0 : end;
}
