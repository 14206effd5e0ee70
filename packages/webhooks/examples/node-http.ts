/** Events with node:http. */
import { createServer } from 'node:http';
import { toNodeListener } from '@telephony/webhooks/node';
import { handler } from './receiver.ts';

export const server = createServer(toNodeListener(handler));
server.listen(Number(process.env['PORT'] ?? 8080));

process.once('SIGTERM', () => {
  void handler.drain().then(() => server.close());
});
