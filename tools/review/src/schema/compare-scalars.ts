import { isDeepStrictEqual } from 'node:util';
import { type Alternative, placeOf } from './alternative.ts';
import { compareAlternatives } from './compare-alternatives.ts';
import { compareContents } from './compare-contents.ts';
import { compareKeywords } from './compare-keywords.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';
import { takes, valuesOf } from './values-of.ts';

/**
 * The differences of strings, numbers or booleans. Known values beside the plain type are an open enumeration: whether a
 * value is among them changes nothing for the values that pass.
 */
export function compareScalars(base: Alternative[], revision: Alternative[], comparison: Comparer): Fact[] {
  const [before, after] = [enumeration(base), enumeration(revision)];
  const places = { base: before.place, revision: after.place };
  const lost = missing(before.values, after.values);
  const gained = missing(after.values, before.values);
  const values = (list: unknown[], plain: Alternative[]) => ({
    refused: list.filter((value) => !plain.some((alternative) => takes(alternative, value))),
    known: list.filter((value) => plain.some((alternative) => takes(alternative, value))),
  });
  const [gone, fresh] = [values(lost, after.plain), values(gained, before.plain)];
  const facts: Fact[] = [];
  if (before.plain.length > 0 && after.plain.length > 0) {
    facts.push(...compareAlternatives(before.plain, after.plain, comparison, comparePlain));
    if (gone.known.length > 0) facts.push(known('known-values-lost', gone.known, places));
    if (fresh.known.length > 0) facts.push(known('known-values-gained', fresh.known, places));
  } else if (before.plain.length > 0) {
    const wider = fresh.refused.length > 0;
    const details = { before: lost, after: after.values, ...places };
    return [{ rule: 'enumeration-closed', narrower: true, wider, ...details }];
  } else if (after.plain.length > 0) {
    const narrower = gone.refused.length > 0;
    return [{ rule: 'enumeration-opened', narrower, wider: true, before: before.values, ...places }];
  }
  if (gone.refused.length > 0)
    facts.push({ rule: 'values-lost', narrower: true, wider: false, before: gone.refused, ...places });
  if (fresh.refused.length > 0)
    facts.push({ rule: 'values-gained', narrower: false, wider: true, after: fresh.refused, ...places });
  return facts;
}

function comparePlain(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  return [...compareKeywords(base, revision, comparison), ...compareContents(base, revision, comparison)];
}

/** The known values, and the alternatives that take others as well. */
function enumeration(alternatives: Alternative[]) {
  const plain = alternatives.filter((alternative) => valuesOf(alternative) === undefined);
  const listed = alternatives.find((alternative) => !plain.includes(alternative));
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
): Fact {
  return { rule, narrower: false, wider: false, before: values, after: values, ...places };
}
