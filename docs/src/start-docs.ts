import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** A docs site that listens. */
export interface Docs {
  url: string;
  close(): Promise<void>;
}

/** Serves the built site; port 0 takes a free one. */
export async function startDocs(options: { port?: number; host?: string } = {}): Promise<Docs> {
  if (!existsSync(dist)) throw new Error('The docs site is not built. Run `npm run build`.');
  const { port = 4000, host = '127.0.0.1' } = options;
  const files = sirv(dist, { dev: true, etag: true });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('There is no such page.\n');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
