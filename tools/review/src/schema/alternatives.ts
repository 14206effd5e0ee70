import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import {
  type Alternative,
  isNothing,
  type JsonType,
  listedSchemas,
  referredSchema,
  schemaSite,
  type SchemaSite,
  typeOfValue,
} from './model.ts';
import { doubleNegation, normalise } from './normalise.ts';
import { objectMembers } from './members.ts';
import { hasBounds, isOfOtherType, OR_NULL } from './keywords.ts';
import { numberBounds, accepts, listedValues } from './values.ts';

// Beyond it a keyword stays in its schema, and is compared as it is written.
const MAX_COMBINATIONS = 64;
// Beyond it, `$ref` and `allOf` form a circle.
const MAX_DEPTH = 24;

// Two schemas that say the same in other words unfold to the same alternatives. A `oneOf` whose forms may overlap
// also stays in the parts as a keyword.
export function alternativesOf(bundle: JsonObject, schemas: SchemaSite[]): Alternative[] {
  const choices = schemas.reduce<SchemaSite[][]>(
    (sofar, schema) => product(sofar, unfold(bundle, schema, 0)),
    [[]],
  );
  const alternatives = choices.flatMap((parts) => byType(parts)).map(withConditions);
  const possible = alternatives.filter((alternative) => isPossible(alternative));
  // An impossible object is kept, because the schema as written says more.
  const isNeeded = possible.length === 0 || possible.some(({ type }) => type === 'object');
  return isNeeded ? alternatives : possible;
}

function isPossible(alternative: Alternative): boolean {
  if (alternative.type !== 'object') return true;
  if (!alternative.parts.some(({ value }) => 'required' in value)) return true;
  const { required, isForbidden } = objectMembers(alternative);
  return ![...required].some((name) => isForbidden(name));
}

function unfold(bundle: JsonObject, site: SchemaSite, depth: number): SchemaSite[][] {
  const { pointer } = site;
  if (isNothing(site)) return [];
  if (depth > MAX_DEPTH) return [[site]];
  const { value, conjuncts: held } = normalise(bundle, site);
  const { $ref, allOf: _allOf, anyOf, oneOf, ...rest } = value;
  const whole = { value, pointer };
  const own: SchemaSite = { value: rest, pointer };
  const twice = doubleNegation(site);
  if (twice) delete rest['not'];
  let choices: SchemaSite[][] = [Object.keys(rest).length > 0 || !$ref ? [own] : []];
  if (typeof $ref === 'string') {
    // The first part gives the place of the alternative.
    choices = product(unfold(bundle, referredSchema(bundle, $ref), depth + 1), choices);
  }
  for (const other of [...listedSchemas(whole, 'allOf'), ...held, ...(twice ? [twice] : [])])
    choices = product(choices, unfold(bundle, other, depth + 1));
  for (const [name, list] of Object.entries({ anyOf, oneOf })) {
    if (!Array.isArray(list)) continue;
    const branches = listedSchemas(whole, name).map((branch) => unfold(bundle, branch, depth + 1));
    // The place of a branch comes before that of the union.
    const combined = product(branches.flat(), choices);
    // A `discriminator` tells the forms apart.
    const isExact = name === 'anyOf' || 'discriminator' in value || areExclusive(bundle, branches);
    if (!isExact || combined.length > MAX_COMBINATIONS) rest[name] = list;
    if (combined.length <= MAX_COMBINATIONS) choices = combined;
  }
  if (rest['nullable'] === OR_NULL) choices.push([{ value: { type: 'null' }, pointer }]);
  return 'unevaluatedProperties' in rest ? withConjuncts(choices, own, value) : choices;
}

// Forms that hold at once evaluate properties together, which no single choice shows.
function withConjuncts(choices: SchemaSite[][], own: SchemaSite, whole: JsonObject): SchemaSite[][] {
  if (choices.length > 1) own.value['anyOf'] = [whole];
  return choices.map((parts) =>
    parts.map((part) => (part === own ? { ...own, below: parts.filter((other) => other !== own) } : part)),
  );
}

function product(left: SchemaSite[][], right: SchemaSite[][]): SchemaSite[][] {
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

export const ALL_TYPES: JsonType[] = ['string', 'number', 'boolean', 'null', 'array', 'object'];

function byType(parts: SchemaSite[]): Alternative[] {
  const stated = parts.flatMap((part) => statedTypes(part));
  const [first, ...others] = stated;
  if (!first) {
    const isBounded = parts.some(({ value }) => hasBounds(value));
    const any: Alternative = { type: 'any', whole: false, parts };
    return isBounded ? splitIntoTypes(parts).filter((one) => !isDenied(one)) : [any];
  }
  return [...first]
    .flatMap((name): Alternative[] => {
      const type: JsonType = name === 'integer' ? 'number' : (name as JsonType);
      const held = others.every((types) => types.has(name) || (name === 'integer' && types.has('number')));
      const wholeElsewhere =
        name === 'number' && others.some((types) => types.has('integer') && !types.has('number'));
      const isHeld = held || (wholeElsewhere && others.every((types) => hasNumber(types)));
      const whole =
        name === 'integer' ||
        wholeElsewhere ||
        (name === 'number' && parts.some(({ value }) => value['multipleOf'] === 1));
      return isHeld ? [{ type, whole, parts }] : [];
    })
    .filter((alternative) => listedValues(alternative)?.length !== 0 && !isDenied(alternative));
}

function isDenied(alternative: Alternative): boolean {
  return alternative.parts.some(({ value: { not } }) => isMetByAll(not, alternative));
}

// True only if it is certain.
function isMetByAll(schema: unknown, { type, whole }: Alternative): boolean {
  const isMet = ([keyword, said]: [string, unknown]) =>
    keyword === 'type'
      ? [said].flat().some((name) => name === type || (whole && name === 'integer'))
      : isOfOtherType(keyword, type) || !hasBounds({ [keyword]: said });
  return isJsonObject(schema) && Object.entries(schema).every(isMet);
}

const COMBINING_KEYWORDS = ['$ref', 'allOf', 'anyOf', 'oneOf', 'unevaluatedProperties', 'unevaluatedItems'];

// If all values meet a condition, its consequence replaces it.
function withConditions(alternative: Alternative): Alternative {
  const parts = alternative.parts.flatMap((part): SchemaSite[] => {
    const { if: condition, then = true, else: _else, ...rest } = part.value;
    const held = schemaSite(then, childPointer(part.pointer, 'then'));
    const isPlain = !COMBINING_KEYWORDS.some((keyword) => keyword in rest || keyword in held.value);
    if (!isPlain || statedTypes(held).length > 0 || !isMetByAll(condition, alternative)) return [part];
    return [{ ...part, value: rest }, held];
  });
  return { ...alternative, parts };
}

export function splitIntoTypes(parts: SchemaSite[]): Alternative[] {
  return ALL_TYPES.map((type) => ({ type, whole: false, parts }));
}

function hasNumber(types: Set<string>): boolean {
  return types.has('number') || types.has('integer');
}

function statedTypes({ value }: SchemaSite): Set<string>[] {
  const { type } = value;
  if (typeof type === 'string') return [new Set([type])];
  if (Array.isArray(type)) return [new Set(type.filter((name) => typeof name === 'string'))];
  if ('const' in value) return [new Set([typeOfValue(value['const'])])];
  if (Array.isArray(value['enum'])) return [new Set(value['enum'].map(typeOfValue))];
  return [];
}

const MAX_PROOF_DEPTH = 4;

// True only if it is certain.
function areExclusive(bundle: JsonObject, forms: SchemaSite[][][]): boolean {
  const alternatives = forms.map((choices) => choices.flatMap((parts) => byType(parts)));
  return alternatives.every((form, index) =>
    alternatives.slice(index + 1).every((other) => areApart(bundle, form, other, 0)),
  );
}

function areApart(bundle: JsonObject, left: Alternative[], right: Alternative[], depth: number): boolean {
  return left.every((one) => right.every((other) => areDisjoint(bundle, one, other, depth)));
}

function areDisjoint(bundle: JsonObject, one: Alternative, other: Alternative, depth: number) {
  if (one.type === 'any' || other.type === 'any' || depth > MAX_PROOF_DEPTH) return false;
  if (one.type !== other.type) return true;
  const [values, others] = [listedValues(one), listedValues(other)];
  if (values && others)
    return !values.some((value) => others.some((known) => isDeepStrictEqual(value, known)));
  if (values) return !values.some((value) => accepts(other, value));
  if (others) return !others.some((value) => accepts(one, value));
  if (one.type === 'number') return areIntervalsApart(one, other);
  return one.type === 'object' && areObjectsApart(bundle, one, other, depth);
}

function areIntervalsApart(one: Alternative, other: Alternative): boolean {
  const [a, b] = [numberBounds(one), numberBounds(other)];
  const isBefore = (upper: typeof a.upper, lower: typeof a.lower) =>
    upper !== undefined && lower !== undefined && upper.value < lower.value;
  return isBefore(a.upper, b.lower) || isBefore(b.upper, a.lower);
}

function areObjectsApart(bundle: JsonObject, one: Alternative, other: Alternative, depth: number): boolean {
  const [a, b] = [objectMembers(one), objectMembers(other)];
  if ([...a.required].some((name) => b.isForbidden(name))) return true;
  if ([...b.required].some((name) => a.isForbidden(name))) return true;
  return [...a.required]
    .filter((name) => b.required.has(name))
    .some((name) =>
      areApart(
        bundle,
        alternativesOf(bundle, a.schemasOf(name)),
        alternativesOf(bundle, b.schemasOf(name)),
        depth + 1,
      ),
    );
}
