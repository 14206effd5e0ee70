import type { DeliveryReport } from './delivery-report.ts';

/** Milliseconds in which one kind of trouble is written once. */
const INTERVAL = 10_000;
/** What nobody has to act on. */
const FINE = /^(handled|accepted|duplicate|refused)$/;

/**
 * A log of deliveries that were not handled: a line for each kind of trouble, at most one in ten seconds, with the number of
 * those that were left out.
 *
 * @param write Default: `console.warn`.
 */
export function logDeliveries(
  write: (line: string, error?: unknown) => void = (...line) => console.warn(...line),
): (report: DeliveryReport) => void {
  const kinds = new Map<string, [until: number, left: number]>();
  return ({ outcome, status, reason, event, error }) => {
    if (FINE.test(outcome)) return;
    const now = performance.now();
    const [until = 0, left = 0] = kinds.get(outcome) ?? [];
    if (now < until) return void kinds.set(outcome, [until, left + 1]);
    kinds.set(outcome, [now + INTERVAL, 0]);
    const more = left > 0 ? ` (${left} more since)` : '';
    const what = [outcome, status, event?.event_name].filter(Boolean).join(' ');
    const line = `webhooks: ${what}: ${reason}${more}`;
    if (error === undefined) write(line);
    else write(line, error);
  };
}
