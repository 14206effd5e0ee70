/** Events with Hono. The app runs as it is in Bun, Deno and Workers; `server` is for Node. */
import { createServer } from 'node:http';
import { toNodeListener } from '@telephony/webhooks/node';
import { Hono } from 'hono';
import { handler } from './receiver.ts';

export const app = new Hono();
app.post('/hooks/:secret', (context) => handler(context.req.raw));
app.post('/orders', async (context) => context.json(await context.req.json()));

export const server = createServer(toNodeListener(app.fetch));
server.listen(Number(process.env['PORT'] ?? 8080));

process.once('SIGTERM', () => {
  void handler.drain().then(() => server.close());
});
