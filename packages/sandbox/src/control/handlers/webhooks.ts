import { listed, Refusal } from '@telephony/http';
import type { ControlHandlers } from '../shared/control-handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { unreachableParts } from '../../platform/checks/reach.ts';
import { isAboutCall, noWebhook } from '../../platform/webhooks.ts';
import type { Delivery } from '../../delivery/delivery.ts';
import { journalEntry } from '../shared/shown-state.ts';

export const webhookHandlers = {
  listWebhooks: ({ platform }) => listed(platform.store.tables.webhooks.list()),
  createWebhook: async ({ platform, body }) => {
    const webhook = await platform.webhooks.create(body);
    return { status: 201, body: webhook, warnings: unreachableParts(platform, 'webhooks', webhook.id, body) };
  },
  getWebhook: ({ platform, path }) => {
    const body = platform.store.tables.webhooks.get(path.id);
    if (!body) throw noWebhook(path.id);
    return { status: 200, body };
  },
  updateWebhook: async ({ platform, path, body }) => {
    const webhook = await platform.webhooks.update(path.id, body);
    return { status: 200, body: webhook, warnings: unreachableParts(platform, 'webhooks', path.id, body) };
  },
  deleteWebhook: ({ platform, path }) => {
    platform.webhooks.remove(path.id);
    return { status: 204, body: undefined };
  },

  listJournal: ({ platform, query }) => {
    const { call_id: callId, webhook_id: webhookId, state, limit = 1000 } = query;
    const deliveries = deliveriesOf(platform, callId).filter(
      (delivery) =>
        (webhookId === undefined || delivery.webhook_id === webhookId) &&
        (state === undefined || delivery.state === state),
    );
    return {
      status: 200,
      body: { data: deliveries.slice(-limit).map(journalEntry), total: deliveries.length },
    };
  },
  clearJournal: ({ platform }) => {
    platform.webhooks.forget();
    return { status: 204, body: undefined };
  },
  getJournalEntry: ({ platform, path }) => {
    const delivery = platform.store.tables.deliveries.get(path.id);
    if (!delivery) throw new Refusal(404, `The journal has no entry ${path.id}.`);
    return { status: 200, body: journalEntry(delivery) };
  },
  replayJournalEntry: ({ platform, path }) => ({
    status: 202,
    body: journalEntry(platform.webhooks.replay(path.id)),
  }),

  getReceiver: ({ receiver }) => ({ status: 200, body: receiver.state() }),
  updateReceiver: ({ receiver, body: { status } }) => {
    receiver.status = status;
    return { status: 200, body: receiver.state() };
  },
  clearReceiver: ({ receiver }) => {
    receiver.clear();
    return { status: 204, body: undefined };
  },
  connectReceiver: async ({ platform, receiver }) => ({
    status: 200,
    body: await receiver.connect(platform),
  }),
} satisfies Partial<ControlHandlers>;

function deliveriesOf({ store }: Platform, callId: number | undefined): Delivery[] {
  const all = store.tables.deliveries.list();
  return callId === undefined ? all : all.filter(({ event }) => isAboutCall(event, callId));
}
