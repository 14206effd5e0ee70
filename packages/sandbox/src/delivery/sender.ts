import { allowedPlace, type ReceiverOutcome, Receivers } from '@telephony/http/events';
import type { WebhookSettings } from './delivery.ts';

/** Sends requests to the receivers of webhooks, as far as the settings allow calling them. */
export class Sender {
  readonly #receivers: Receivers;

  constructor({ allowHosts, timeout }: WebhookSettings) {
    const place = (url: URL) => allowedPlace(url, allowHosts);
    this.#receivers = new Receivers({ userAgent: 'telephony-sandbox', timeout, place });
  }

  /** Checks that the receiver responds. */
  probe(url: string): Promise<ReceiverOutcome> {
    return this.#receivers.send(url, { method: 'GET' });
  }

  /** Sends a body of JSON. */
  post(url: string, body: string): Promise<ReceiverOutcome> {
    return this.#receivers.send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }

  /** Breaks off what is on its way. */
  stop(): Promise<void> {
    return this.#receivers.stop();
  }
}
