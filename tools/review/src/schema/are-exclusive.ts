import { isDeepStrictEqual } from 'node:util';
import type { Alternative, SchemaSite } from './alternative.ts';
import { byType } from './by-type.ts';
import { numberBounds } from './number-bounds.ts';
import { objectMembers } from './object-members.ts';
import { takes, valuesOf } from './values-of.ts';

/** Deeper than this no proof is looked for. */
const DEEPEST = 4;

/** Gives the alternatives of schemas that hold together. */
type Unfold = (schemas: SchemaSite[]) => Alternative[];

/** Whether it is certain that no value satisfies two of the forms of a `oneOf`, each given by its unfolded choices. */
export function areExclusive(unfold: Unfold, forms: SchemaSite[][][]): boolean {
  const alternatives = forms.map((choices) => choices.flatMap((parts) => byType(parts)));
  return alternatives.every((form, index) =>
    alternatives.slice(index + 1).every((other) => areApart(unfold, form, other, 0)),
  );
}

function areApart(unfold: Unfold, left: Alternative[], right: Alternative[], depth: number): boolean {
  return left.every((one) => right.every((other) => haveNothingInCommon(unfold, one, other, depth)));
}

function haveNothingInCommon(unfold: Unfold, one: Alternative, other: Alternative, depth: number) {
  if (one.type === 'any' || other.type === 'any' || depth > DEEPEST) return false;
  if (one.type !== other.type) return true;
  const [values, others] = [valuesOf(one), valuesOf(other)];
  if (values && others)
    return !values.some((value) => others.some((known) => isDeepStrictEqual(value, known)));
  if (values) return !values.some((value) => takes(other, value));
  if (others) return !others.some((value) => takes(one, value));
  if (one.type === 'number') return areIntervalsApart(one, other);
  return one.type === 'object' && areObjectsApart(unfold, one, other, depth);
}

function areIntervalsApart(one: Alternative, other: Alternative): boolean {
  const [a, b] = [numberBounds(one), numberBounds(other)];
  const isBefore = (upper: typeof a.upper, lower: typeof a.lower) =>
    upper !== undefined && lower !== undefined && upper.value < lower.value;
  return isBefore(a.upper, b.lower) || isBefore(b.upper, a.lower);
}

function areObjectsApart(unfold: Unfold, one: Alternative, other: Alternative, depth: number): boolean {
  const [a, b] = [objectMembers(one), objectMembers(other)];
  if ([...a.required].some((name) => b.isForbidden(name))) return true;
  if ([...b.required].some((name) => a.isForbidden(name))) return true;
  return [...a.required]
    .filter((name) => b.required.has(name))
    .some((name) => areApart(unfold, unfold(a.schemasOf(name)), unfold(b.schemasOf(name)), depth + 1));
}
