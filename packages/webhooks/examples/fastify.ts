/** Events with Fastify 5, next to routes with a body parser. */
import { toFastifyRoute } from '@telephony/webhooks/node';
import fastify from 'fastify';
import { handler } from './receiver.ts';

const app = fastify();
app.post('/hooks/:secret', toFastifyRoute(handler));
app.post('/orders', (request, reply) => reply.send(request.body));
app.addHook('preClose', () => handler.drain());

await app.listen({ port: Number(process.env['PORT'] ?? 8080) });
export const { server } = app;

process.once('SIGTERM', () => void app.close());
