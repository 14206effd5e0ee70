import { isDeepStrictEqual } from 'node:util';
import { type Alternative, placeOf, valuesOf } from './alternative.ts';
import { compareContents } from './compare-contents.ts';
import { compareKeywords } from './compare-keywords.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';

/**
 * The differences of strings, numbers or booleans. Known values beside the plain type are an open enumeration: whether a
 * value is among them changes nothing for the values that pass.
 */
export function compareScalars(base: Alternative[], revision: Alternative[], comparison: Comparer): Fact[] {
  const [before, after] = [enumeration(base), enumeration(revision)];
  const places = { base: before.place, revision: after.place };
  const lost = missing(before.values, after.values);
  const gained = missing(after.values, before.values);
  if (before.plain && after.plain) {
    return [
      ...compareKeywords(before.plain, after.plain),
      ...compareContents(before.plain, after.plain, comparison),
      ...known('known-values-lost', lost, places),
      ...known('known-values-gained', gained, places),
    ];
  }
  if (before.plain) {
    return [
      {
        rule: 'enumeration-closed',
        narrower: true,
        wider: false,
        before: lost,
        after: after.values,
        ...places,
      },
    ];
  }
  if (after.plain) {
    return [{ rule: 'enumeration-opened', narrower: false, wider: true, before: before.values, ...places }];
  }
  const facts: Fact[] = [];
  if (lost.length > 0)
    facts.push({ rule: 'values-lost', narrower: true, wider: false, before: lost, ...places });
  if (gained.length > 0)
    facts.push({ rule: 'values-gained', narrower: false, wider: true, after: gained, ...places });
  return facts;
}

/** The known values, and the alternative that takes others as well. */
function enumeration(alternatives: Alternative[]) {
  const plain = alternatives.find((alternative) => valuesOf(alternative) === undefined);
  const listed = alternatives.find((alternative) => valuesOf(alternative) !== undefined);
  return {
    plain,
    values: alternatives.flatMap((alternative) => valuesOf(alternative) ?? []),
    place: placeOf(listed ?? alternatives[0] ?? { type: 'any', whole: false, parts: [] }),
  };
}

function missing(from: unknown[], others: unknown[]): unknown[] {
  return from.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));
}

function known(
  rule: 'known-values-lost' | 'known-values-gained',
  values: unknown[],
  places: { base: string; revision: string },
): Fact[] {
  return values.length > 0
    ? [{ rule, narrower: false, wider: false, before: values, after: values, ...places }]
    : [];
}
