import { type Alternative, type JsonType, placeOf } from './alternative.ts';
import { compareAlternatives } from './compare-alternatives.ts';
import { compareScalars } from './compare-scalars.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';

/** The differences of two schemas that are given as their alternatives: a union is compared as a whole. */
export function compareUnions(base: Alternative[], revision: Alternative[], comparison: Comparer): Fact[] {
  const before = Map.groupBy(base, ({ type }) => type);
  const after = Map.groupBy(revision, ({ type }) => type);
  const places = { base: placeOfUnion(base), revision: placeOfUnion(revision) };
  // A schema that takes any value takes those of its other alternatives as well.
  if (before.has('any') && after.has('any')) return [];
  const types = { before: typeNames(base), after: typeNames(revision), ...places };
  if (before.has('any')) return [{ rule: 'type-lost', narrower: true, wider: false, ...types }];
  if (after.has('any')) return [{ rule: 'type-gained', narrower: false, wider: true, ...types }];

  const lost =
    [...before.keys()].some((type) => !after.has(type)) || (isFraction(base) && isOnlyWhole(revision));
  const gained =
    [...after.keys()].some((type) => !before.has(type)) || (isFraction(revision) && isOnlyWhole(base));
  const changes: Fact[] = [];
  if (lost) changes.push({ rule: 'type-lost', narrower: true, wider: gained, ...types });
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
  if (type === 'null') return [];
  return type === 'object' || type === 'array'
    ? compareAlternatives(base, revision, comparison)
    : compareScalars(base, revision, comparison);
}

/** The types as they are written: `integer` where every number is whole. */
function typeNames(alternatives: Alternative[]): string[] {
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

/** The schema around the alternatives: what their places have in common, without the branch. */
function placeOfUnion(alternatives: Alternative[]): string {
  const [first] = alternatives;
  const place = first ? placeOf(first) : '';
  return alternatives.length > 1 ? place.replace(/\/(?:anyOf|oneOf)\/\d+$/, '') : place;
}
