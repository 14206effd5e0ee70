import { childPointer } from '@telephony/contract';
import {
  type Alternative,
  type Comparer,
  type Fact,
  itemsIn,
  placeOf,
  schemaSite,
  type SchemaSite,
} from './model.ts';
import {
  effectiveValue,
  endsAt,
  impliesSize,
  isEvaluating,
  isImpliedBy,
  isInformalContent,
} from './members.ts';
import { comparePatterns, orderOf } from './patterns.ts';
import {
  isOfOtherType,
  LOGIC_KEYWORDS,
  LOWER_SIZES,
  UNORDERED_KEYWORDS,
  isNeutral,
  UPPER_SIZES,
} from './keywords.ts';
import { isOfWidth, type NumberBound, numberBounds, strictness, wholeMultipleOf } from './values.ts';

interface Written {
  value: unknown;
  pointer: string;
}

export function compareKeywords(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  return [
    ...compareNumberBounds(base, revision),
    ...[...LOWER_SIZES, ...UPPER_SIZES].flatMap((keyword) =>
      compareSizes(keyword, base, revision, comparison),
    ),
    ...UNORDERED_KEYWORDS.flatMap((keyword) => compareOther(keyword, base, revision, comparison)),
  ];
}

export function compareLogic(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  return LOGIC_KEYWORDS.flatMap((keyword) => compareOther(keyword, base, revision, comparison));
}

function compareNumberBounds(base: Alternative, revision: Alternative): Fact[] {
  if (base.type !== 'number') return [];
  const [before, after] = [numberBounds(base), numberBounds(revision)];
  return (['lower', 'upper'] as const).flatMap((side) => {
    const [was, is] = [before[side], after[side]];
    // The upper bound reports the width of numbers.
    if (side === 'lower' && ((!was && isOfWidth(is, base)) || (!is && isOfWidth(was, revision)))) return [];
    const order = strictness(was, is, side);
    const said = order > 0 ? is : was;
    // A format has no value that could be compared with a bound.
    const isOfKind = (bound: NumberBound | undefined) =>
      bound !== undefined && (bound.keyword === 'format') === (said?.keyword === 'format');
    const keyword = isOfKind(is) ? (is?.keyword ?? '') : (said?.keyword ?? '');
    const textOf = (bound: NumberBound | undefined) =>
      bound && isOfKind(bound) ? { value: bound.written, pointer: bound.pointer } : undefined;
    const texts = { was: textOf(was), is: textOf(is) };
    return boundFacts(order, factDetails(keyword, texts, base, revision));
  });
}

function compareSizes(
  keyword: string,
  base: Alternative,
  revision: Alternative,
  { shortest }: Comparer,
): Fact[] {
  const isLower = LOWER_SIZES.includes(keyword);
  const strictest = (alternative: Alternative) =>
    keywordValues(alternative, keyword).toSorted((a, b) =>
      isLower ? Number(b.value) - Number(a.value) : Number(a.value) - Number(b.value),
    )[0];
  const [was, is] = [strictest(base), strictest(revision)];
  const further = Number(is?.value) - Number(was?.value);
  const order =
    was && is ? (isLower ? further : -further) : Number(is !== undefined) - Number(was !== undefined);
  const [stricter, other] = order > 0 ? [is, base] : [was, revision];
  if (stricter && keyword === 'minLength' && Number(stricter.value) <= shortest) return [];
  if (stricter && impliesSize(keyword, Number(stricter.value), other)) return [];
  return boundFacts(order, factDetails(keyword, { was, is }, base, revision));
}

export function compareOther(
  keyword: string,
  base: Alternative,
  revision: Alternative,
  comparison: Comparer,
): Fact[] {
  const [before, after] = [base, revision].map((one) =>
    mergeMultiples(keyword, keywordValues(one, keyword), one),
  ) as [Written[], Written[]];
  const isSame = (was: Written, is: Written) =>
    comparison.isSame(was.value, is.value) ||
    (keyword === 'oneOf' && haveSameForms(was, is, comparison)) ||
    (keyword === 'pattern' && comparePatterns(was.value, is.value) === 0);
  const isImplied = ({ value }: Written, other: Alternative) => isImpliedBy(keyword, value, other);
  const lost = before.filter((was) => !after.some((is) => isSame(was, is)) && !isImplied(was, revision));
  const gained = after.filter((is) => !before.some((was) => isSame(was, is)) && !isImplied(is, base));
  if (lost.length + gained.length === 0) return [];
  const isOneSided = lost.length === 0 || gained.length === 0;
  if (keyword === 'contentMediaType' && isOneSided && isInformalContent(base) && isInformalContent(revision))
    return [];
  const [was, is] = [lost[0] ?? before[0], gained[0] ?? after[0]];
  const rest = factDetails(keyword, { was, is }, base, revision);
  const changed: Fact[] = [{ rule: 'keyword-changed', narrower: true, wider: true, ...rest }];
  // Encoded texts are other texts, and `unevaluated...` passes whatever these keywords evaluate.
  if (keyword === 'contentEncoding' || [base, revision].some((one) => isEvaluating(keyword, one)))
    return changed;
  if (isOneSided) return boundFacts(lost.length === 0 ? 1 : -1, rest);
  const order = orderOf(keyword, was?.value, is?.value);
  if (keyword === 'propertyNames' && was && is && lost.length + gained.length === 2)
    return compareNames(was, is, comparison, rest);
  return order === 0 || lost.length + gained.length > 2 ? changed : boundFacts(order, rest);
}

function mergeMultiples(keyword: string, all: Written[], alternative: Alternative): Written[] {
  const [first] = all;
  if (keyword !== 'multipleOf' || all.length < 2 || !first) return all;
  const value = wholeMultipleOf(alternative);
  const areWhole = all.every((one) => Number.isInteger(one.value));
  return value === undefined || !areWhole ? all : [{ ...first, value }];
}

function compareNames(
  was: Written,
  is: Written,
  comparison: Comparer,
  rest: ReturnType<typeof factDetails>,
): Fact[] {
  const facts = comparison.compare([nameSchema(was)], [nameSchema(is)]);
  const [narrower, wider] = [facts.some((fact) => fact.narrower), facts.some((fact) => fact.wider)];
  if (narrower && wider) return [{ rule: 'keyword-changed', narrower, wider, ...rest }];
  return boundFacts(Number(narrower) - Number(wider), rest);
}

function nameSchema({ value, pointer }: Written): SchemaSite {
  const site = schemaSite(value, pointer);
  return { ...site, value: { ...site.value, type: 'string' } };
}

function haveSameForms(was: Written, is: Written, comparison: Comparer): boolean {
  const [before, after] = [was, is].map(({ value, pointer }) =>
    itemsIn(value).map((form, index) => schemaSite(form, childPointer(pointer, index))),
  ) as [SchemaSite[], SchemaSite[]];
  if (before.length !== after.length) return false;
  const isEqual = (form: SchemaSite, other: SchemaSite) =>
    comparison.compare([form], [other]).every(({ narrower, wider }) => !narrower && !wider);
  // In any order.
  return before.every((form) => {
    const partner = after.findIndex((other) => isEqual(form, other));
    return partner >= 0 && after.splice(partner, 1).length > 0;
  });
}

export function boundFacts(order: number, rest: Omit<Fact, 'rule' | 'narrower' | 'wider'>): Fact[] {
  if (order === 0) return [];
  return order > 0
    ? [{ rule: 'bound-tightened', narrower: true, wider: false, ...rest }]
    : [{ rule: 'bound-loosened', narrower: false, wider: true, ...rest }];
}

function factDetails(
  name: string,
  { was, is }: { was: Written | undefined; is: Written | undefined },
  base: Alternative,
  revision: Alternative,
) {
  return {
    base: was?.pointer ?? placeOf(base),
    revision: is?.pointer ?? placeOf(revision),
    name,
    before: was?.value,
    after: is?.value,
  };
}

function keywordValues(alternative: Alternative, keyword: string): Written[] {
  if (isOfOtherType(keyword, alternative.type)) return [];
  return alternative.parts.flatMap(({ value: schema, pointer }) => {
    if (!(keyword in schema)) return [];
    if (!isEvaluating(keyword, alternative) && isNeutral(keyword, schema, alternative.whole)) return [];
    if (keyword === 'uniqueItems' && endsAt(alternative, 1)) return [];
    const value = effectiveValue(keyword, schema[keyword], alternative);
    return value === undefined ? [] : [{ value, pointer: childPointer(pointer, keyword) }];
  });
}
