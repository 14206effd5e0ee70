import { isDeepStrictEqual } from 'node:util';
import { childPointer } from '@telephony/contract';
import {
  type Alternative,
  type Comparer,
  type Fact,
  memberSchema,
  placeOf,
  type SchemaSite,
} from './model.ts';
import { compareKeywords, compareLogic } from './compare-keywords.ts';
import { LOGIC_KEYWORDS } from './keywords.ts';
import { listedNumbers, listedTexts, accepts, listedValues } from './values.ts';

type Compare = (base: Alternative, revision: Alternative, comparison: Comparer) => Fact[];

// An alternative is still there if one of the revision accepts all its values.
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
    // For a single alternative, the type says whether numbers are whole.
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
    const partner = likeliestPartner(base[row], revision, pairs[row] ?? [], partnerless.gained);
    if (partner === undefined) {
      facts.push({ rule: 'alternative-lost', narrower: true, wider: false, base: place(base[row]) });
    } else {
      partnerless.gained.delete(partner);
      facts.push(...(pairs[row]?.[partner] ?? []));
    }
  }
  for (const column of partnerless.gained) {
    const at = { revision: place(revision[column]) };
    facts.push({ rule: 'alternative-gained', narrower: false, wider: true, ...at });
  }
  return [...new Set([...facts, ...sameNamed(base, revision, pairs)])];
}

function compareWholeness(before: Alternative, after: Alternative): Fact[] {
  if (before.whole === after.whole) return [];
  const [was, is] = [before, after].map(({ whole }) => [whole ? 'integer' : 'number']);
  const details = { before: was, after: is, base: placeOf(before), revision: placeOf(after) };
  const rule = after.whole ? 'type-lost' : 'type-gained';
  return [{ rule, narrower: after.whole, wider: before.whole, ...details }];
}

// The same component, or else the least different alternative.
function likeliestPartner(
  before: Alternative | undefined,
  revision: Alternative[],
  row: Fact[][],
  free: Set<number>,
): number | undefined {
  const same = revision.findIndex((after) => place(after) === place(before));
  if (same >= 0) return same;
  return [...free].toSorted((a, b) => (row[a]?.length ?? 0) - (row[b]?.length ?? 0))[0];
}

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

// Known values beside the plain type make an open enumeration, and change no set of values.
export function compareScalars(base: Alternative[], revision: Alternative[], comparison: Comparer): Fact[] {
  const [known, knows] = [readEnumeration(base), readEnumeration(revision)];
  // Compare a list with a list, even if the other side is written as a first and a last number.
  const before = knows.plain.length === 0 ? withAllValues(known) : known;
  const after = known.plain.length === 0 ? withAllValues(knows) : knows;
  const places = { base: before.place, revision: after.place };
  const lost = valuesOnlyIn(before.values, after.values);
  const gained = valuesOnlyIn(after.values, before.values);
  const values = (list: unknown[], plain: Alternative[]) => ({
    refused: list.filter((value) => !plain.some((alternative) => accepts(alternative, value))),
    known: list.filter((value) => plain.some((alternative) => accepts(alternative, value))),
  });
  const [gone, fresh] = [values(lost, after.plain), values(gained, before.plain)];
  const facts: Fact[] = [];
  if (before.plain.length > 0 && after.plain.length > 0) {
    facts.push(...compareAlternatives(before.plain, after.plain, comparison, comparePlain));
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
  facts.push(
    ...compareAlternatives(before.listed, after.listed, comparison, compareLogic).filter(
      (fact) =>
        !(fact.rule === 'alternative-lost' && areAccepted(before.listed, fact.base, after.plain)) &&
        !(fact.rule === 'alternative-gained' && areAccepted(after.listed, fact.revision, before.plain)),
    ),
  );
  if (gone.refused.length > 0)
    facts.push({ rule: 'values-lost', narrower: true, wider: false, before: gone.refused, ...places });
  if (fresh.refused.length > 0)
    facts.push({ rule: 'values-gained', narrower: false, wider: true, after: fresh.refused, ...places });
  if (gone.refused.length + fresh.refused.length > 0) return facts;
  // The values are the same; one side lists them, and the other describes them.
  const same = { narrower: false, wider: false, before: before.values, after: after.values, ...places };
  if (isListedNow(known, before)) facts.push({ rule: 'values-listed', ...same });
  if (isListedNow(knows, after)) facts.push({ rule: 'values-unlisted', ...same });
  return facts;
}

function areAccepted(listed: Alternative[], at: string | undefined, others: Alternative[]): boolean {
  const free = others.filter(
    ({ parts }) => !parts.some(({ value }) => LOGIC_KEYWORDS.some((name) => name in value)),
  );
  return listed
    .filter((one) => placeOf(one) === at)
    .every((one) => listedValues(one)?.every((value) => free.some((other) => accepts(other, value))));
}

function comparePlain(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  return [...compareKeywords(base, revision, comparison), ...compareContents(base, revision, comparison)];
}

interface Enumeration {
  plain: Alternative[];
  listed: Alternative[];
  values: unknown[];
  place: string;
}

function readEnumeration(alternatives: Alternative[]): Enumeration {
  const plain = alternatives.filter((alternative) => listedValues(alternative) === undefined);
  const listed = alternatives.filter((alternative) => !plain.includes(alternative));
  return {
    plain,
    listed,
    values: alternatives.flatMap((alternative) => listedValues(alternative) ?? []),
    place: placeOf(listed[0] ?? alternatives[0] ?? { type: 'any', whole: false, parts: [] }),
  };
}

function withAllValues(known: Enumeration): Enumeration {
  const lists = known.plain.map((alternative) => listedNumbers(alternative) ?? listedTexts(alternative));
  if (lists.includes(undefined)) return known;
  const values = [...new Set([...known.values, ...lists.flatMap((list): unknown[] => list ?? [])])];
  return { ...known, plain: [], listed: [...known.listed, ...known.plain], values };
}

function isListedNow(written: Enumeration, full: Enumeration): boolean {
  return written.plain.length > 0 && full.plain.length === 0;
}

function valuesOnlyIn(from: unknown[], others: unknown[]): unknown[] {
  return from.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));
}

function valuesFact(
  rule: 'known-values-lost' | 'known-values-gained',
  values: unknown[],
  places: { base: string; revision: string },
): Fact {
  return { rule, narrower: false, wider: false, before: values, after: values, ...places };
}

function compareContents(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const [before, after] = [contentSchemas(base), contentSchemas(revision)];
  if (before.length === 0 && after.length === 0) return [];
  const anything = (alternative: Alternative): SchemaSite[] => [
    { value: {}, pointer: childPointer(placeOf(alternative), 'contentSchema') },
  ];
  return comparison.ofJson.compare(
    before.length > 0 ? before : anything(base),
    after.length > 0 ? after : anything(revision),
  );
}

function contentSchemas({ parts }: Alternative): SchemaSite[] {
  const own = parts.filter(({ value }) => value['contentSchema'] !== undefined);
  return own.map((part) => memberSchema(part, 'contentSchema'));
}
