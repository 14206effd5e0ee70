import { isJsonObject } from '@telephony/contract';
import { compareFormats } from './compare-formats.ts';
import { comparePatterns } from './compare-patterns.ts';

/** Positive where the second value of a keyword lets fewer values pass, 0 where that cannot be said. */
export function orderOf(keyword: string, before: unknown, after: unknown): number {
  if (keyword === 'pattern') return comparePatterns(before, after) ?? 0;
  if (keyword === 'format') return compareFormats(before, after);
  if (keyword === 'dependentRequired') return compareDependents(before, after);
  if (keyword !== 'multipleOf' || typeof before !== 'number' || typeof after !== 'number') return 0;
  if (Number.isInteger(after / before)) return 1;
  return Number.isInteger(before / after) ? -1 : 0;
}

/** Names that must be there beside others: more of them let fewer objects pass. */
function compareDependents(before: unknown, after: unknown): number {
  const [was, is] = [before, after].map(
    (names) =>
      new Set(
        isJsonObject(names)
          ? Object.entries(names).flatMap(([name, others]) =>
              Array.isArray(others) ? others.map((other) => JSON.stringify([name, other])) : [],
            )
          : [],
      ),
  );
  if (!was || !is) return 0;
  return Number(was.isSubsetOf(is)) - Number(is.isSubsetOf(was));
}
