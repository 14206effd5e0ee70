/** What the examples do with events: print them. Each host imports it. */
import { createWebhookHandler, memoryStore } from '@telephony/webhooks';

/** Remembers events, and keeps what could not be handled. Several processes need one that they share. */
export const store = memoryStore();

/** The secret is the last segment of the configured URL: `https://host/hooks/SECRET`. */
export const handler = createWebhookHandler(
  { any: (event) => console.log(JSON.stringify(event)) },
  { secret: process.env['WEBHOOK_SECRET'] ?? '', store },
);
