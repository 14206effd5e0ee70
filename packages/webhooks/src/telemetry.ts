import { isKnownEvent, type TelephonyEvent } from './event.ts';

/**
 * How a delivery ended.
 *
 * - `handled`: the handlers have returned, or none is for this event.
 * - `accepted`: with `ack: 'early'`, the response is sent before its handlers run. A second report says how they ended.
 * - `duplicate`: the event was handled before.
 * - `quarantined`: it was kept, because it is not an event, is too large, or has failed too often.
 * - `failed`: a handler or the store has failed; the platform may deliver the event again.
 * - `busy`: another process is handling the event, there is too much work, or the receiver is being shut down.
 * - `unauthorized`: the secret is missing or wrong; `reason` says which.
 * - `refused`: it was not a POST.
 */
export type DeliveryOutcome =
  | 'handled'
  | 'accepted'
  | 'duplicate'
  | 'quarantined'
  | 'failed'
  | 'busy'
  | 'unauthorized'
  | 'refused';

/** What became of a delivery. It has no secret: neither headers nor the URL. */
export interface DeliveryReport {
  outcome: DeliveryOutcome;
  /** Status of the response; null where the report is not about a response. */
  status: number | null;
  /** Milliseconds from the arrival to the outcome. */
  durationMs: number;
  /** How often the event has been tried, this time included; null where it was not tried. */
  attempt: number | null;
  /** Why it was not handled, for people; null where it was. */
  reason: string | null;
  /** The event, where the body is one. */
  event: TelephonyEvent | null;
  /** What a handler or the store has thrown. */
  error?: unknown;
}

/** Milliseconds in which one kind of trouble is written once. */
const INTERVAL = 10_000;
const FINE = /^(handled|accepted|duplicate|refused)$/;

/**
 * A log of deliveries that were not handled: a line for each kind of trouble, at most one in ten seconds, with the number of
 * those that were left out.
 *
 * @param write Default: `console.warn`.
 */
export function logDeliveries(
  write: (line: string, error?: unknown) => void = (line, ...error) =>
    console.warn(line, ...error.map((one) => visible(textOf(one)))),
): (report: DeliveryReport) => void {
  const kinds = new Map<string | null, [until: number, left: number]>();
  return ({ outcome, status, reason, event, error }) => {
    if (FINE.test(outcome)) return;
    const now = performance.now();
    // A wrong secret is not lost among strangers without one.
    const kind = status === 401 ? reason : outcome;
    const [until = 0, left = 0] = kinds.get(kind) ?? [];
    if (now < until) return void kinds.set(kind, [until, left + 1]);
    kinds.set(kind, [now + INTERVAL, 0]);
    const more = left > 0 ? ` (${left} more since)` : '';
    const what = [outcome, status, event?.event_name].filter(Boolean).join(' ');
    const line = visible(`webhooks: ${what}: ${reason}${more}`).replaceAll('\n', ' ');
    if (error === undefined) write(line);
    else write(line, error);
  };
}

const visible = (text: string) =>
  text.replaceAll(/[^\P{C}\n]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);

function textOf(error: unknown): string {
  const { stack, cause } = Object(error) as Partial<Error>;
  return (stack ?? String(error)) + (cause === undefined ? '' : `\ncaused by ${textOf(cause)}`);
}

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
