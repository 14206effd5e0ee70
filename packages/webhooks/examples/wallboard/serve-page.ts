import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Wallboard } from './wallboard.ts';

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** The files of the page, by their path. */
const files = new Map(
  (['wallboard.html', 'wallboard.css', 'wallboard.js'] as const).map((name) => {
    const type = types[name.slice(name.indexOf('.') + 1) as keyof typeof types];
    const body = readFileSync(new URL(`page/${name}`, import.meta.url));
    return [name === 'wallboard.html' ? '/' : `/${name}`, { type: `${type}; charset=utf-8`, body }];
  }),
);

/** The page, its stream of events, and the same figures as JSON at `/figures`. */
export function servePage(wallboard: Wallboard): RequestListener {
  return (request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'self'; img-src data:");
    response.setHeader('Cache-Control', 'no-store');
    if (request.url === '/stream') return stream(wallboard, response);
    if (request.url === '/figures') {
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify(wallboard.board()));
    }
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' });
    return response.end(file?.body ?? 'Not found');
  };
}

/** Bytes that may wait for a browser that does not read. It comes back, and gets everything then. */
const MOST_WAITING = 1_000_000;

/**
 * Server-sent events: each section of the board at first, and then those that change, as a whole. Who comes back after a break
 * has missed nothing. `clock` tells the time, and that the connection lives.
 */
function stream(wallboard: Wallboard, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const sent = new Map<string, string>();
  const send = (name: string, value: unknown): void => {
    const data = JSON.stringify(value);
    if (sent.get(name) === data) return;
    sent.set(name, data);
    response.write(`event: ${name}\ndata: ${data}\n\n`);
    if (response.writableLength > MOST_WAITING) response.destroy();
  };
  const show = (board: object): void => {
    send('clock', wallboard.now());
    for (const [name, value] of Object.entries(board)) send(name, value);
  };
  response.write('retry: 1000\n\n');
  show(wallboard.board());
  const unwatch = wallboard.watch(show);
  const clock = setInterval(() => send('clock', wallboard.now()), 10_000);
  response.on('close', () => {
    clearInterval(clock);
    unwatch();
  });
}
