import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { addPage, commonPageFiles } from '@telephony/http';
import type { FastifyInstance } from 'fastify';

/** Where the scripts of the page are when they are compiled: the same for this file and for what is compiled of it. */
const SCRIPTS = new URL('../../dist/page/browser/', import.meta.url);

/** The page that shows what happens, and on which people do what happens outside. */
export function addSandboxPage(server: FastifyInstance): void {
  addPage(server, {
    index: '/',
    // No guard is before its files: a browser asks for them without a control token.
    folder: '/_sandbox/page',
    files: [new URL('public/', import.meta.url), commonPageFiles],
    scripts: SCRIPTS,
    libraries: { preact: libraryFile('preact'), 'openapi-fetch': libraryFile('openapi-fetch') },
    // Recordings play from what was fetched with a token.
    media: 'blob:',
  });
}

/** The module of a library for browsers. */
function libraryFile(name: string): URL {
  const file = createRequire(import.meta.url).resolve(name);
  return pathToFileURL(file.replace(/\.cjs$/, '.mjs'));
}
