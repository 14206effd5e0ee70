import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { isLoopback } from '@telephony/http/events';
import { jsonOrText, Refusal } from '@telephony/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceivedEvent, ReceiverState, Webhook } from '../../generated/control.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import type { Platform } from '../../platform/platform.ts';
import { CONTROL_PATH } from '../../contract/control-document.ts';

const MOST = 200;
const USUAL_STATUS = 204;
const PATH = `${CONTROL_PATH}/receiver/events`;
const USER = 'sandbox';
const NAME = 'Built-in receiver';

export class Receiver {
  readonly #platform: Platform;
  readonly #server: FastifyInstance;
  readonly #received: ReceivedEvent[] = [];
  readonly #credentials: string | undefined;
  #lastId = 0;
  readonly #listeners = new Set<(event: ReceivedEvent) => void>();
  status = USUAL_STATUS;

  constructor(platform: Platform, server: FastifyInstance, token: string | undefined) {
    this.#platform = platform;
    this.#server = server;
    this.#credentials = token && `${USER}:${hash('sha256', `receiver ${token}`).slice(0, 32)}`;
  }

  isDelivery({ originalUrl, headers }: FastifyRequest): boolean {
    if (this.#credentials === undefined || originalUrl !== PATH) return false;
    return headers.authorization === `Basic ${Buffer.from(this.#credentials).toString('base64')}`;
  }

  listen(listener: (event: ReceivedEvent) => void): void {
    this.#listeners.add(listener);
  }

  take(body: Buffer): number {
    this.#lastId += 1;
    const time = timestamp(this.#platform.clock.now());
    const event = { id: this.#lastId, time, status: this.status, body: jsonOrText(body) };
    this.#received.push(event);
    if (this.#received.length > MOST) this.#received.shift();
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
    const known = store.tables.webhooks.find(({ name }) => name === NAME);
    if (known) return webhooks.update(known.id, { url, enabled: true });
    return webhooks.create({ name: NAME, types: ['call_state_change', 'received_sms'], url });
  }

  clear(): void {
    this.#received.length = 0;
  }

  reset(): void {
    this.clear();
    this.status = USUAL_STATUS;
  }

  #url(): string | null {
    const { address, port } = this.#server.server.address() as AddressInfo;
    const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
    if (!isLoopback(host)) return null;
    const credentials = this.#credentials === undefined ? '' : `${this.#credentials}@`;
    return `http://${credentials}${host.includes(':') ? `[${host}]` : host}:${port}${PATH}`;
  }
}

/** Adds the address that events are sent to. It is not an operation, as those wait until events are delivered. */
export function addReceiver(scope: FastifyInstance, receiver: Receiver): void {
  scope.get('/receiver/events', (_request, reply) => reply.code(204).send());
  scope.post('/receiver/events', { bodyLimit: 1024 * 1024 }, (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return reply.code(receiver.take(body)).send();
  });
}
