/** Events with Next.js: `app/hooks/[secret]/route.ts`. The secret is in the variable WEBHOOK_SECRET. */
import { createWebhookHandler } from '@telephony/webhooks';
import { after } from 'next/server';

const handler = createWebhookHandler(
  { any: (event) => console.log(JSON.stringify(event)) },
  // `after` keeps the function alive for what remains to be done after the response.
  { secret: process.env['WEBHOOK_SECRET'] ?? '', waitUntil: after },
);

export const POST = (request: Request) => handler(request);
