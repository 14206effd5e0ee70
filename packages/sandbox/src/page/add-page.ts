import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Address of each file of the page, and what it is. */
const FILES: Record<string, [file: string, contentType: string]> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/_sandbox/page/page.css': ['page.css', 'text/css; charset=utf-8'],
  '/_sandbox/page/page.js': ['page.js', 'text/javascript; charset=utf-8'],
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

/** The page that shows what happens, with buttons for the simulations. */
export function addPage(server: FastifyInstance): void {
  for (const [address, [file, contentType]] of Object.entries(FILES)) {
    server.get(address, async (_request, reply) => {
      const text = readFileSync(new URL(`public/${file}`, import.meta.url));
      await reply
        .headers({
          'content-security-policy': POLICY,
          'cross-origin-opener-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
        })
        .type(contentType)
        .send(text);
    });
  }
}
