import { childPointer } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite } from './alternative.ts';
import { compareKeywords } from './compare-keywords.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';
import { type ObjectMembers, objectMembers } from './object-members.ts';

/** The differences of two objects: their properties, which of them must be there, and whether others are taken. */
export function compareObjects(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const [before, after] = [objectMembers(base), objectMembers(revision)];
  const places = { base: placeOf(base), revision: placeOf(revision) };
  const names = [...new Set([...before.properties.keys(), ...after.properties.keys()])];
  return [
    ...compareKeywords(base, revision),
    ...names.flatMap((name) => compareProperty(name, before, after, places, comparison)),
    ...compareRequired(before, after, places),
    ...compareOthers(before, after, places, comparison),
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
  const was = before.properties.get(name);
  const is = after.properties.get(name);
  if (was && is) return comparison.compare(was, is);
  if (was) {
    const details = { name, base: pointerOf(was), revision: places.revision, stillTaken: !after.closed };
    return [{ rule: 'property-removed', narrower: after.closed, wider: !after.closed, ...details }];
  }
  // That a value of the base could have had it as an unlisted field is not a promise to anyone.
  const details = { name, base: places.base, revision: pointerOf(is ?? []) };
  return [{ rule: 'property-added', narrower: false, wider: before.closed, ...details }];
}

function compareRequired(before: ObjectMembers, after: ObjectMembers, places: Places): Fact[] {
  const added = [...after.required].filter((name) => !before.required.has(name));
  const removed = [...before.required].filter(
    (name) => !after.required.has(name) && after.properties.has(name),
  );
  return [
    ...added.map((name): Fact => {
      const property = after.properties.get(name);
      // One that is required and not described still has a name.
      const unwritten = childPointer(childPointer(places.revision, 'properties'), name);
      const revision = property ? pointerOf(property) : unwritten;
      const base = pointerOf(before.properties.get(name) ?? []) || places.base;
      return { rule: 'required-added', narrower: true, wider: false, name, base, revision };
    }),
    ...removed.map((name): Fact => {
      const revision = pointerOf(after.properties.get(name) ?? []);
      const base = pointerOf(before.properties.get(name) ?? []) || places.base;
      return { rule: 'required-removed', narrower: false, wider: true, name, base, revision };
    }),
  ];
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
  if (before.additional.length === 0 && after.additional.length === 0) return [];
  const any = (pointer: string): SchemaSite[] => [{ value: {}, pointer }];
  return comparison.compare(
    before.additional.length > 0 ? before.additional : any(written.base),
    after.additional.length > 0 ? after.additional : any(written.revision),
  );
}

function pointerOf(sites: SchemaSite[]): string {
  return sites[0]?.pointer ?? '';
}
