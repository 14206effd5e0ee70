import { TIMESTAMPS } from '../generated/filters.ts';
import { parseTimestamp } from '../time/parse-timestamp.ts';
import type { WireValue } from './wire-value.ts';

/**
 * Refuses what the platform cannot read as a date where a field has one: it would compare texts, and return the wrong records
 * without an error. Null and patterns are let through.
 *
 * @throws RangeError that says what to write instead
 */
export function checkDate(property: string, operator: string, value: WireValue): void {
  if (value === null || !TIMESTAMPS.includes(property) || operator.endsWith('like')) return;
  try {
    parseTimestamp(/^[\d-]{10}$/.test(`${value}`) ? `${value} 00:00:00` : `${value}`);
  } catch {
    throw new RangeError(
      `${property} ${operator}: not a date that the platform reads. Write YYYY-MM-DD or YYYY-MM-DD HH:MM:SS, in UTC, ` +
        'or pass a Date.',
    );
  }
}
