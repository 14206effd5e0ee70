import { type Alternative, placeOf } from './alternative.ts';
import { compareArrays } from './compare-arrays.ts';
import { compareObjects } from './compare-objects.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';

/**
 * The differences of unions of objects or of lists. An alternative of the base is still there when one of the revision
 * takes all of its values; only those without such a partner are differences.
 */
export function compareAlternatives(
  base: Alternative[],
  revision: Alternative[],
  comparison: Comparer,
): Fact[] {
  const compare = base[0]?.type === 'array' ? compareArrays : compareObjects;
  const [first] = base;
  const [second] = revision;
  if (base.length === 1 && revision.length === 1 && first && second)
    return compare(first, second, comparison);

  const pairs = base.map((before) => revision.map((after) => compare(before, after, comparison)));
  const lost = base
    .keys()
    .filter((row) => !pairs[row]?.some((facts) => !facts.some(({ narrower }) => narrower)));
  const gained = revision
    .keys()
    .filter((column) => !pairs.some((row) => !row[column]?.some(({ wider }) => wider)));
  const partnerless = { lost: [...lost], gained: new Set(gained) };
  const facts: Fact[] = [];
  for (const row of partnerless.lost) {
    const partner = nearest(base[row], revision, pairs[row] ?? [], partnerless.gained);
    if (partner === undefined) {
      facts.push({ rule: 'alternative-lost', narrower: true, wider: false, base: place(base[row]) });
    } else {
      partnerless.gained.delete(partner);
      facts.push(...(pairs[row]?.[partner] ?? []));
    }
  }
  for (const column of partnerless.gained) {
    facts.push({
      rule: 'alternative-gained',
      narrower: false,
      wider: true,
      revision: place(revision[column]),
    });
  }
  return [...new Set([...facts, ...sameNamed(base, revision, pairs)])];
}

/** The alternative of the revision that the base's has most likely become: the same component, or the least different. */
function nearest(
  before: Alternative | undefined,
  revision: Alternative[],
  row: Fact[][],
  free: Set<number>,
): number | undefined {
  const same = revision.findIndex((after) => place(after) === place(before));
  if (same >= 0) return same;
  return [...free].toSorted((a, b) => (row[a]?.length ?? 0) - (row[b]?.length ?? 0))[0];
}

/** What changes no set of values and is still to be told, in alternatives that are at the same place in both. */
function sameNamed(base: Alternative[], revision: Alternative[], pairs: Fact[][][]): Fact[] {
  return base.flatMap((before, row) => {
    const column = revision.findIndex((after) => place(after) === place(before));
    return (pairs[row]?.[column] ?? []).filter(
      ({ narrower, wider, stillTaken }) => stillTaken === true || (!narrower && !wider),
    );
  });
}

function place(alternative: Alternative | undefined): string {
  return alternative ? placeOf(alternative) : '';
}
