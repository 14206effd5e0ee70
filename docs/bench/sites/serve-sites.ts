import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site.ts';

/** Serves all sites, compressed, from memory: what is measured is the pages, not the disk. */
export async function serveSites(sites: Site[]): Promise<{ port: number; close(): void }> {
  const files = new Map(sites.flatMap((site) => [...site.files]));
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
