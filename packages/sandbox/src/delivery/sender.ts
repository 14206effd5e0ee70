import { type ReceiverOutcome, type ReceiverPlace, Receivers } from '@telephony/http/events';
import type { WebhookSettings } from './options.ts';
import { allowedPlace } from './allowed-place.ts';

/** Sends requests to the receivers of webhooks, as far as the settings allow calling them. */
export class Sender {
  readonly #receivers: Receivers;

  constructor({ allowHosts, ca, selfSigned, timeout }: WebhookSettings) {
    const place = async ({ protocol, hostname }: URL): Promise<ReceiverPlace> => {
      const found = await allowedPlace(hostname, allowHosts);
      if (protocol === 'https:' || found.loopback) return found;
      throw new Error(`${hostname} is not on this machine and must use HTTPS.`);
    };
    this.#receivers = new Receivers({ userAgent: 'telephony-sandbox', timeout, ca, selfSigned, place });
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
