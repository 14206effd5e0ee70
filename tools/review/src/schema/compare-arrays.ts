import type { Alternative } from './alternative.ts';
import { elementAt, endsAt, ownElements } from './array-elements.ts';
import { compareKeywords } from './compare-keywords.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';
import { isEvaluating } from './is-evaluating.ts';

/** The differences of two lists: their lengths and what they hold, at the places that have schemas of their own first. */
export function compareArrays(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const own = Math.max(ownElements(base), ownElements(revision));
  // An element that has lost its schema is left for `unevaluatedItems` to refuse.
  const isLeft =
    ownElements(base) !== ownElements(revision) &&
    [base, revision].some((one) => isEvaluating('prefixItems', one));
  return [
    ...compareKeywords(base, revision, comparison),
    ...Array.from({ length: own + 1 }, (_, index) => {
      const [before, after] = [elementAt(base, index), elementAt(revision, index)];
      if (!endsAt(base, index) || !endsAt(revision, index))
        return comparison.ofElements
          .compare(before, after)
          .map((fact) => (isLeft ? { ...fact, narrower: true, wider: true } : fact));
      comparison.noteInert(before, after);
      return [];
    }).flat(),
  ];
}
