import type { DeliveryOutcome } from '../sight/delivery-report.ts';

/** Status, message and headers of a response. */
type Form = readonly [status: number, message?: string, headers?: Record<string, string>];

const AGAIN = 'The event could not be handled. Deliver it again.';

/**
 * The response to each outcome: 2xx once the event is handled or kept, others where delivering again can help. A message reveals
 * nothing that the sender did not know.
 */
const FORMS: Readonly<Record<DeliveryOutcome, Form>> = {
  handled: [204],
  duplicate: [204],
  accepted: [202],
  quarantined: [202],
  failed: [500, AGAIN],
  busy: [503, AGAIN, { 'Retry-After': '5' }],
  // The header is part of every 401 (RFC 9110, section 15.5.2), also where the secret is in the path.
  unauthorized: [
    401,
    'The secret is missing or wrong.',
    { 'WWW-Authenticate': 'Basic realm="webhook", charset="UTF-8"' },
  ],
  refused: [405, 'Deliver events with POST.', { Allow: 'POST' }],
};

/** The status of the response to an outcome. */
export function statusOf(outcome: DeliveryOutcome): number {
  return FORMS[outcome][0];
}

/** The response, errors in the form of the platform's own. */
export function respond(outcome: DeliveryOutcome): Response {
  const [status, message, headers] = FORMS[outcome];
  if (message === undefined) return new Response(null, { status });
  return Response.json({ message, errors: [] }, { status, headers: headers ?? {} });
}
