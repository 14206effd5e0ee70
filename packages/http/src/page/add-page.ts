import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FRONT_CONTROL_PATH } from '../control/front-control-path.ts';

/** A page of a server: static files, and scripts that are compiled for browsers. */
export interface PageOptions {
  /** Address of the page itself, `index.html`. */
  index: string;
  /** Where the addresses of its other files begin, such as `/page`. */
  folder: string;
  /** Folder of what is served as it is. */
  files: URL;
  /** Folder of the compiled scripts. They may import those of this package as `@telephony/http/page/…`. */
  scripts: URL;
}

/** Own files only, nothing inline, in no frame of another page. */
const POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

/** A name that leads nowhere else. */
const NAME = /^[a-z-]+\.(css|svg|js)$/;
/** Where the scripts of this package are served. */
const SHARED = `${FRONT_CONTROL_PATH}/page/`;

/** Adds a page. */
export function addPage(server: FastifyInstance, { index, folder, files, scripts }: PageOptions): void {
  server.get(index, { prefixTrailingSlash: 'slash' }, (_request, reply) =>
    send(reply, new URL('index.html', files), 'html'),
  );
  server.get<{ Params: { name: string } }>(`${folder}/:name`, async (request, reply) => {
    const { name } = request.params;
    const [, kind] = NAME.exec(name) ?? [];
    const file = new URL(name, kind === 'js' ? scripts : files);
    if (kind === undefined || !existsSync(file)) return reply.callNotFound();
    return send(reply, file, kind);
  });
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

/** A browser finds what a package exports only by its address. */
const withAddresses = (script: string): string => script.replaceAll("'@telephony/http/page/", `'${SHARED}`);
