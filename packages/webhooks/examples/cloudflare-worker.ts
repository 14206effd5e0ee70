/** Events in a Cloudflare Worker: missed calls are written to a KV namespace after the response. */
import type { ExecutionContext, KVNamespace } from '@cloudflare/workers-types';
import { createWebhookHandler, type WebhookHandler } from '@telephony/webhooks';

/** The bindings of the Worker. */
interface Env {
  MISSED_CALLS: Pick<KVNamespace, 'put'>;
  WEBHOOK_SECRET: string;
}

type Args = [env: Env, context: Pick<ExecutionContext, 'waitUntil'>];

let handler: WebhookHandler<Args> | undefined;

/** Duplicates are recognized within one isolate; writing under the id of the event makes all others harmless. */
function create({ WEBHOOK_SECRET: secret }: Env): WebhookHandler<Args> {
  return createWebhookHandler<Args>(
    {
      'call.missed': (event, { args: [env] }) => env.MISSED_CALLS.put(event.id, JSON.stringify(event)),
    },
    { secret, ack: 'early' },
  );
}

export default {
  fetch(request: Request, ...args: Args): Promise<Response> {
    handler ??= create(args[0]);
    return handler(request, ...args);
  },
};
