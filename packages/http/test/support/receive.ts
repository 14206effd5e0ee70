import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Starts a receiver of events that keeps what has come, ended with the test. By default it returns 204. */
export async function receive(
  respond: RequestListener = (_request, response) => void response.writeHead(204).end(),
) {
  const received: { request: IncomingMessage; body: string }[] = [];
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ request, body: await text(request) });
    respond(request, response);
  };
  const server = createServer((request, response) => void keep(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, host, url: `http://${host}/events` };
}
