import { once } from 'node:events';
import { connect } from 'node:net';

/** Writes bytes to a server, and reads all that comes until it closes the connection. */
export async function rawExchange(url: string, bytes: string | Buffer): Promise<string> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

export const rawGet = (url: string, path: string, ...headers: string[]): Promise<string> =>
  rawExchange(
    url,
    [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'),
  );
