import type { DeliveryOutcome } from '../sight/delivery-report.ts';

/** Further headers. A delivery may be retried after five seconds. */
const HEADERS: Readonly<Partial<Record<DeliveryOutcome, Record<string, string>>>> = {
  busy: { 'Retry-After': '5' },
  refused: { Allow: 'POST' },
};

/** The status of each outcome: 2xx once the event is handled or kept, others where delivering again can help. */
export const STATUS: Readonly<Record<DeliveryOutcome, number>> = {
  handled: 204,
  duplicate: 204,
  accepted: 202,
  quarantined: 202,
  failed: 500,
  busy: 503,
  unauthorized: 401,
  refused: 405,
};

/** What the sender is told. It reveals nothing that the sender did not know. */
const MESSAGE: Readonly<Partial<Record<DeliveryOutcome, string>>> = {
  failed: 'The event could not be handled. Deliver it again.',
  busy: 'The event cannot be handled now. Deliver it again later.',
  unauthorized: 'The secret is missing or wrong. Check the URL of the webhook.',
  refused: 'This URL accepts events, delivered with POST.',
};

/** The response, errors in the form of the platform's own. */
export function respond(outcome: DeliveryOutcome, headers: Readonly<Record<string, string>> = {}): Response {
  const status = STATUS[outcome];
  const message = MESSAGE[outcome];
  if (message === undefined) return new Response(null, { status });
  return Response.json({ message, errors: [] }, { status, headers: { ...HEADERS[outcome], ...headers } });
}
