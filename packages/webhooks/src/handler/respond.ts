import type { DeliveryOutcome } from '../sight/delivery-report.ts';
import type { Result } from './result.ts';

/** Status and headers of a response. */
type Form = readonly [status: number, headers?: Record<string, string>];

/** The response to each outcome: 2xx once the event is handled or kept, others where delivering again can help. */
const FORMS: Readonly<Record<DeliveryOutcome, Form>> = {
  handled: [204],
  duplicate: [204],
  accepted: [202],
  quarantined: [202],
  failed: [500],
  busy: [503, { 'Retry-After': '5' }],
  // The header is part of every 401 (RFC 9110, section 15.5.2), also where the secret is in the path.
  unauthorized: [401, { 'WWW-Authenticate': 'Basic realm="webhook", charset="UTF-8"' }],
  refused: [405, { Allow: 'POST' }],
};

/** The response, errors in the form of the platform's own. What handlers have thrown is not the sender's concern. */
export function respond({ outcome, reason }: Result): Response {
  const [status, headers = {}] = FORMS[outcome];
  if (status < 300) return new Response(null, { status });
  const message = outcome === 'failed' ? 'Deliver it again.' : reason;
  return Response.json({ message, errors: [] }, { status, headers });
}
