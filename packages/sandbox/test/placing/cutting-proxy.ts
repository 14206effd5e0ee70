import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '@telephony/testing/start-server';
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
  const own = new URL(await startServer(server, onTestFinished, port));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const proxy: CuttingProxy = {
    url: `${own.origin}${new URL(platform).pathname}`,
    port: Number(own.port),
    posts: 0,
    close,
  };
  return proxy;
}
