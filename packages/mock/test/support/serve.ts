import { once } from 'node:events';
import { createServer, type RequestListener, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves on a free port until the test is over, and returns host and port. */
export async function serve(listener: RequestListener | Server | HttpServer): Promise<string> {
  const server = typeof listener === 'function' ? createServer(listener) : listener;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    (server as Partial<HttpServer>).closeAllConnections?.();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
