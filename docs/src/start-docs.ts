import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

export interface Docs {
  url: string;
  close(): Promise<void>;
}

export async function startDocs(
  options: { port?: number; host?: string; folder?: string } = {},
): Promise<Docs> {
  const { port = 4000, host = '127.0.0.1', folder = dist } = options;
  if (!existsSync(folder)) throw new Error('The docs site is not built. Run `npm run build`.');
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      // The names of these files change with their content.
      if (path.startsWith('/_astro/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      // sirv names the encoding of HTML only, and the twins are not all ASCII.
      if (path.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8');
    },
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFound);
    });
  });
  await once(server.listen(port, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
