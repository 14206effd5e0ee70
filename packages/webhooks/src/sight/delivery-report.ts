import type { TelephonyEvent } from '../event/event.ts';

/**
 * How a delivery ended.
 *
 * - `handled`: the handlers have returned, or none is for this event.
 * - `accepted`: with `ack: 'early'`, the response is sent before its handlers run. A second report says how they ended.
 * - `duplicate`: the event was handled before.
 * - `quarantined`: it was kept, because it is not an event, is too large, or has failed too often.
 * - `failed`: a handler or the store has failed; the platform may deliver the event again.
 * - `busy`: another process is handling the event, there is too much work, or the receiver is being shut down.
 * - `unauthorized`: the secret is missing or wrong.
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
