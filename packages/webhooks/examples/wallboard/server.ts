/** A wallboard. Start it with `WEBHOOK_PASSWORD=... TELEPHONY_URL=https://host/v1.2/service TELEPHONY_TOKEN=... node server.ts`. */
import { createServer } from 'node:http';
import { createWebhookHandler } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { sqliteStore } from '@telephony/webhooks/sqlite';
import { openPlatform, startWallboard } from './wallboard.ts';
import { servePage } from './serve-page.ts';

const { env } = process;
for (const name of ['WEBHOOK_PASSWORD', 'TELEPHONY_URL', 'TELEPHONY_TOKEN'])
  if (!env[name]) throw new Error(`${name} is not set.`);
const file = env['WALLBOARD_FILE'] ?? 'wallboard.sqlite';
const board = await startWallboard({
  file,
  platform: openPlatform({ url: env['TELEPHONY_URL'] ?? '', token: env['TELEPHONY_TOKEN'] ?? '' }),
});
const handler = createWebhookHandler(
  { any: (event) => board.add(event) },
  { secret: { username: 'pbx', password: env['WEBHOOK_PASSWORD'] ?? '' }, store: sqliteStore(file) },
);
const events = toNodeListener(handler);
const page = servePage(board);
const server = createServer((request, response) =>
  request.url?.startsWith('/events') ? events(request, response) : page(request, response),
);
// The page shows who calls: let the proxy pass /events alone, or protect the rest with a password.
server.listen(Number(env['PORT'] ?? 8080), env['HOST'] ?? '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/`);
});

process.once('SIGTERM', () => {
  void stop();
});

async function stop(): Promise<void> {
  await handler.drain();
  server.close();
  server.closeAllConnections();
  await board.stop();
}
