import { invalid } from '@telephony/http';
import { holderOf } from '../../platform/numbers/internal-numbers.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Refuses a number that is in use, or that is not an internal number: at most five digits (ledger O-15).
 *
 * @param owner Who gets the number, as `<table>:<id>`; undefined for something new.
 * @throws Refusal 400.
 */
export function checkInternalNumber(platform: Platform, number: number | undefined, owner?: string): void {
  if (number === undefined) return;
  if (number < 1 || number > 99_999) throw invalid('body.number', 'must have one to five digits');
  const holder = holderOf(platform, number);
  if (holder !== undefined && holder !== owner) throw invalid('body.number', 'is in use');
}
