/** Serves the page of calls.tsx until Ctrl-C, for the platform at TELEPHONY_URL, else a mock, which accepts any token. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startMock } from '@telephony/mock';
import { rolldown } from 'rolldown';

const PAGE = `<!doctype html>
<html lang="en-GB">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <title>Calls</title>
  <link rel="icon" href="data:," />
  <div id="page"></div>
  <script type="module" src="page.js"></script>
</html>`;

const build = await rolldown({
  input: fileURLToPath(new URL('calls.tsx', import.meta.url)),
  platform: 'browser',
  // The directives of React's server components mean nothing in a page.
  onLog: (level, log, report) => {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
  },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
});
const { output } = await build.generate({ format: 'esm', minify: true });
const server = createServer(({ url = '/' }, response) => {
  const isScript = url === '/page.js';
  response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
  response.setHeader('content-security-policy', "default-src 'self'; img-src data:; connect-src *");
  response.end(isScript ? output[0].code : PAGE);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const platform = process.env['TELEPHONY_URL'] ?? `${(await startMock({ port: 0 })).url}/v1.2/example`;
const { port } = server.address() as AddressInfo;
console.log(`http://127.0.0.1:${port}/?platform=${encodeURIComponent(platform)}`);
