import type { Alternative, JsonType } from './alternative.ts';
import { ALL_TYPES, ofAllTypes } from './by-type.ts';
import { compareAlternatives } from './compare-alternatives.ts';
import { compareArrays } from './compare-arrays.ts';
import { compareObjects } from './compare-objects.ts';
import { compareScalars } from './compare-scalars.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';
import { asTexts } from './as-texts.ts';
import { isUnboundedText } from './is-unbounded-text.ts';
import { valuesOf } from './values-of.ts';

/**
 * The differences of two schemas that are given as their alternatives: a union is compared as a whole.
 *
 * @param places The schemas that the unions are.
 */
export function compareUnions(
  was: Alternative[],
  is: Alternative[],
  comparison: Comparer,
  places: { base: string; revision: string },
): Fact[] {
  const [base, revision] = comparison.isText ? [asTexts(was, is), asTexts(is, was)] : [was, is];
  const isAny = (alternatives: Alternative[]) => alternatives.some(({ type }) => type === 'any');
  // A schema that takes any value takes those of its other alternatives as well.
  if (isAny(base) && isAny(revision)) return [];
  const before = Map.groupBy(isAny(base) && hasAll(revision) ? apart(base) : base, ({ type }) => type);
  const after = Map.groupBy(isAny(revision) && hasAll(base) ? apart(revision) : revision, ({ type }) => type);
  const types = { before: typeNames(base), after: typeNames(revision), ...places };
  if (before.has('any')) return [{ rule: 'type-lost', narrower: true, wider: false, ...types }];
  if (after.has('any')) return [{ rule: 'type-gained', narrower: false, wider: true, ...types }];

  // In a text every number, and true and false, is a text as well.
  const isAnyText = (one: Alternative) => comparison.isText && isUnboundedText(one, comparison.shortest);
  const [isTaken, isSent] = [revision.some(isAnyText), base.some(isAnyText)];
  const lost =
    [...before.keys()].some((type) => !after.has(type) && !(isTaken && isWord(type))) ||
    (isFraction(base) && isOnlyWhole(revision) && !isTaken);
  const gained =
    [...after.keys()].some((type) => !before.has(type) && !(isSent && isWord(type))) ||
    (isFraction(revision) && isOnlyWhole(base) && !isSent);
  const changes: Fact[] = [];
  const listed = base.flatMap((one) => (after.has(one.type) || isFew(one.type) ? [] : (valuesOf(one) ?? [])));
  if (lost) changes.push({ rule: 'type-lost', narrower: true, wider: gained, listed, ...types });
  else if (gained) changes.push({ rule: 'type-gained', narrower: false, wider: true, ...types });
  const both = [...before.keys()].filter((type) => after.has(type));
  return [
    ...changes,
    ...both.flatMap((type) => compareType(type, before.get(type) ?? [], after.get(type) ?? [], comparison)),
  ];
}

function compareType(
  type: JsonType,
  base: Alternative[],
  revision: Alternative[],
  comparison: Comparer,
): Fact[] {
  if (type === 'object') return compareAlternatives(base, revision, comparison, compareObjects);
  if (type === 'array') return compareAlternatives(base, revision, comparison, compareArrays);
  return compareScalars(base, revision, comparison);
}

function isWord(type: JsonType): boolean {
  return type === 'number' || type === 'boolean' || type === 'null';
}

/** Whether a type has so few values that a list of them says nothing. */
function isFew(type: JsonType): boolean {
  return type === 'boolean' || type === 'null';
}

function hasAll(alternatives: Alternative[]): boolean {
  return ALL_TYPES.every((name) => alternatives.some(({ type }) => type === name));
}

function apart(alternatives: Alternative[]): Alternative[] {
  return alternatives.flatMap((one) => (one.type === 'any' ? ofAllTypes(one.parts) : [one]));
}

/** The types as they are written: `integer` where every number is whole. */
function typeNames(alternatives: Alternative[]): string[] {
  if (alternatives.length === 0) return ['nothing'];
  const names = alternatives.map(({ type, whole }) => (whole ? 'integer' : type));
  return [...new Set(names)].filter((name) => name !== 'integer' || !names.includes('number'));
}

function isFraction(alternatives: Alternative[]): boolean {
  return alternatives.some(({ type, whole }) => type === 'number' && !whole);
}

function isOnlyWhole(alternatives: Alternative[]): boolean {
  const numbers = alternatives.filter(({ type }) => type === 'number');
  return numbers.length > 0 && numbers.every(({ whole }) => whole);
}
