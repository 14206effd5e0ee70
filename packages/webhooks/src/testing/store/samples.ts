import type { KeptDelivery } from '../../quarantine/kept-delivery.ts';
import type { EventStore } from '../../store/event-store.ts';
import { LONG } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';

/** A key, or an id, that nobody has used. All that begin with the same text come together in the order of ids. */
export function unusedName(): string {
  return `check-${crypto.randomUUID()}`;
}

/**
 * Claims an event that can be claimed.
 *
 * @returns Its token.
 * @throws Error if it cannot be claimed, or is not the attempt.
 */
export async function mustClaim(
  store: EventStore,
  key: string,
  { leaseMs = LONG, rememberMs = LONG, attempt = 1 } = {},
): Promise<string> {
  const claim = await store.claim(key, leaseMs, rememberMs);
  if (claim.state !== 'claimed') throw new Error(`claim returned ${claim.state}. The event can be claimed.`);
  const { token } = claim;
  expectSame('claim: the attempt', claim.attempt, attempt);
  if (typeof token !== 'string' || token === '') throw new Error('claim returned no token.');
  return token;
}

/** A delivery to keep. */
export function sampleDelivery(id: string, detail = 'The body is not JSON.'): KeptDelivery {
  return {
    id,
    at: 1_763_000_000_000,
    reason: 'failed',
    detail,
    eventName: 'call.missed',
    key: null,
    attempts: 5,
    headers: [
      ['content-type', 'application/json'],
      ['x-twice', 'a, "b"'],
    ],
    body: 'eyJpZCI6IuKYjiJ9',
  };
}
