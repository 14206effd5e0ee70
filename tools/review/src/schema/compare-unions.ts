import { isReference, type JsonObject } from '@telephony/contract';
import {
  type Alternative,
  type Comparer,
  type Fact,
  type JsonType,
  referredSchema,
  type SchemaSite,
} from './model.ts';
import { ALL_TYPES, splitIntoTypes } from './alternatives.ts';
import { compareArrays, compareObjects } from './compare-members.ts';
import { compareAlternatives, compareScalars } from './compare-alternatives.ts';
import { asTexts, listedValues } from './values.ts';
import { hasOtherBounds } from './keywords.ts';

export function compareUnions(
  was: Alternative[],
  is: Alternative[],
  comparison: Comparer,
  places: { base: string; revision: string },
): Fact[] {
  const [base, revision] = comparison.isText ? [asTexts(was, is), asTexts(is, was)] : [was, is];
  const isAny = (alternatives: Alternative[]) => alternatives.some(({ type }) => type === 'any');
  // A schema that accepts any value also accepts those of its other alternatives.
  if (isAny(base) && isAny(revision)) return [];
  const before = Map.groupBy(isAny(base) && hasAll(revision) ? splitAny(base) : base, ({ type }) => type);
  const after = Map.groupBy(
    isAny(revision) && hasAll(base) ? splitAny(revision) : revision,
    ({ type }) => type,
  );
  const types = { before: typeNames(base), after: typeNames(revision), ...places };
  if (before.has('any')) return [{ rule: 'type-lost', narrower: true, wider: false, ...types }];
  if (after.has('any')) return [{ rule: 'type-gained', narrower: false, wider: true, ...types }];

  // In an address, every number is a text, and so are true and false.
  const isAnyText = (one: Alternative) => comparison.isText && isUnboundedText(one, comparison.shortest);
  const [isTaken, isSent] = [revision.some(isAnyText), base.some(isAnyText)];
  const lost =
    [...before.keys()].some((type) => !after.has(type) && !(isTaken && isUnquoted(type))) ||
    (isFraction(base) && isOnlyWhole(revision) && !isTaken);
  const gained =
    [...after.keys()].some((type) => !before.has(type) && !(isSent && isUnquoted(type))) ||
    (isFraction(revision) && isOnlyWhole(base) && !isSent);
  const changes: Fact[] = [];
  const listed = base.flatMap((one) =>
    after.has(one.type) || hasFewValues(one.type) ? [] : (listedValues(one) ?? []),
  );
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

function isUnquoted(type: JsonType): boolean {
  return type === 'number' || type === 'boolean' || type === 'null';
}

function hasFewValues(type: JsonType): boolean {
  return type === 'boolean' || type === 'null';
}

function hasAll(alternatives: Alternative[]): boolean {
  return ALL_TYPES.every((name) => alternatives.some(({ type }) => type === name));
}

function splitAny(alternatives: Alternative[]): Alternative[] {
  return alternatives.flatMap((one) => (one.type === 'any' ? splitIntoTypes(one.parts) : [one]));
}

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

const TYPE = new Set(['type']);
const TYPE_AND_LENGTH = new Set(['type', 'minLength']);

function isUnboundedText({ type, parts }: Alternative, shortest: number): boolean {
  return (
    type === 'string' &&
    !parts.some(({ value }) =>
      hasOtherBounds(Number(value['minLength'] ?? 0) > shortest ? TYPE : TYPE_AND_LENGTH, value),
    )
  );
}

const MAX_REFERENCES = 8;

type Schemas = [bundle: JsonObject, sites: SchemaSite[]];

export function unionPlaces(base: Schemas, revision: Schemas): { base: string; revision: string } {
  const [was, is] = [finalTarget(base), finalTarget(revision)];
  if (was === is) return { base: was, revision: is };
  return { base: base[1][0]?.pointer ?? '', revision: revision[1][0]?.pointer ?? '' };
}

function finalTarget([bundle, [site]]: Schemas): string {
  let target = site;
  for (let depth = 0; target && depth < MAX_REFERENCES; depth++) {
    const { value } = target;
    if (!isReference(value) || 'anyOf' in value || 'oneOf' in value) break;
    target = referredSchema(bundle, value.$ref);
  }
  return target?.pointer ?? '';
}
