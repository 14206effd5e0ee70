/** Events with Next.js: `app/hooks/[secret]/route.ts`. The secret is in the variable WEBHOOK_SECRET. */
import { createWebhookHandler } from '@telephony/webhooks';

const secret = process.env['WEBHOOK_SECRET'];
if (!secret) throw new Error('WEBHOOK_SECRET is not set. Set it to the last segment of the webhook URL.');

const handler = createWebhookHandler(
  {
    'call.connected': ({ dst_name, src }) => {
      console.log(`${dst_name} speaks with ${src}`);
    },
  },
  { secret },
);

export const POST = (request: Request) => handler(request);
