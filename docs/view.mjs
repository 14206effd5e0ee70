/**
 * Shows the built docs that lie beside this file in `dist`, without an installation: a run on GitHub keeps both, so that a change
 * can be read as its readers will.
 *
 * Usage: node view.mjs [PORT]
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('dist', import.meta.url));
const port = Number(process.argv[2] ?? 4000);

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

/**
 * The file of a path of the site; undefined where there is none.
 *
 * @param {string} path
 */
function fileOf(path) {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  const whole = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
  return existsSync(whole) ? whole : undefined;
}

/** @param {string} url */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

const server = createServer((request, response) => {
  const path = pathOf(request.url ?? '/');
  const found = path === undefined ? undefined : fileOf(path);
  const file = found ?? join(folder, '404.html');
  response.writeHead(found ? 200 : 404, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  });
  createReadStream(file).pipe(response);
});
server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken. Choose another: node view.mjs 4001` : error.message);
  process.exitCode = 1;
});
if (existsSync(join(folder, '404.html'))) {
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    const shown = typeof address === 'object' && address ? address.port : port;
    console.log(`The docs are on http://127.0.0.1:${shown}/. Ctrl-C ends it.`);
  });
} else {
  console.error(`${folder} has no docs. Keep view.mjs beside the folder dist.`);
  process.exitCode = 1;
}
