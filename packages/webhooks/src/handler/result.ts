import type { TelephonyEvent } from '../event/event.ts';
import type { DeliveryOutcome, DeliveryReport } from '../sight/delivery-report.ts';

/** What became of a delivery, before it is a response and a report. */
export type Result = Pick<DeliveryReport, 'outcome' | 'attempt' | 'reason' | 'event' | 'error'>;

/** A result of a delivery whose event was not tried. */
export function untried(
  outcome: DeliveryOutcome,
  reason: string | null,
  details: { event?: TelephonyEvent; error?: unknown } = {},
): Result {
  return { outcome, attempt: null, reason, event: null, ...details };
}
