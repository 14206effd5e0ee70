import { isKnownEvent } from '../event/is-known-event.ts';
import type { DeliveryReport } from './delivery-report.ts';

type Attributes = Record<string, string | number>;

/** The part of a Meter of `@opentelemetry/api`, 1.0 or newer, that is used. */
export interface MeterLike {
  createCounter(
    name: string,
    options: { description: string; unit: string },
  ): { add(value: number, attributes: Attributes): void };
  createHistogram(
    name: string,
    options: { description: string; unit: string },
  ): { record(value: number, attributes: Attributes): void };
}

/**
 * An `onDelivery` that counts and times deliveries with OpenTelemetry: `webhook.deliveries` and `webhook.delivery.duration`, in
 * seconds, with `webhook.outcome`, `http.response.status_code` and `webhook.event`, which is `other` for an event that is not in
 * the contract.
 *
 * @param meter `metrics.getMeter('webhooks')` of `@opentelemetry/api`.
 *
 * @example
 * const measure = measureDeliveries(metrics.getMeter('webhooks'));
 * const log = logDeliveries();
 * createWebhookHandler(handlers, { secret, onDelivery: (report) => (measure(report), log(report)) });
 */
export function measureDeliveries(meter: MeterLike): (report: DeliveryReport) => void {
  const deliveries = meter.createCounter('webhook.deliveries', {
    description: 'Deliveries of the platform by how they ended.',
    unit: '{delivery}',
  });
  const duration = meter.createHistogram('webhook.delivery.duration', {
    description: 'Time from the arrival of a delivery to its outcome.',
    unit: 's',
  });
  return ({ outcome, status, durationMs, event }) => {
    const attributes: Attributes = { 'webhook.outcome': outcome };
    if (status !== null) attributes['http.response.status_code'] = status;
    if (event) attributes['webhook.event'] = isKnownEvent(event) ? event.event_name : 'other';
    deliveries.add(1, attributes);
    duration.record(durationMs / 1000, attributes);
  };
}
