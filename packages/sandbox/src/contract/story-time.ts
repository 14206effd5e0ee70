import { momentOf, timestamp } from '../ground/clock/timestamp.ts';

/** The moment at which the story of the contract's examples is told: Friday 2026-11-20 16:06:00 UTC. */
export const storyNow: number = momentOf('2026-11-20 16:06:00');

const TIMESTAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
/** Fields of live calls that are Unix seconds (ledger O-08). */
const UNIX_SECONDS = new Set(['start_time', 'connected_at']);

/**
 * A record of the story with its times moved, so that the story's day ends at the moment at which a sandbox begins.
 *
 * @param milliseconds How far. 0 leaves everything as it is.
 */
export function shifted<T>(record: T, milliseconds: number): T {
  if (milliseconds === 0) return record;
  return shift(record, '', milliseconds) as T;
}

function shift(value: unknown, name: string, milliseconds: number): unknown {
  if (typeof value === 'string') {
    return TIMESTAMP.test(value) ? timestamp(momentOf(value) + milliseconds) : value;
  }
  if (typeof value === 'number')
    return UNIX_SECONDS.has(name) ? value + Math.round(milliseconds / 1000) : value;
  if (Array.isArray(value)) return value.map((item) => shift(item, name, milliseconds));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, inner]) => [member, shift(inner, member, milliseconds)]),
  );
}
