/** Prints events. Each host imports it. */
import { createWebhookHandler, memoryStore } from '@telephony/webhooks';

/** Several processes need a store that they share. */
export const store = memoryStore();

/** The secret is the last segment of the URL: `https://host/hooks/SECRET`. */
export const handler = createWebhookHandler(
  { any: (event) => console.log(JSON.stringify(event)) },
  { secret: process.env['WEBHOOK_SECRET'] ?? '', store },
);
