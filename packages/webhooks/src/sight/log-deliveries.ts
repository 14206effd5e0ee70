import type { DeliveryReport } from './delivery-report.ts';

/** Milliseconds in which one kind of trouble is written once. */
const INTERVAL = 10_000;
/** What nobody has to act on. */
const FINE: ReadonlySet<string> = new Set(['handled', 'accepted', 'duplicate', 'refused']);

/**
 * A log of deliveries that were not handled: a line for each kind of trouble, at most one in ten seconds, with the number of
 * those that were left out.
 *
 * @param write Default: `console.warn`.
 */
export function logDeliveries(
  write: (line: string, error?: unknown) => void = (...line) => console.warn(...line),
): (report: DeliveryReport) => void {
  const kinds = new Map<string, { until: number; left: number }>();
  return ({ outcome, status, reason, event, error }) => {
    if (FINE.has(outcome)) return;
    const now = Date.now();
    const kind = kinds.get(outcome);
    if (kind && now < kind.until) {
      kind.left += 1;
      return;
    }
    const more = kind?.left ? ` (${kind.left} more since)` : '';
    kinds.set(outcome, { until: now + INTERVAL, left: 0 });
    const what = [outcome, status, event?.event_name].filter(Boolean).join(' ');
    const line = `webhooks: ${what}: ${reason}${more}`;
    if (error === undefined) write(line);
    else write(line, error);
  };
}
