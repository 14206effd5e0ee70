import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import { isMarked, isOwnDefault } from './compare-annotations.ts';
import {
  type Alternative,
  type Comparer,
  type Fact,
  isNothing,
  memberSchema,
  placeOf,
  type SchemaSite,
} from './model.ts';
import { boundFacts, compareKeywords, compareOther } from './compare-keywords.ts';
import {
  elementAt,
  endsAt,
  isEvaluating,
  objectMembers,
  type ObjectMembers,
  ownElements,
} from './members.ts';
import { areApart, comparePatterns, isAnyText } from './patterns.ts';

export function compareObjects(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const [before, after] = [objectMembers(base), objectMembers(revision)];
  const places = { base: placeOf(base), revision: placeOf(revision) };
  const names = [...new Set([...before.names, ...after.names])];
  comparison.noteInert(before.refused, after.refused);
  return [
    ...compareKeywords(base, revision, comparison),
    ...names.flatMap((name) => compareProperty(name, before, after, places, comparison)),
    ...compareDenied(before, after, places),
    ...comparePatternProperties(base, revision, names, comparison),
    ...compareRequired(before, after, places, comparison),
    ...(matchesAll(base) || matchesAll(revision) ? [] : compareOthers(before, after, places, comparison)),
  ];
}

// Neither object lists these properties.
function compareDenied(before: ObjectMembers, after: ObjectMembers, places: Places): Fact[] {
  const only = (one: ObjectMembers, other: ObjectMembers) =>
    [...one.denied].filter((name) => !other.names.has(name) && !other.isForbidden(name));
  const at = { ...places, name: 'not' };
  return [
    ...only(after, before).flatMap((name) => boundFacts(1, { ...at, after: { required: [name] } })),
    ...only(before, after).flatMap((name) => boundFacts(-1, { ...at, before: { required: [name] } })),
  ];
}

interface Places {
  base: string;
  revision: string;
}

function compareProperty(
  name: string,
  before: ObjectMembers,
  after: ObjectMembers,
  places: Places,
  comparison: Comparer,
): Fact[] {
  const [was, is] = [before.schemasOf(name), after.schemasOf(name)];
  const [went, goes] = [
    directionsOf(comparison.base, before, name),
    directionsOf(comparison.revision, after, name),
  ];
  if (before.names.has(name) && after.names.has(name)) {
    const both = went.filter((way) => goes.includes(way));
    const isMarkNew = went.length !== goes.length || both.length !== went.length;
    // Nobody relies on the default of what must be sent.
    const isSent = before.required.has(name);
    return comparison
      .compare(was, is)
      .filter((fact) => !isSent || !isOwnDefault(comparison.base, was, fact))
      .flatMap((fact) => (isMarkNew && DIRECTION_RULE.test(fact.rule) ? [fact] : restrictTo(fact, both)));
  }
  comparison.noteInert(was, is);
  if (before.names.has(name)) {
    const isRefused = after.isForbidden(name);
    const isNarrower =
      isRefused || (is.length > 0 && comparison.compare(was, is).some((fact) => fact.narrower));
    const details = { name, base: firstPointer(was), revision: places.revision, stillTaken: !isNarrower };
    return restrictTo(
      { rule: 'property-removed', narrower: isNarrower, wider: !isRefused, ...details },
      went,
    );
  }
  const isNew = before.isForbidden(name);
  const details = { name, base: places.base, revision: firstPointer(is) };
  // An object could have carried the field unlisted; nobody relies on that, unless it had a schema.
  const facts = isNew || was.length === 0 ? [] : comparison.compare(was, is).filter((fact) => fact.narrower);
  return [{ rule: 'property-added' as const, narrower: false, wider: isNew, ...details }, ...facts].flatMap(
    (fact) => restrictTo(fact, goes),
  );
}

function compareOthers(
  before: ObjectMembers,
  after: ObjectMembers,
  places: Places,
  comparison: Comparer,
): Fact[] {
  const at = (pointer: string) => childPointer(pointer, 'additionalProperties');
  const sites = { base: at(places.base), revision: at(places.revision) };
  if (after.closed && !before.closed) return [{ rule: 'closed', narrower: true, wider: false, ...sites }];
  if (before.closed && !after.closed) return [{ rule: 'opened', narrower: false, wider: true, ...sites }];
  if (before.closed || (before.additional.length === 0 && after.additional.length === 0)) return [];
  const any = (pointer: string): SchemaSite[] => [{ value: {}, pointer }];
  return comparison.compare(
    before.additional.length > 0 ? before.additional : any(sites.base),
    after.additional.length > 0 ? after.additional : any(sites.revision),
  );
}

function firstPointer(sites: SchemaSite[]): string {
  return sites[0]?.pointer ?? '';
}

function compareRequired(
  before: ObjectMembers,
  after: ObjectMembers,
  places: Places,
  { base, revision }: Comparer,
): Fact[] {
  // A required property without a description still has a name.
  const unwritten = (name: string) => childPointer(childPointer(places.revision, 'properties'), name);
  const at = (members: ObjectMembers, name: string) =>
    members.names.has(name) ? members.schemasOf(name)[0]?.pointer : undefined;
  return [...before.required.union(after.required)].flatMap((name): Fact[] => {
    const [went, goes] = [directionsOf(base, before, name), directionsOf(revision, after, name)];
    const [was, is] = [before.required.has(name) ? went : [], after.required.has(name) ? goes : []];
    const details = {
      name,
      base: at(before, name) ?? places.base,
      revision: at(after, name) ?? unwritten(name),
    };
    const added = is.filter((way) => !was.includes(way));
    // If the property is gone, or goes in another direction, that change says it.
    const isGone = before.names.has(name) && !after.names.has(name);
    // No object could satisfy the base, and now one can.
    const isLeft = (way: Direction) => goes.includes(way) || before.isForbidden(name);
    const removed = was.filter((way) => !is.includes(way) && isLeft(way) && !isGone);
    return [
      ...restrictTo({ rule: 'required-added', narrower: true, wider: false, ...details }, added),
      ...restrictTo({ rule: 'required-removed', narrower: false, wider: true, ...details }, removed),
    ];
  });
}

type Direction = 'request' | 'response';

function directionsOf(bundle: JsonObject, members: ObjectMembers, name: string): Direction[] {
  const has = (mark: string) => isMarked(bundle, members.schemasOf(name), mark);
  return [
    ...(has('readOnly') ? [] : ['request' as const]),
    ...(has('writeOnly') ? [] : ['response' as const]),
  ];
}

function restrictTo(fact: Fact, ways: readonly Direction[]): Fact[] {
  const own = ways.filter((way) => fact.onlyIn === undefined || fact.onlyIn === way);
  const [only] = own;
  return own.length > 1 ? [fact] : only === undefined ? [] : [{ ...fact, onlyIn: only }];
}

const DIRECTION_RULE = /^(?:read|write)-only-/;

const PATTERNS = 'patternProperties';
const OTHERS = 'additionalProperties';

// If a name can match two patterns, any difference in the keyword counts.
function comparePatternProperties(
  base: Alternative,
  revision: Alternative,
  names: readonly string[],
  comparison: Comparer,
): Fact[] {
  const patterns = [...patternsIn(base), ...patternsIn(revision)].filter(
    (pattern, index, all) => all.findIndex((other) => isSamePattern(other, pattern)) === index,
  );
  const isClear =
    [base, revision].every(({ parts }) => parts.every(({ value }) => !('unevaluatedProperties' in value))) &&
    patterns.every((one, index) => patterns.slice(index + 1).every((other) => areApart(one, other)));
  if (!isClear) return compareOther(PATTERNS, base, revision, comparison);
  return patterns
    .filter((pattern) => !matchesOnly(pattern, names))
    .flatMap((pattern) => {
      const [was, is] = [patternSchemas(base, pattern), patternSchemas(revision, pattern)];
      const [wasRefused, isRefused] = [was.some(isNothing), is.some(isNothing)];
      if (!wasRefused && !isRefused) return comparison.compare(was, is);
      if (wasRefused && isRefused) return [];
      comparison.note(was, is);
      const places = { base: placeOf(base), revision: placeOf(revision), name: PATTERNS };
      return boundFacts(isRefused ? 1 : -1, {
        ...places,
        before: writtenPatterns(base),
        after: writtenPatterns(revision),
      });
    });
}

function matchesAll(alternative: Alternative): boolean {
  return patternsIn(alternative).some(isAnyText);
}

function patternsIn({ parts }: Alternative): string[] {
  return parts.flatMap(({ value }) => (isJsonObject(value[PATTERNS]) ? Object.keys(value[PATTERNS]) : []));
}

function matchesOnly(pattern: string, names: readonly string[]): boolean {
  const escaped = names.map((name) =>
    name.replaceAll(/[^\w]/g, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`),
  );
  return names.length > 0 && (comparePatterns(`^(?:${escaped.join('|')})$`, pattern) ?? -1) >= 0;
}

function patternSchemas(alternative: Alternative, name: string): SchemaSite[] {
  const schemas = alternative.parts.flatMap((part) => {
    const patterns = memberSchema(part, PATTERNS);
    const own = Object.keys(patterns.value).filter((pattern) => isSamePattern(pattern, name));
    if (own.length > 0) return own.map((pattern) => memberSchema(patterns, pattern));
    return part.value[OTHERS] === undefined ? [] : [memberSchema(part, OTHERS)];
  });
  const pointer = childPointer(placeOf(alternative), PATTERNS);
  return schemas.length > 0 ? schemas : [{ value: {}, pointer }];
}

function isSamePattern(one: string, other: string): boolean {
  return one === other || comparePatterns(one, other) === 0;
}

function writtenPatterns({ parts }: Alternative): unknown {
  return parts.find(({ value }) => PATTERNS in value)?.value[PATTERNS];
}

export function compareArrays(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const own = Math.max(ownElements(base), ownElements(revision));
  // `unevaluatedItems` refuses an element that has lost its schema.
  const isLeft =
    ownElements(base) !== ownElements(revision) &&
    [base, revision].some((one) => isEvaluating('prefixItems', one));
  return [
    ...compareKeywords(base, revision, comparison),
    ...Array.from({ length: own + 1 }, (_, index) => {
      const [before, after] = [elementAt(base, index), elementAt(revision, index)];
      if (!endsAt(base, index) || !endsAt(revision, index))
        return comparison.ofElements
          .compare(before, after)
          .map((fact) => (isLeft ? { ...fact, narrower: true, wider: true } : fact));
      comparison.noteInert(before, after);
      return [];
    }).flat(),
  ];
}
