import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';

const SCRIPTS = new URL('../../dist/page/browser/', import.meta.url);
const FILES = new URL('public/', import.meta.url);
const FOLDER = '/_sandbox/page';

const HEADERS = {
  // Own files only, nothing inline, in no frame of another page. Recordings play from what was fetched with a token.
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; img-src 'self'; media-src blob:; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

const NAME = /^[a-z-]+\.(css|svg|js)$/;

export function addSandboxPage(server: FastifyInstance): void {
  const libraries = new Map<string, URL>(
    ['preact', 'openapi-fetch'].map((name) => [`${name}.js`, libraryFile(name)]),
  );
  const withAddresses = (script: string): string =>
    script.replaceAll(/\bfrom ?'([\w-]+)'/g, (whole, name: string) =>
      libraries.has(`${name}.js`) ? `from '${FOLDER}/${name}.js'` : whole,
    );
  const send = (reply: FastifyReply, file: URL, kind: string): FastifyReply => {
    const bytes = readFileSync(file);
    return reply
      .headers(HEADERS)
      .type(TYPES[kind] ?? 'application/octet-stream')
      .send(kind === 'js' ? withAddresses(bytes.toString()) : bytes);
  };
  server.get('/', (_request, reply) => send(reply, new URL('index.html', FILES), 'html'));
  server.get<{ Params: { name: string } }>(`${FOLDER}/:name`, (request, reply) => {
    const { name } = request.params;
    const [, kind] = NAME.exec(name) ?? [];
    const file = libraries.get(name) ?? new URL(name, kind === 'js' ? SCRIPTS : FILES);
    return kind === undefined || !existsSync(file) ? reply.callNotFound() : send(reply, file, kind);
  });
}

function libraryFile(name: string): URL {
  const file = createRequire(import.meta.url).resolve(name);
  return pathToFileURL(file.replace(/\.cjs$/, '.mjs'));
}
