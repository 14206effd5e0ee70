import type { Comparer, Fact } from './fact.ts';
import { type Alternative, placeOf } from './sites.ts';

type Compare = (base: Alternative, revision: Alternative, comparison: Comparer) => Fact[];

/**
 * The differences of unions of alternatives of one type. An alternative of the base is still there when one of the revision
 * takes all of its values; only those without such a partner are differences.
 */
export function compareAlternatives(
  base: Alternative[],
  revision: Alternative[],
  comparison: Comparer,
  compareOne: Compare,
): Fact[] {
  const compare: Compare = (before, after) => [
    ...compareWholeness(before, after),
    ...compareOne(before, after, comparison),
  ];
  const [first] = base;
  const [second] = revision;
  if (base.length === 1 && revision.length === 1 && first && second)
    // Whether numbers of a single alternative are whole is a matter of its type.
    return compareOne(first, second, comparison);

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

function compareWholeness(before: Alternative, after: Alternative): Fact[] {
  if (before.whole === after.whole) return [];
  return [
    {
      rule: after.whole ? 'type-lost' : 'type-gained',
      narrower: after.whole,
      wider: before.whole,
      before: [before.whole ? 'integer' : 'number'],
      after: [after.whole ? 'integer' : 'number'],
      base: placeOf(before),
      revision: placeOf(after),
    },
  ];
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

/**
 * What changes no set of values and is still to be told, in alternatives that are at the same place in both, and not unchanged
 * at another.
 */
function sameNamed(base: Alternative[], revision: Alternative[], pairs: Fact[][][]): Fact[] {
  return base.flatMap((before, row) => {
    if (pairs[row]?.some((facts) => facts.length === 0)) return [];
    const column = revision.findIndex((after) => place(after) === place(before));
    return (pairs[row]?.[column] ?? []).filter(
      ({ narrower, wider, stillTaken }) => stillTaken === true || (!narrower && !wider),
    );
  });
}

function place(alternative: Alternative | undefined): string {
  return alternative ? placeOf(alternative) : '';
}
