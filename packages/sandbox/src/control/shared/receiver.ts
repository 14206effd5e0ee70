import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { isLoopback } from '@telephony/http/events';
import { jsonOrText, Refusal } from '@telephony/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceivedEvent, ReceiverState, Webhook } from '../../generated/control.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import type { Platform } from '../../platform/platform.ts';
import { CONTROL_PATH } from '../../contract/control-document.ts';

const MAX_EVENTS = 200;
const DEFAULT_STATUS = 204;
// Where the control plane has a token, deliveries have a password that is derived from it instead.
const EVENTS_PATH = `${CONTROL_PATH}/receiver/events`;
const USER = 'sandbox';
// Webhooks of these types get every event.
export const EVERY_EVENT: Webhook['types'] = ['call_state_change', 'received_sms'];
const WEBHOOK_NAME = 'Built-in receiver';

export class Receiver {
  readonly #platform: Platform;
  readonly #server: FastifyInstance;
  readonly #received: ReceivedEvent[] = [];
  readonly #credentials: string | undefined;
  #lastId = 0;
  readonly #listeners = new Set<(event: ReceivedEvent) => void>();
  status = DEFAULT_STATUS;

  constructor(platform: Platform, server: FastifyInstance, token: string | undefined) {
    this.#platform = platform;
    this.#server = server;
    this.#credentials = token && `${USER}:${hash('sha256', `receiver ${token}`).slice(0, 32)}`;
  }

  isDelivery({ originalUrl, headers }: FastifyRequest): boolean {
    if (this.#credentials === undefined || originalUrl !== EVENTS_PATH) return false;
    return headers.authorization === `Basic ${Buffer.from(this.#credentials).toString('base64')}`;
  }

  listen(listener: (event: ReceivedEvent) => void): void {
    this.#listeners.add(listener);
  }

  /** @returns The status to respond with. */
  take(body: Buffer): number {
    this.#lastId += 1;
    const time = timestamp(this.#platform.clock.now());
    const event = { id: this.#lastId, time, status: this.status, body: jsonOrText(body) };
    this.#received.push(event);
    if (this.#received.length > MAX_EVENTS) this.#received.shift();
    for (const listen of this.#listeners) listen(event);
    return this.status;
  }

  state(): ReceiverState {
    return { url: this.#url(), status: this.status, data: [...this.#received], total: this.#received.length };
  }

  async connect({ webhooks, store }: Platform): Promise<Webhook> {
    const url = this.#url();
    if (url === null)
      throw new Refusal(
        409,
        'The built-in receiver is only there where the sandbox listens on this machine. Start it with --host 127.0.0.1 or 0.0.0.0.',
      );
    const webhook = store.tables.webhooks.find(({ name }) => name === WEBHOOK_NAME);
    if (webhook) return webhooks.update(webhook.id, { url, enabled: true });
    return webhooks.create({ name: WEBHOOK_NAME, types: EVERY_EVENT, url });
  }

  clear(): void {
    this.#received.length = 0;
  }

  reset(): void {
    this.clear();
    this.status = DEFAULT_STATUS;
  }

  #url(): string | null {
    const { address, port } = this.#server.server.address() as AddressInfo;
    const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
    if (!isLoopback(host)) return null;
    const credentials = this.#credentials === undefined ? '' : `${this.#credentials}@`;
    return `http://${credentials}${host.includes(':') ? `[${host}]` : host}:${port}${EVENTS_PATH}`;
  }
}

// Not an operation of the control plane: those wait until events are delivered.
export function addReceiver(scope: FastifyInstance, receiver: Receiver): void {
  scope.get('/receiver/events', (_request, reply) => reply.code(204).send());
  scope.post('/receiver/events', { bodyLimit: 1024 * 1024 }, (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return reply.code(receiver.take(body)).send();
  });
}
