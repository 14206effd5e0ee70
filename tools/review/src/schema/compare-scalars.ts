import { isDeepStrictEqual } from 'node:util';
import { childPointer } from '@telephony/contract';
import { type Alternative, placeOf, schemaSite, type SchemaSite } from './sites.ts';
import { compareAlternatives } from './compare-alternatives.ts';
import { compareKeywords, compareLogic } from './compare-keywords.ts';
import type { Comparer, Fact } from './fact.ts';
import { listedNumbers, listedTexts, takes, valuesOf } from './values.ts';
import { mergeIntervals } from './numbers.ts';

/**
 * The differences of strings, numbers or booleans. Known values beside the plain type are an open enumeration: whether a
 * value is among them changes nothing for the values that pass.
 */
export function compareScalars(base: Alternative[], revision: Alternative[], comparison: Comparer): Fact[] {
  const [known, knows] = [enumeration(base), enumeration(revision)];
  // A list is compared with the list of the other side, though that may be written as a first and a last number.
  const before = knows.plain.length === 0 ? inFull(known) : known;
  const after = known.plain.length === 0 ? inFull(knows) : knows;
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
    facts.push(...comparePlains(before.plain, after.plain, comparison));
    if (gone.known.length > 0) facts.push(valuesFact('known-values-lost', gone.known, places));
    if (fresh.known.length > 0) facts.push(valuesFact('known-values-gained', fresh.known, places));
  } else if (before.plain.length > 0) {
    const wider = fresh.refused.length > 0;
    const details = { before: lost, after: after.values, ...places };
    return [{ rule: 'enumeration-closed', narrower: true, wider, ...details }];
  } else if (after.plain.length > 0) {
    const narrower = gone.refused.length > 0;
    return [
      { rule: 'enumeration-opened', narrower, wider: true, before: before.values, ...places },
      ...compareAlternatives(before.listed, after.plain, comparison, compareLogic).filter(
        (fact) => fact.narrower,
      ),
    ];
  }
  facts.push(...compareAlternatives(before.listed, after.listed, comparison, compareLogic));
  if (gone.refused.length > 0)
    facts.push({ rule: 'values-lost', narrower: true, wider: false, before: gone.refused, ...places });
  if (fresh.refused.length > 0)
    facts.push({ rule: 'values-gained', narrower: false, wider: true, after: fresh.refused, ...places });
  if (gone.refused.length + fresh.refused.length > 0) return facts;
  // The same values, of which one side names each and the other only says how they are made.
  const same = { narrower: false, wider: false, before: before.values, after: after.values, ...places };
  if (isFilled(known, before)) facts.push({ rule: 'values-listed', ...same });
  if (isFilled(knows, after)) facts.push({ rule: 'values-unlisted', ...same });
  return facts;
}

/** The differences of unions: of the numbers in them together, if less is lost or gained by these than form by form. */
function comparePlains(base: Alternative[], revision: Alternative[], comparison: Comparer): Fact[] {
  const facts = compareAlternatives(base, revision, comparison, comparePlain);
  const [before, after] = [mergeIntervals(base), mergeIntervals(revision)];
  if (before.length === base.length && after.length === revision.length) return facts;
  const merged = compareAlternatives(before, after, comparison, comparePlain);
  return claims(merged) < claims(facts) ? merged : facts;
}

function claims(facts: Fact[]): number {
  return Number(facts.some(({ narrower }) => narrower)) + Number(facts.some(({ wider }) => wider));
}

function comparePlain(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  return [...compareKeywords(base, revision, comparison), ...compareContents(base, revision, comparison)];
}

interface Enumeration {
  /** The alternatives that take other values than the known ones, and those that do not. */
  plain: Alternative[];
  listed: Alternative[];
  values: unknown[];
  place: string;
}

function enumeration(alternatives: Alternative[]): Enumeration {
  const plain = alternatives.filter((alternative) => valuesOf(alternative) === undefined);
  const listed = alternatives.filter((alternative) => !plain.includes(alternative));
  return {
    plain,
    listed,
    values: alternatives.flatMap((alternative) => valuesOf(alternative) ?? []),
    place: placeOf(listed[0] ?? alternatives[0] ?? { type: 'any', whole: false, parts: [] }),
  };
}

/** An enumeration whose other values are few enough to be listed as well. */
function inFull(known: Enumeration): Enumeration {
  const lists = known.plain.map((alternative) => listedNumbers(alternative) ?? listedTexts(alternative));
  if (lists.includes(undefined)) return known;
  const values = [...new Set([...known.values, ...lists.flatMap((list): unknown[] => list ?? [])])];
  return { ...known, plain: [], listed: [...known.listed, ...known.plain], values };
}

function isFilled(written: Enumeration, full: Enumeration): boolean {
  return written.plain.length > 0 && full.plain.length === 0;
}

function missing(from: unknown[], others: unknown[]): unknown[] {
  return from.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));
}

function valuesFact(
  rule: 'known-values-lost' | 'known-values-gained',
  values: unknown[],
  places: { base: string; revision: string },
): Fact {
  return { rule, narrower: false, wider: false, before: values, after: values, ...places };
}

/** The differences of what strings hold, such as the JSON of a filter: those of their `contentSchema`. */
function compareContents(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const [before, after] = [contentOf(base), contentOf(revision)];
  if (before.length === 0 && after.length === 0) return [];
  return comparison.ofJson.compare(orAnything(before, base), orAnything(after, revision));
}

function contentOf({ parts }: Alternative): SchemaSite[] {
  return parts.flatMap(({ value, pointer }) =>
    value['contentSchema'] === undefined
      ? []
      : [schemaSite(value['contentSchema'], childPointer(pointer, 'contentSchema'))],
  );
}

function orAnything(content: SchemaSite[], alternative: Alternative): SchemaSite[] {
  return content.length > 0
    ? content
    : [{ value: {}, pointer: childPointer(placeOf(alternative), 'contentSchema') }];
}
