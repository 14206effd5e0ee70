/** Events with Express, next to routes with a body parser. */
import { type BasicSecret, createWebhookHandler } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import express from 'express';

/** An app that passes the caller's number to `callBack`, once per missed call. */
export function createApp(secret: BasicSecret, callBack: (number: string) => Promise<void>) {
  const handler = createWebhookHandler(
    {
      'call.missed': async ({ final, src }) => {
        if (final && src) await callBack(src);
      },
    },
    { secret },
  );
  const app = express();
  app.use(express.json());
  app.post('/hooks', toNodeListener(handler));
  return app;
}
