import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Address of each file of the page, and what it is. */
const FILES: Record<string, [file: string, contentType: string]> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/_sandbox/page/page.css': ['page.css', 'text/css; charset=utf-8'],
  '/_sandbox/page/icon.svg': ['icon.svg', 'image/svg+xml'],
};

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

/** Where the scripts of the page are when they are compiled: the same for this file and for what is compiled of it. */
const SCRIPTS = new URL('../../dist/page/browser/', import.meta.url);
/** A name that leads nowhere else. */
const SCRIPT = /^[a-z-]+\.js$/;

/** The page that shows what happens, with buttons for the simulations. */
export function addPage(server: FastifyInstance): void {
  for (const [address, [file, contentType]] of Object.entries(FILES)) {
    server.get(address, (_request, reply) =>
      send(reply, new URL(`public/${file}`, import.meta.url), contentType),
    );
  }
  server.get<{ Params: { script: string } }>('/_sandbox/page/:script', async (request, reply) => {
    const { script } = request.params;
    const file = new URL(script, SCRIPTS);
    if (!SCRIPT.test(script) || !existsSync(file)) return reply.callNotFound();
    return send(reply, file, 'text/javascript; charset=utf-8');
  });
}

function send(reply: FastifyReply, file: URL, contentType: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    .type(contentType)
    .send(readFileSync(file));
}
