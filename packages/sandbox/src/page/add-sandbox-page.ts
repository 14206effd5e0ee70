import type { FastifyInstance, FastifyReply } from 'fastify';
import { readOwnFile } from '../package-file.ts';

// Not guarded: browsers request these files without a control token.
const FOLDER = '/_sandbox/page';

const HEADERS = {
  // Only own files, nothing inline, no frames.
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; img-src 'self'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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

// Leads out of no folder.
const FILE_NAME = /^[a-z-]+\.(css|svg|js)$/;

export function addSandboxPage(server: FastifyInstance): void {
  const send = (reply: FastifyReply, name: string, kind: string): FastifyReply => {
    const bytes = readOwnFile(`${kind === 'js' ? 'dist' : 'files'}/page/${name}`);
    return reply
      .headers(HEADERS)
      .type(TYPES[kind] ?? 'application/octet-stream')
      .send(bytes);
  };
  server.get('/', (_request, reply) => send(reply, 'index.html', 'html'));
  server.get<{ Params: { name: string } }>(`${FOLDER}/:name`, (request, reply) => {
    const { name } = request.params;
    const [, kind] = FILE_NAME.exec(name) ?? [];
    if (kind === undefined) return reply.callNotFound();
    try {
      return send(reply, name, kind);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return reply.callNotFound();
      throw error;
    }
  });
}
