/** Events with node:http: prints each SMS. */
import { createServer } from 'node:http';
import { createWebhookHandler } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';

/** @param secret The last segment of the configured URL, such as `k3v9…` in `/hooks/k3v9…`. */
export function createSmsServer(secret: string, print: (line: string) => void) {
  const handler = createWebhookHandler(
    { 'sms.received': ({ from_no, text }) => print(`${from_no}: ${text}`) },
    { secret },
  );
  return createServer(toNodeListener(handler));
}
