import { childPointer } from '@telephony/contract';
import type { Fact } from './fact.ts';
import type { ObjectMembers } from './object-members.ts';

/** The differences of two objects in the properties that must be there. */
export function compareRequired(
  before: ObjectMembers,
  after: ObjectMembers,
  places: { base: string; revision: string },
): Fact[] {
  const added = [...after.required].filter((name) => !before.required.has(name));
  // One that is gone with its property is a part of that change.
  const removed = [...before.required].filter(
    (name) => !after.required.has(name) && (after.names.has(name) || !before.names.has(name)),
  );
  // One that is required and not described still has a name.
  const unwritten = (name: string) => childPointer(childPointer(places.revision, 'properties'), name);
  const at = (members: ObjectMembers, name: string) =>
    members.names.has(name) ? members.schemasOf(name)[0]?.pointer : undefined;
  const detailsOf = (name: string) => ({
    name,
    base: at(before, name) ?? places.base,
    revision: at(after, name) ?? unwritten(name),
  });
  return [
    ...added.map((name): Fact => ({
      rule: 'required-added',
      narrower: true,
      wider: false,
      ...detailsOf(name),
      ...marksOf(after, name),
    })),
    ...removed.map((name): Fact => ({
      rule: 'required-removed',
      narrower: false,
      wider: true,
      ...detailsOf(name),
      ...marksOf(before, name),
    })),
  ];
}

/** A property that is read only need not be sent, one that is written only need not come. */
function marksOf(members: ObjectMembers, name: string): Pick<Fact, 'onlyIn'> {
  const has = (mark: string) => members.schemasOf(name).some(({ value }) => value[mark] === true);
  if (has('readOnly')) return { onlyIn: 'answer' };
  return has('writeOnly') ? { onlyIn: 'request' } : {};
}
