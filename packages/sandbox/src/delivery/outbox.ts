import type { Clock } from '../infrastructure/clock.ts';
import { timestamp } from '../infrastructure/timestamp.ts';
import type { Collection } from '../infrastructure/collection.ts';
import type { Attempt, Delivery, WebhookSettings } from './delivery.ts';
import type { ReceiverOutcome } from '@telephony/http/events';
import type { Webhook } from '../generated/control.ts';

interface OutboxContext {
  clock: Pick<Clock, 'now'>;
  deliveries: Collection<Delivery>;
  settings: WebhookSettings;
  webhook: () => Webhook | undefined;
  // Calls `retry` at a time in milliseconds since 1970.
  wake: (time: number) => void;
  post: (url: string, body: string) => Promise<ReceiverOutcome>;
  onEnd: (id: number) => void;
}

/** Delivers the events of one webhook in order. A failed event holds up the others until its retries are used up. */
export class Outbox {
  readonly #context: OutboxContext;
  readonly #waiting = new Set<number>();
  #running: Promise<void> | undefined;
  #delayed = false;
  #stopped = false;

  constructor(context: OutboxContext) {
    this.#context = context;
  }

  add(delivery: Delivery): void {
    if (delivery.due !== null) this.#delayed = true;
    this.#waiting.add(delivery.id);
    this.send();
  }

  send(): void {
    if (this.#running || this.#delayed || this.#stopped || this.#waiting.size === 0) return;
    this.#running = this.#sendAll().finally(() => {
      this.#running = undefined;
      this.send();
    });
  }

  retry(): void {
    this.#delayed = false;
    this.send();
  }

  idle(): Promise<void> | undefined {
    return this.#running;
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting.clear();
  }

  async #sendAll(): Promise<void> {
    const { deliveries, webhook } = this.#context;
    for (const id of this.#waiting) {
      const delivery = deliveries.get(id);
      const target = webhook();
      if (!delivery || !target?.enabled) {
        if (delivery) this.#end(delivery, 'failed');
        this.#waiting.delete(id);
        continue;
      }
      const ended = await this.#attempt(delivery, target.url);
      if (this.#stopped || !ended) return;
      this.#waiting.delete(id);
    }
  }

  async #attempt(delivery: Delivery, url: string): Promise<boolean> {
    const { clock, post, settings } = this.#context;
    const begun = clock.now();
    const outcome = await post(url, JSON.stringify(delivery.sent ?? delivery.event));
    if (this.#stopped) return false;
    const attempt = toAttempt(outcome, begun, clock.now());
    const tried = { ...delivery, attempts: [...delivery.attempts, attempt] };
    const wait = attempt.error === null ? undefined : settings.retrySeconds[delivery.attempts.length];
    this.#context.settings.onAttempt?.({
      ...attempt,
      event: delivery.event.event_name,
      webhookId: delivery.webhook_id,
      host: new URL(url).host,
      againIn: wait,
    });
    if (wait === undefined) {
      this.#end(tried, attempt.error === null ? 'delivered' : 'failed');
      return true;
    }
    const due = clock.now() + wait * 1000;
    this.#context.deliveries.put({ ...tried, due });
    this.#delayed = true;
    this.#context.wake(due);
    return false;
  }

  #end(delivery: Delivery, state: 'delivered' | 'failed'): void {
    this.#context.deliveries.put({ ...delivery, state, due: null });
    this.#context.onEnd(delivery.id);
  }
}

// Any 2xx counts (ledger O-11).
function toAttempt({ status, error, certificate }: ReceiverOutcome, begun: number, ended: number): Attempt {
  const good = status !== undefined && status >= 200 && status < 300;
  const reason = error ?? (good ? null : `The receiver returned ${status}.`);
  return {
    time: timestamp(begun),
    status: status ?? null,
    error: reason,
    certificate: certificate ?? null,
    duration: ended - begun,
  };
}
