import { once } from 'node:events';
import { createServer, type RequestListener, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a server on 127.0.0.1 and closes it, with its connections, after the test.
 *
 * @param server A server of any kind, or the listener of one by HTTP.
 * @param whenFinished Of the test, if several run at once, or `afterAll`.
 * @param port Any free one by default.
 * @returns Its address, such as `http://127.0.0.1:41234`.
 */
export async function startServer(
  server: RequestListener | Server,
  whenFinished: (close: () => void) => void = onTestFinished,
  port = 0,
): Promise<string> {
  const started: Server = typeof server === 'function' ? createServer(server) : server;
  await once(started.listen(port, '127.0.0.1'), 'listening');
  whenFinished(() => {
    (started as Partial<HttpServer>).closeAllConnections?.();
    started.close();
  });
  const scheme = 'setSecureContext' in started ? 'https' : 'http';
  return `${scheme}://127.0.0.1:${(started.address() as AddressInfo).port}`;
}
