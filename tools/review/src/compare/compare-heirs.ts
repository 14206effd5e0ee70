import { isJsonObject, resolvePointer } from '@telephony/contract';
import { formNames } from '../schema/discriminators.ts';
import type { ContractDocument, Fact, SchemaSite, Site } from '../schema/model.ts';
import type { Subtypes } from '../schema/subtypes.ts';
import type { Change, Comparison, Direction } from './comparison.ts';
import { factChanges, schemaChanges } from './schema-changes.ts';

interface Heir {
  schema: SchemaSite;
  parent: string;
  // Values say them.
  names: string;
}

// No reference leads to the heirs of a parent with a `discriminator`.
export function compareHeirs(
  { base, revision, schemas }: Comparison,
  was: Site,
  is: Site,
  { direction, operation }: { direction: Direction; operation: string },
): Change[] {
  const { subtypes } = schemas;
  const [old, fresh] = [heirsOf(base, subtypes.base, was), heirsOf(revision, subtypes.revision, is)];
  if (old.size + fresh.size === 0) return [];
  const isNew = ({ schema: { pointer } }: Heir) => !old.has(pointer);
  const partners = new Set<Heir>();
  const changesOf = (fact: Fact) => factChanges([fact], direction, operation);
  const [before, after] = [subtypes.base.reachableFrom(was.value), subtypes.revision.reachableFrom(is.value)];
  const changes = [...old].flatMap(([pointer, { schema, parent, names }]) => {
    const now = fresh.get(pointer) ?? [...fresh.values()].find((one) => isNew(one) && one.names === names);
    if (now) partners.add(now);
    if (now) return schemaChanges(schemas, schema, now.schema, direction, operation);
    const isLeft = resolvePointer(revision.bundle, pointer) !== undefined;
    const at = { base: pointer, ...(isLeft && { revision: pointer }) };
    return after.has(parent)
      ? changesOf({ rule: 'alternative-lost', narrower: true, wider: false, ...at })
      : [];
  });
  // A parent that had no `discriminator` had no forms.
  const isTold = ({ parent }: Heir) => before.has(parent) && discriminatorAt(base, parent) !== undefined;
  const gained = [...fresh.values()].filter((heir) => !partners.has(heir) && isTold(heir));
  return [
    ...changes,
    ...gained.flatMap(({ schema: { pointer }, parent }) =>
      changesOf({
        rule: 'alternative-gained',
        narrower: false,
        wider: true,
        subject: parent,
        revision: pointer,
      }),
    ),
  ];
}

function heirsOf(document: ContractDocument, subtypes: Subtypes, { value }: Site): Map<string, Heir> {
  return new Map(
    [...subtypes.reachedFrom(value)].map(([pointer, { subtype, parent }]) => {
      const names = formNames(document.bundle, discriminatorAt(document, parent) ?? {}, [`#${pointer}`]);
      const own = [...names].filter(([, form]) => form === pointer).map(([name]) => name);
      return [pointer, { schema: subtype, parent, names: own.toSorted().join() }];
    }),
  );
}

function discriminatorAt({ bundle }: ContractDocument, pointer: string) {
  const schema = resolvePointer(bundle, pointer);
  const discriminator = isJsonObject(schema) ? schema['discriminator'] : undefined;
  return isJsonObject(discriminator) ? discriminator : undefined;
}
