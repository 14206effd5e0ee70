/** Events with Express 5, next to routes with a body parser. */
import { toNodeListener } from '@telephony/webhooks/node';
import express from 'express';
import { handler } from './receiver.ts';

const app = express();
// Before the parser, which refuses some deliveries by itself and rounds long numbers.
app.post('/hooks/:secret', toNodeListener(handler));
app.use(express.json());
app.post('/orders', (request, response) => void response.json(request.body));

export const server = app.listen(Number(process.env['PORT'] ?? 8080));

process.once('SIGTERM', () => {
  void handler.drain().then(() => server.close());
});
