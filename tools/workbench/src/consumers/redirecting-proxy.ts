import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Forwards requests to a server, and adds a `Location` to each 301. */
export interface RedirectingProxy extends AsyncDisposable {
  /** The address of the server, by way of the proxy. */
  url: string;
  /** The requests that have followed a `Location`, such as `PATCH`. */
  followed: string[];
}

const ELSEWHERE = '/elsewhere';

/** @param target Address of the server, with the path that all requests have in common. */
export async function startRedirectingProxy(target: string): Promise<RedirectingProxy> {
  const { origin, pathname } = new URL(target);
  const followed: string[] = [];
  const forward = async (request: IncomingMessage): Promise<Response> => {
    const { method = 'GET', url = '/', headers } = request;
    if (url === ELSEWHERE) {
      followed.push(method);
      return Response.json({});
    }
    const { 'content-type': contentType = '', 'x-auth-token': token = '' } = headers;
    const sent = {
      ...(contentType && { 'content-type': contentType }),
      ...(token && { 'x-auth-token': String(token) }),
    };
    const body = await buffer(request);
    return fetch(origin + url, {
      method,
      headers: sent,
      body: body.length > 0 ? body : null,
      redirect: 'manual',
    });
  };
  const server = createServer((request, response) => {
    void (async () => {
      const received = await forward(request);
      response.writeHead(received.status, {
        'content-type': received.headers.get('content-type') ?? 'text/plain',
        ...(received.status === 301 && { location: ELSEWHERE }),
      });
      response.end(Buffer.from(await received.arrayBuffer()));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    followed,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
