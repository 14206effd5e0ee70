import { childPointer } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite } from './alternative.ts';
import { compareKeywords } from './compare-keywords.ts';
import { comparePatternProperties, matchesAll } from './compare-pattern-properties.ts';
import { compareRequired } from './compare-required.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';
import { type ObjectMembers, objectMembers } from './object-members.ts';

/** The differences of two objects: their properties, which of them must be there, and whether others are taken. */
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
    ...compareRequired(before, after, places),
    ...(matchesAll(base) || matchesAll(revision) ? [] : compareOthers(before, after, places, comparison)),
  ];
}

/** Properties that an object could have and must not have now, or the other way about, though neither lists them. */
function compareDenied(before: ObjectMembers, after: ObjectMembers, places: Places): Fact[] {
  const only = (one: ObjectMembers, other: ObjectMembers) =>
    [...one.denied].filter((name) => !other.names.has(name) && !other.isForbidden(name));
  const at = { ...places, name: 'not' };
  const tightened = { rule: 'bound-tightened', narrower: true, wider: false, ...at } as const;
  const loosened = { rule: 'bound-loosened', narrower: false, wider: true, ...at } as const;
  return [
    ...only(after, before).map((name) => ({ ...tightened, after: { required: [name] } })),
    ...only(before, after).map((name) => ({ ...loosened, before: { required: [name] } })),
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
  if (before.names.has(name) && after.names.has(name)) return comparison.compare(was, is);
  comparison.note(was, is);
  if (before.names.has(name)) {
    const isRefused = after.isForbidden(name);
    const isNarrower =
      isRefused || (is.length > 0 && comparison.compare(was, is).some((fact) => fact.narrower));
    const details = { name, base: pointerOf(was), revision: places.revision, stillTaken: !isNarrower };
    return [{ rule: 'property-removed', narrower: isNarrower, wider: !isRefused, ...details }];
  }
  const isNew = before.isForbidden(name);
  const details = { name, base: places.base, revision: pointerOf(is) };
  // That a value of the base could have had it as an unlisted field is not a promise to anyone, unless it has a schema.
  const facts = isNew || was.length === 0 ? [] : comparison.compare(was, is).filter((fact) => fact.narrower);
  return [{ rule: 'property-added', narrower: false, wider: isNew, ...details }, ...facts];
}

function compareOthers(
  before: ObjectMembers,
  after: ObjectMembers,
  places: Places,
  comparison: Comparer,
): Fact[] {
  const at = (pointer: string) => childPointer(pointer, 'additionalProperties');
  const written = { base: at(places.base), revision: at(places.revision) };
  if (after.closed && !before.closed) return [{ rule: 'closed', narrower: true, wider: false, ...written }];
  if (before.closed && !after.closed) return [{ rule: 'opened', narrower: false, wider: true, ...written }];
  if (before.closed || (before.additional.length === 0 && after.additional.length === 0)) return [];
  const any = (pointer: string): SchemaSite[] => [{ value: {}, pointer }];
  return comparison.compare(
    before.additional.length > 0 ? before.additional : any(written.base),
    after.additional.length > 0 ? after.additional : any(written.revision),
  );
}

function pointerOf(sites: SchemaSite[]): string {
  return sites[0]?.pointer ?? '';
}
