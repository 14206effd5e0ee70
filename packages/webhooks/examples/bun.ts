/** Events with Bun: `bun bun.ts`. */
import { handler } from './receiver.ts';

const server = Bun.serve({
  port: Number(process.env['PORT'] ?? 8080),
  fetch: (request) => handler(request),
});

process.once('SIGTERM', () => {
  void handler.drain().then(() => server.stop());
});
