import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import { isMarked } from './compare-annotations.ts';
import {
  type Alternative,
  type Comparer,
  type Fact,
  isNothing,
  placeOf,
  schemaSite,
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

/** Properties that an object could have and must not have now, or the other way about, though neither lists them. */
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
  const [went, goes] = [waysOf(comparison.base, before, name), waysOf(comparison.revision, after, name)];
  if (before.names.has(name) && after.names.has(name)) {
    const both = went.filter((way) => goes.includes(way));
    const isMarkNew = went.length !== goes.length || both.length !== went.length;
    return comparison
      .compare(was, is)
      .flatMap((fact) => (isMarkNew && MARKS.test(fact.rule) ? [fact] : limited(fact, both)));
  }
  comparison.noteInert(was, is);
  if (before.names.has(name)) {
    const isRefused = after.isForbidden(name);
    const isNarrower =
      isRefused || (is.length > 0 && comparison.compare(was, is).some((fact) => fact.narrower));
    const details = { name, base: pointerOf(was), revision: places.revision, stillTaken: !isNarrower };
    return limited({ rule: 'property-removed', narrower: isNarrower, wider: !isRefused, ...details }, went);
  }
  const isNew = before.isForbidden(name);
  const details = { name, base: places.base, revision: pointerOf(is) };
  // That a value of the base could have had it as an unlisted field is not a promise to anyone, unless it has a schema.
  const facts = isNew || was.length === 0 ? [] : comparison.compare(was, is).filter((fact) => fact.narrower);
  return [{ rule: 'property-added' as const, narrower: false, wider: isNew, ...details }, ...facts].flatMap(
    (fact) => limited(fact, goes),
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

function pointerOf(sites: SchemaSite[]): string {
  return sites[0]?.pointer ?? '';
}

function compareRequired(
  before: ObjectMembers,
  after: ObjectMembers,
  places: Places,
  { base, revision }: Comparer,
): Fact[] {
  // One that is required and not described still has a name.
  const unwritten = (name: string) => childPointer(childPointer(places.revision, 'properties'), name);
  const at = (members: ObjectMembers, name: string) =>
    members.names.has(name) ? members.schemasOf(name)[0]?.pointer : undefined;
  return [...before.required.union(after.required)].flatMap((name): Fact[] => {
    const [went, goes] = [waysOf(base, before, name), waysOf(revision, after, name)];
    const [was, is] = [before.required.has(name) ? went : [], after.required.has(name) ? goes : []];
    const details = {
      name,
      base: at(before, name) ?? places.base,
      revision: at(after, name) ?? unwritten(name),
    };
    const added = is.filter((way) => !was.includes(way));
    // One that is gone with its property, or goes another way now, is a part of that change.
    const isGone = before.names.has(name) && !after.names.has(name);
    // Where nothing could be there, no object could be, and now one can.
    const isLeft = (way: Way) => goes.includes(way) || before.isForbidden(name);
    const removed = was.filter((way) => !is.includes(way) && isLeft(way) && !isGone);
    return [
      ...limited({ rule: 'required-added', narrower: true, wider: false, ...details }, added),
      ...limited({ rule: 'required-removed', narrower: false, wider: true, ...details }, removed),
    ];
  });
}

type Way = 'request' | 'response';

function waysOf(bundle: JsonObject, members: ObjectMembers, name: string): Way[] {
  const has = (mark: string) => isMarked(bundle, members.schemasOf(name), mark);
  return [
    ...(has('readOnly') ? [] : ['request' as const]),
    ...(has('writeOnly') ? [] : ['response' as const]),
  ];
}

function limited(fact: Fact, ways: readonly Way[]): Fact[] {
  const own = ways.filter((way) => fact.onlyIn === undefined || fact.onlyIn === way);
  const [only] = own;
  return own.length > 1 ? [fact] : only === undefined ? [] : [{ ...fact, onlyIn: only }];
}

const MARKS = /^(?:read|write)-only-/;

const KEYWORD = 'patternProperties';
const OTHERS = 'additionalProperties';

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
  if (!isClear) return compareOther(KEYWORD, base, revision, comparison);
  return patterns
    .filter((pattern) => !matchesOnly(pattern, names))
    .flatMap((pattern) => {
      const [was, is] = [schemasOf(base, pattern), schemasOf(revision, pattern)];
      const [wasRefused, isRefused] = [was.some(isNothing), is.some(isNothing)];
      if (!wasRefused && !isRefused) return comparison.compare(was, is);
      if (wasRefused && isRefused) return [];
      comparison.note(was, is);
      const places = { base: placeOf(base), revision: placeOf(revision), name: KEYWORD };
      return boundFacts(isRefused ? 1 : -1, { ...places, before: written(base), after: written(revision) });
    });
}

function matchesAll(alternative: Alternative): boolean {
  return patternsIn(alternative).some(isAnyText);
}

function patternsIn({ parts }: Alternative): string[] {
  return parts.flatMap(({ value }) => (isJsonObject(value[KEYWORD]) ? Object.keys(value[KEYWORD]) : []));
}

function matchesOnly(pattern: string, names: readonly string[]): boolean {
  const escaped = names.map((name) =>
    name.replaceAll(/[^\w]/g, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`),
  );
  return names.length > 0 && (comparePatterns(`^(?:${escaped.join('|')})$`, pattern) ?? -1) >= 0;
}

function schemasOf(alternative: Alternative, name: string): SchemaSite[] {
  const schemas = alternative.parts.flatMap(({ value, pointer }) => {
    const patterns = Object.entries(isJsonObject(value[KEYWORD]) ? value[KEYWORD] : {});
    const own = patterns.filter(([pattern]) => isSamePattern(pattern, name));
    const at = childPointer(pointer, KEYWORD);
    if (own.length > 0) return own.map(([pattern, schema]) => schemaSite(schema, childPointer(at, pattern)));
    return value[OTHERS] === undefined ? [] : [schemaSite(value[OTHERS], childPointer(pointer, OTHERS))];
  });
  const pointer = childPointer(placeOf(alternative), KEYWORD);
  return schemas.length > 0 ? schemas : [{ value: {}, pointer }];
}

function isSamePattern(one: string, other: string): boolean {
  return one === other || comparePatterns(one, other) === 0;
}

function written({ parts }: Alternative): unknown {
  return parts.find(({ value }) => KEYWORD in value)?.value[KEYWORD];
}

export function compareArrays(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const own = Math.max(ownElements(base), ownElements(revision));
  // An element that has lost its schema is left for `unevaluatedItems` to refuse.
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
