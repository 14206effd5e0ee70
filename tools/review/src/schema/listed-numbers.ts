import type { Alternative } from './alternative.ts';
import { boundsBeside } from './bounds-beside.ts';
import { INTERVAL_KEYWORDS } from './keywords.ts';
import { numberBounds } from './number-bounds.ts';

/** More numbers than this are not listed. */
const MOST = 1000;

/** The whole numbers of an alternative that has few between two bounds; undefined where it is another. */
export function listedNumbers(alternative: Alternative): number[] | undefined {
  const { whole, parts } = alternative;
  const { lower, upper } = numberBounds(alternative);
  if (!whole || !lower || !upper || upper.value - lower.value >= MOST) return undefined;
  if (parts.some(({ value }) => boundsBeside(INTERVAL_KEYWORDS, value, whole))) return undefined;
  return Array.from({ length: upper.value - lower.value + 1 }, (_, index) => lower.value + index);
}
