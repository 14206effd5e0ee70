import { Refusal } from '@telephony/http';
import type { ControlHandlers } from '../shared/control-handler.ts';

type WebhookId = 'listWebhooks' | 'createWebhook' | 'getWebhook' | 'updateWebhook' | 'deleteWebhook';

export const webhookHandlers: ControlHandlers<WebhookId> = {
  listWebhooks: ({ platform }) => {
    const data = platform.store.tables.webhooks.list();
    return { status: 200, body: { data, total: data.length } };
  },
  createWebhook: async ({ platform, body }) => ({ status: 201, body: await platform.webhooks.create(body) }),
  getWebhook: ({ platform, path }) => {
    const body = platform.store.tables.webhooks.get(path.id);
    if (!body) throw new Refusal(404, `There is no webhook ${path.id}.`);
    return { status: 200, body };
  },
  updateWebhook: async ({ platform, path, body }) => ({
    status: 200,
    body: await platform.webhooks.update(path.id, body),
  }),
  deleteWebhook: ({ platform, path }) => {
    platform.webhooks.remove(path.id);
    return { status: 204, body: undefined };
  },
};
