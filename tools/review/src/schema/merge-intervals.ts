import { pointerOf, pointerSegments } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite } from './alternative.ts';
import { boundsBeside } from './bounds-beside.ts';
import { INTERVAL_KEYWORDS } from './keywords.ts';
import { type NumberBound, numberBounds, strictness } from './number-bounds.ts';

/** All numbers between two bounds. */
interface Interval {
  alternative: Alternative;
  lower: NumberBound | undefined;
  upper: NumberBound | undefined;
}

/** Alternatives of one type, where those that are nothing but intervals of numbers that meet or overlap are one. */
export function mergeIntervals(alternatives: Alternative[]): Alternative[] {
  const [first] = alternatives;
  if (alternatives.length < 2 || alternatives.some(({ whole }) => whole !== first?.whole))
    return alternatives;
  const { intervals = [], others = [] } = Object.groupBy(alternatives, (one) =>
    isInterval(one) ? 'intervals' : 'others',
  );
  const sorted = intervals
    .map((alternative): Interval => ({ alternative, ...numberBounds(alternative) }))
    .toSorted((a, b) => strictness(b.lower, a.lower, 'lower'));
  const merged: Interval[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    if (!last || !meet(last.upper, next.lower, next.alternative.whole)) merged.push(next);
    else if (strictness(last.upper, next.upper, 'upper') < 0) merged[merged.length - 1] = join(last, next);
  }
  return [...merged.map(({ alternative }) => alternative), ...others];
}

function isInterval({ type, whole, parts }: Alternative): boolean {
  return type === 'number' && !parts.some(({ value }) => boundsBeside(INTERVAL_KEYWORDS, value, whole));
}

/** Whether no number lies between the end of an interval and the beginning of the next. */
function meet(upper: NumberBound | undefined, lower: NumberBound | undefined, whole: boolean): boolean {
  if (!upper || !lower) return true;
  if (whole) return lower.value <= upper.value + 1;
  return lower.value < upper.value || (lower.value === upper.value && !(lower.exclusive && upper.exclusive));
}

/** The numbers from the beginning of one interval to the end of another. */
function join({ alternative, lower }: Interval, { upper }: Interval): Interval {
  const { type, whole } = alternative;
  const place: SchemaSite = { value: { type: whole ? 'integer' : 'number' }, pointer: placeOf(alternative) };
  const parts = [place, ...[lower, upper].flatMap((bound) => (bound ? [asWritten(bound)] : []))];
  return { alternative: { type, whole, parts }, lower, upper };
}

function asWritten({ keyword, written, pointer }: NumberBound): SchemaSite {
  return { value: { [keyword]: written }, pointer: pointerOf(pointerSegments(pointer).slice(0, -1)) };
}
