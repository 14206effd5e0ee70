import { Refusal } from './refusal.ts';

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json[ \t]*(?:;|$)/i;

/**
 * Rejects a request whose method is not POST.
 *
 * @throws Refusal 405.
 */
export function refuseOtherMethods({ method }: Request): void {
  if (method !== 'POST')
    throw new Refusal(405, 'This URL accepts events, delivered with POST.', { headers: { Allow: 'POST' } });
}

/**
 * Rejects a request whose Content-Type is not JSON, or whose body is compressed.
 *
 * @throws Refusal 415.
 */
export function refuseOtherTypes({ headers }: Request): void {
  if (!JSON_TYPE.test(headers.get('content-type') ?? ''))
    throw new Refusal(415, 'Content-Type is not JSON. Send events as application/json.');
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw new Refusal(415, 'The body is compressed. Send events without Content-Encoding.', {
      headers: { 'Accept-Encoding': 'identity' },
    });
}
