/** Events with Hono, on any runtime. */
import { createWebhookHandler } from '@telephony/webhooks';
import { Hono } from 'hono';

/** An app that counts events by name. */
export function createApp(secret: string) {
  const counts: Record<string, number> = {};
  const handler = createWebhookHandler(
    {
      any: ({ event_name }) => {
        counts[event_name] = (counts[event_name] ?? 0) + 1;
      },
    },
    { secret },
  );
  const app = new Hono();
  app.all('/hooks/:secret', (context) => handler(context.req.raw));
  app.get('/counts', (context) => context.json(counts));
  return app;
}
