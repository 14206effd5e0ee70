import { isKnownEvent, type TelephonyEvent } from './event.ts';

/**
 * The end of a delivery.
 *
 * - `handled`, or `duplicate` if the event was handled before.
 * - `accepted`: with `ack: 'early'`, before the handlers run. A second report says how they ended.
 * - `quarantined`: it was kept, because it is not an event, is too large, or has failed too often.
 * - `failed`: a handler or the store has failed.
 * - `busy`: another process has the event, too many are in progress, or the receiver is shutting down.
 * - `unauthorized`: the secret is missing or wrong; `refused`: it was not a POST.
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

/** The report of a delivery, without secrets. */
export interface DeliveryReport {
  outcome: DeliveryOutcome;
  /** Null for a report after the response. */
  status: number | null;
  /** From the arrival to the outcome. */
  durationMs: number;
  /** Counted from 1; null if the event was not tried. */
  attempt: number | null;
  /** Why it was not handled, for people. */
  reason: string | null;
  event: TelephonyEvent | null;
  /** Thrown by a handler or the store. */
  error?: unknown;
}

const LOG_INTERVAL_MS = 10_000;
const QUIET_OUTCOMES: ReadonlySet<DeliveryOutcome> = new Set(['handled', 'accepted', 'duplicate', 'refused']);

/** Creates an `onDelivery` that logs trouble: for each kind at most one line in ten seconds. */
export function logDeliveries(
  write: (line: string, error?: unknown) => void = (line, ...error) =>
    console.warn(line, ...error.map((one) => printable(errorText(one)))),
): (report: DeliveryReport) => void {
  const kinds = new Map<string | null, [until: number, left: number]>();
  return ({ outcome, status, reason, event, error }) => {
    if (QUIET_OUTCOMES.has(outcome)) return;
    const now = performance.now();
    // Strangers without a secret do not hide a wrong one.
    const kind = status === 401 ? reason : outcome;
    const [until = 0, left = 0] = kinds.get(kind) ?? [];
    if (now < until) return void kinds.set(kind, [until, left + 1]);
    kinds.set(kind, [now + LOG_INTERVAL_MS, 0]);
    const more = left > 0 ? ` (${left} more since)` : '';
    const subject = [outcome, status, event?.event_name].filter(Boolean).join(' ');
    const line = printable(`webhooks: ${subject}: ${reason}${more}`).replaceAll('\n', ' ');
    if (error === undefined) write(line);
    else write(line, error);
  };
}

// Terminals obey control characters.
const printable = (text: string) =>
  text.replaceAll(/[^\P{C}\n]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);

function errorText(error: unknown): string {
  const { stack, cause } = Object(error) as Partial<Error>;
  return (stack ?? String(error)) + (cause === undefined ? '' : `\ncaused by ${errorText(cause)}`);
}

type Attributes = Record<string, string | number>;

/** A Meter of `@opentelemetry/api`, 1.0 or newer. */
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
 * Creates an `onDelivery` for OpenTelemetry: `webhook.deliveries`, and `webhook.delivery.duration` in seconds, by `webhook.outcome`,
 * `http.response.status_code` and `webhook.event`, which is `other` for an unknown event.
 *
 * @param meter `metrics.getMeter('webhooks')` of `@opentelemetry/api`.
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
