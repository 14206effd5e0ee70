import { Refusal } from './refusal.ts';

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json[ \t]*(?:;|$)/i;

/**
 * Refuses a request whose method is not POST.
 *
 * @throws Refusal 405.
 */
export function refuseOtherMethods({ method }: Request): void {
  if (method !== 'POST')
    throw new Refusal(405, 'Events are delivered with POST.', { headers: { Allow: 'POST' } });
}

/**
 * Refuses a request whose body is not said to be JSON, or is compressed.
 *
 * @throws Refusal 415.
 */
export function refuseOtherTypes({ headers }: Request): void {
  if (!JSON_TYPE.test(headers.get('content-type') ?? ''))
    throw new Refusal(415, 'The body of an event is application/json.');
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw new Refusal(415, 'The body of an event is not compressed.', {
      headers: { 'Accept-Encoding': 'identity' },
    });
}
