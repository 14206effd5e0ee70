import type { Random } from '../../ground/random/random.ts';

/** A new id of an event. */
export function eventId(random: Random): string {
  return `evt-${random.hex(16)}`;
}
