import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The page behind a server of its own. */
export interface ServedPage extends AsyncDisposable {
  /** Where it is. */
  url: string;
}

const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

/**
 * Builds the page and serves it on 127.0.0.1.
 *
 * @param port 0 for a free one
 */
export async function servePage(port: number): Promise<ServedPage> {
  const files = new Map([
    ['/', ['text/html', read('index.html')]],
    ['/page.css', ['text/css', read('page.css')]],
    ['/page.js', ['text/javascript', await buildPage()]],
  ]);
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const [type = 'text/plain', body = 'Not found'] = files.get(path) ?? [];
    response.writeHead(files.has(path) ? 200 : 404, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': "default-src 'self'; img-src data:; connect-src *",
    });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The script of the page, with React, TanStack Query and of the client what it uses. */
async function buildPage(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL('page/main.tsx', import.meta.url)),
    platform: 'browser',
    // The directives of React's server components mean nothing in a page.
    onLog: (level, log, report) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output[0].code;
}
