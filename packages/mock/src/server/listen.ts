import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';

/** @returns The origin at which the server can be asked. @throws Error when the port is taken (`code` is EADDRINUSE). */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${reachable(host)}:${taken}`);
    });
  });
}

/** Ends the server at once, open connections included. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** "All addresses" is no address to ask at. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}
