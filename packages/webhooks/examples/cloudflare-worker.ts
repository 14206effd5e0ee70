/** Events in a Cloudflare Worker: each is written to a KV namespace under its key. */
import type { ExecutionContext, KVNamespace } from '@cloudflare/workers-types';
import { createWebhookHandler, type WebhookHandler } from '@telephony/webhooks';

interface Env {
  EVENTS: Pick<KVNamespace, 'put'>;
  WEBHOOK_SECRET: string;
}

type Args = [env: Env, context: Pick<ExecutionContext, 'waitUntil'>];

let handler: WebhookHandler<Args> | undefined;

// One isolate recognizes duplicates; others write the same key again.
function create({ WEBHOOK_SECRET: secret }: Env): WebhookHandler<Args> {
  return createWebhookHandler<Args>(
    { any: (event, { key, args: [env] }) => env.EVENTS.put(key, JSON.stringify(event)) },
    { secret },
  );
}

export default {
  fetch(request: Request, ...args: Args): Promise<Response> {
    handler ??= create(args[0]);
    return handler(request, ...args);
  },
};
