import { once } from 'node:events';
import { invalid, Refusal } from '@telephony/http';
import { allowedPlace, Receivers } from '@telephony/http/events';
import { timestamp } from '../infrastructure/timestamp.ts';
import type { PlatformContract, PlatformEvent } from '../contract/contract.ts';
import type { PlatformActions, PlatformCore } from './core.ts';
import type { Delivery, WebhookSettings } from '../delivery/delivery.ts';
import { Outbox } from '../delivery/outbox.ts';
import type { Webhook } from '../generated/control.ts';
import { webhookTypes } from '../assumptions/assumptions.ts';
import { webAddress } from './checks/fields.ts';
import type { Store } from './store.ts';

export type WebhookInput = Pick<Webhook, 'name' | 'types' | 'url'> & Partial<Pick<Webhook, 'enabled'>>;

type Context = Pick<PlatformCore, 'clock' | 'contract' | 'events' | 'forms' | 'store'>;

export class Webhooks {
  readonly #context: Context;
  readonly #settings: WebhookSettings;
  readonly #onFault: (error: Error) => void;
  #receivers: Receivers;
  readonly #outboxes = new Map<number, Outbox>();
  // Completed deliveries, the oldest first.
  #ended: number[] = [];

  constructor(context: Context, settings: WebhookSettings, onFault: (error: Error) => void) {
    this.#context = context;
    this.#settings = settings;
    this.#onFault = onFault;
    this.#receivers = createReceivers(settings);
    context.events.listen((event) => this.#accept(event));
  }

  get actions(): PlatformActions<'webhooks.retry'> {
    return { 'webhooks.retry': ({ webhook }) => this.#outboxes.get(webhook)?.retry() };
  }

  get settings(): Readonly<WebhookSettings> {
    return this.#settings;
  }

  // Deliveries on their way finish with the old receivers.
  change(changes: Partial<WebhookSettings>): void {
    Object.assign(this.#settings, changes);
    const before = this.#receivers;
    this.#receivers = createReceivers(this.#settings);
    void this.idle().then(() => before.stop());
  }

  async create({ name, types, url, enabled = true }: WebhookInput): Promise<Webhook> {
    await this.#probe(url);
    const { clock, store } = this.#context;
    const { webhooks } = store.tables;
    return webhooks.put({
      id: webhooks.nextId(),
      name,
      types,
      url,
      enabled,
      created_at: timestamp(clock.now()),
    });
  }

  async update(id: number, changes: Partial<WebhookInput>): Promise<Webhook> {
    const { webhooks } = this.#context.store.tables;
    if (!webhooks.get(id)) throw noWebhook(id);
    if (changes.url !== undefined) await this.#probe(changes.url);
    const changed = webhooks.patch(id, changes);
    if (!changed) throw noWebhook(id);
    return changed;
  }

  remove(id: number): void {
    if (!this.#context.store.tables.webhooks.delete(id)) throw noWebhook(id);
  }

  replay(deliveryId: number): Delivery {
    const { deliveries, webhooks } = this.#context.store.tables;
    const delivery = deliveries.get(deliveryId);
    if (!delivery) throw new Refusal(404, `The journal has no entry ${deliveryId}.`);
    if (!webhooks.get(delivery.webhook_id)) throw noWebhook(delivery.webhook_id);
    const { event, sent } = delivery;
    return this.#deliver(delivery.webhook_id, sent ? { event, sent } : { event }, delivery.id);
  }

  async idle(): Promise<void> {
    for (;;) {
      const running = [...this.#outboxes.values()].flatMap((outbox) => outbox.idle() ?? []);
      if (running.length === 0) return;
      await Promise.all(running);
    }
  }

  // A receiver that sends a request while it gets an event would wait for itself, so this waits for half its timeout at most.
  async delivered(): Promise<void> {
    if (![...this.#outboxes.values()].some((outbox) => outbox.idle() !== undefined)) return;
    const late = AbortSignal.timeout(this.#settings.timeout / 2);
    await Promise.race([this.idle(), once(late, 'abort')]);
  }

  forget(): void {
    for (const id of this.#ended) this.#context.store.tables.deliveries.delete(id);
    this.#ended = [];
  }

  // The store was replaced: its pending deliveries go on.
  resume(): void {
    void this.stop();
    for (const delivery of this.#context.store.tables.deliveries.values()) {
      if (delivery.state === 'pending') this.#outbox(delivery.webhook_id).add(delivery);
      else this.#ended.push(delivery.id);
    }
  }

  async stop(): Promise<void> {
    for (const outbox of this.#outboxes.values()) outbox.stop();
    this.#outboxes.clear();
    this.#ended = [];
    await this.#receivers.stop();
  }

  #accept(event: PlatformEvent): void {
    const webhooks = webhooksFor(this.#context.store, event);
    if (webhooks.length === 0) return;
    const sent = this.#context.forms.event(event);
    if (sent === undefined) return;
    const fault = checkEvent(this.#context.contract, sent);
    if (fault) this.#onFault(fault);
    else for (const { id } of webhooks) this.#deliver(id, sent === event ? { event } : { event, sent }, null);
  }

  #deliver(webhookId: number, body: Pick<Delivery, 'event' | 'sent'>, replayOf: number | null): Delivery {
    const { clock, store } = this.#context;
    const { deliveries } = store.tables;
    const outbox = this.#outbox(webhookId);
    const delivery = deliveries.put({
      id: deliveries.nextId(),
      webhook_id: webhookId,
      ...body,
      state: 'pending',
      attempts: [],
      due: null,
      replay_of: replayOf,
      created_at: timestamp(clock.now()),
    });
    outbox.add(delivery);
    return delivery;
  }

  #outbox(webhookId: number): Outbox {
    const known = this.#outboxes.get(webhookId);
    if (known) return known;
    const { clock, store } = this.#context;
    const outbox = new Outbox({
      clock,
      deliveries: store.tables.deliveries,
      settings: this.#settings,
      webhook: () => store.tables.webhooks.get(webhookId),
      post: (url, body) => this.#receivers.send(url, { method: 'POST', headers: JSON_HEADERS, body }),
      wake: (time) => clock.at(time, { kind: 'webhooks.retry', data: { webhook: webhookId } }),
      onEnd: (id) => this.#forgetOldest(id),
    });
    this.#outboxes.set(webhookId, outbox);
    return outbox;
  }

  #forgetOldest(endedNow: number): void {
    this.#ended.push(endedNow);
    if (this.#ended.length <= this.#settings.journalSize) return;
    this.#context.store.tables.deliveries.delete(this.#ended.shift()!);
  }

  // Any status of a response is fine (ledger O-11).
  async #probe(text: string): Promise<void> {
    const fault = webAddress(text);
    if (fault !== undefined) throw invalid('body.url', fault);
    const { error } = await this.#receivers.send(text, { method: 'GET' });
    if (error !== undefined) throw invalid('body.url', `does not respond: ${error}`);
  }
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function createReceivers({ allowHosts, timeout }: WebhookSettings): Receivers {
  const place = (url: URL) => allowedPlace(url, allowHosts);
  return new Receivers({ userAgent: 'telephony-sandbox', timeout, place });
}

export function noWebhook(id: number): Refusal {
  return new Refusal(404, `There is no webhook ${id}.`);
}

function webhooksFor(store: Store, event: PlatformEvent): Webhook[] {
  const enabled = store.tables.webhooks.list().filter((webhook) => webhook.enabled);
  const ofQueue = isOfQueue(store, event);
  if (ofQueue && !enabled.some(({ types }) => types.includes('call_state_change'))) return [];
  const recipients: readonly string[] = webhookTypes[event.event_name];
  return enabled.filter(({ types }) => types.some((type) => recipients.includes(type)));
}

export function missesQueues({ tables }: Store, { types, enabled }: Webhook): boolean {
  const isOfCalls = types.some((type) => type !== 'received_sms');
  if (!enabled || !isOfCalls) return false;
  return !tables.webhooks.find((one) => one.enabled && one.types.includes('call_state_change'));
}

// Older calls have long ended.
const MAX_QUEUE_CALLS = 10_000;

// The first event at the queue marks the root call, so that the events of its other legs count too.
function isOfQueue({ tables }: Store, event: PlatformEvent): boolean {
  if (!('context' in event) || !('call_id' in event)) return false;
  const { queue_calls: calls } = tables;
  const root = event.root_call_id ?? event.call_id;
  if (calls.get(root)) return true;
  if (event.context !== 'QUEUE') return false;
  calls.put({ id: root });
  const [oldest] = calls.values();
  if (oldest && calls.size > MAX_QUEUE_CALLS) calls.delete(oldest.id);
  return true;
}

function checkEvent({ webhooks, schemas }: PlatformContract, event: PlatformEvent): Error | undefined {
  const schema = webhooks.get(event.event_name)?.body?.schema;
  if (!schema) return new Error(`The contract has no event ${event.event_name}.`);
  const [first] = schemas.check(schema, event, event.event_name);
  return (
    first &&
    new Error(`An event that the contract does not allow was not sent: ${first.field} ${first.message}.`)
  );
}

export function isAboutCall(event: PlatformEvent, callId: number): boolean {
  if (!('call_id' in event)) return false;
  const root = 'root_call_id' in event ? event.root_call_id : undefined;
  return [event.call_id, root].some((id) => String(id) === String(callId));
}
