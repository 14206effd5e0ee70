/** Events with Next.js: `app/hooks/[secret]/route.ts`. */
import { createWebhookHandler, type WebhookHandler } from '@telephony/webhooks';
import { after } from 'next/server';

let handler: WebhookHandler | undefined;

export function POST(request: Request): Promise<Response> {
  // With the first request: `next build` reads this file without the secret.
  handler ??= createWebhookHandler(
    { any: (event) => console.log(JSON.stringify(event)) },
    // Keeps the function alive after the response.
    { secret: process.env['WEBHOOK_SECRET'] ?? '', waitUntil: after },
  );
  return handler(request);
}
