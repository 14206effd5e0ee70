/** Events in a Cloudflare Worker: each is written to a KV namespace, under its id. */
import type { ExecutionContext, KVNamespace } from '@cloudflare/workers-types';
import { createWebhookHandler, type WebhookHandler } from '@telephony/webhooks';

/** The bindings of the Worker. */
interface Env {
  EVENTS: Pick<KVNamespace, 'put'>;
  WEBHOOK_SECRET: string;
}

type Args = [env: Env, context: Pick<ExecutionContext, 'waitUntil'>];

let handler: WebhookHandler<Args> | undefined;

/** Duplicates are recognized within one isolate; writing under the id of the event makes all others harmless. */
function create({ WEBHOOK_SECRET: secret }: Env): WebhookHandler<Args> {
  return createWebhookHandler<Args>(
    { any: (event, { args: [env] }) => env.EVENTS.put(String(event.id), JSON.stringify(event)) },
    { secret },
  );
}

export default {
  fetch(request: Request, ...args: Args): Promise<Response> {
    handler ??= create(args[0]);
    return handler(request, ...args);
  },
};
