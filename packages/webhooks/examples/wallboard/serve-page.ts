import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Wallboard } from './wallboard.ts';

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

const files = new Map(
  (['html', 'css', 'js'] as const).map((ending) => {
    const body = readFileSync(new URL(`page/wallboard.${ending}`, import.meta.url));
    const path = ending === 'html' ? '/' : `/wallboard.${ending}`;
    return [path, { type: `${types[ending]}; charset=utf-8`, body }];
  }),
);

/** Serves the page, and its figures at `/figures`. */
export function servePage(wallboard: Wallboard): RequestListener {
  return (request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'self'; img-src data:");
    response.setHeader('Cache-Control', 'no-store');
    if (request.url === '/figures') {
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(wallboard.board()));
    }
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' });
    return response.end(file?.body ?? 'Not found');
  };
}
