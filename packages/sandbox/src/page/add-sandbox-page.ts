import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where the scripts of the page are when they are compiled: the same for this file and for what is compiled of it. */
const SCRIPTS = new URL('../../dist/page/browser/', import.meta.url);
const FILES = new URL('public/', import.meta.url);

/** Where the addresses of its files begin. No guard is before them: a browser asks for them without a control token. */
const FOLDER = '/_sandbox/page/';

/** The libraries of the page, by the name that its scripts import them by, and the name of the file. */
const LIBRARIES: Readonly<Record<string, string>> = {
  preact: 'preact.js',
  'openapi-fetch': 'openapi-fetch.js',
};

/** Own files only, nothing inline, in no frame of another page; recordings play from what was fetched with a token. */
const POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self'",
  'media-src blob:',
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

/** A name that leads nowhere else. */
const NAME = /^[a-z-]+\.(css|svg|js)$/;

/** The page that shows what happens, and on which people do what happens outside. */
export function addSandboxPage(server: FastifyInstance): void {
  server.get('/', (_request, reply) => send(reply, new URL('index.html', FILES), 'html'));
  server.get<{ Params: { name: string } }>(`${FOLDER}:name`, async ({ params: { name } }, reply) => {
    const [, kind] = NAME.exec(name) ?? [];
    const file = libraryFile(name) ?? new URL(name, kind === 'js' ? SCRIPTS : FILES);
    if (kind === undefined || !existsSync(file)) return reply.callNotFound();
    return send(reply, file, kind);
  });
}

function libraryFile(name: string): URL | undefined {
  const [library] = Object.entries(LIBRARIES).find(([, file]) => file === name) ?? [];
  return library === undefined
    ? undefined
    : pathToFileURL(
        createRequire(import.meta.url)
          .resolve(library)
          .replace(/\.cjs$/, '.mjs'),
      );
}

function send(reply: FastifyReply, file: URL, kind: string): FastifyReply {
  const bytes = readFileSync(file);
  return reply
    .headers({
      'content-security-policy': POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    .type(TYPES[kind] ?? 'application/octet-stream')
    .send(kind === 'js' ? withAddresses(bytes.toString()) : bytes);
}

/** A browser finds a library only by its address. */
function withAddresses(script: string): string {
  return script.replaceAll(/\bfrom ?'([\w-]+)'/g, (whole, name: string) => {
    const file = LIBRARIES[name];
    return file === undefined ? whole : `from '${FOLDER}${file}'`;
  });
}
