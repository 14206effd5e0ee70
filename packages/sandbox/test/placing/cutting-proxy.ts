import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What happens to a `POST /calls`, at most once. `act` passes it on to the platform, and returns what that responds. */
export type Cut = (
  response: ServerResponse,
  act: () => Promise<{ status: number; body: string }>,
) => Promise<void> | void;

export interface CuttingProxy {
  url: string;
  port: number;
  /** The platform's responses to `POST /calls`, and what came before. */
  posts: number;
  close: () => void;
}

/** Stands between a client and a platform, passes reads on, and cuts each `POST /calls`. */
export async function startCuttingProxy(
  platform: string,
  cut: Cut,
  { port = 0, reads = true } = {},
): Promise<CuttingProxy> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const pass = async () => {
      const { method = '', url = '', headers } = request;
      const body = method === 'GET' ? null : await text(request);
      const token = String(headers['x-auth-token']);
      const passed = await fetch(`${new URL(platform).origin}${url}`, {
        method,
        body,
        headers: { 'x-auth-token': token, 'content-type': 'application/json' },
      });
      return { status: passed.status, date: passed.headers.get('date')!, body: await passed.text() };
    };
    if (request.method === 'POST') {
      proxy.posts++;
      return cut(response, pass);
    }
    if (!reads) return void request.socket.resetAndDestroy();
    const { status, date, body } = await pass();
    response.writeHead(status, { 'content-type': 'application/json', date, connection: 'close' }).end(body);
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  const own = (server.address() as AddressInfo).port;
  const proxy: CuttingProxy = {
    url: `http://127.0.0.1:${own}${new URL(platform).pathname}`,
    port: own,
    posts: 0,
    close,
  };
  return proxy;
}
