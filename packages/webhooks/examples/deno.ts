/** Events with Deno: `deno run --allow-net --allow-env deno.ts`. */
import process from 'node:process';
import { handler } from './receiver.ts';

const server = Deno.serve({ port: Number(process.env['PORT'] ?? 8080) }, (request) => handler(request));

Deno.addSignalListener('SIGTERM', () => {
  void handler
    .drain()
    .then(() => server.shutdown())
    .then(() => process.exit());
});
