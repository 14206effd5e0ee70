import {
  childPointer,
  isJsonObject,
  isReference,
  type JsonObject,
  locate,
  pointerOfReference,
  resolvePointer,
} from '@telephony/contract';
import { componentAt, type Fact, itemsIn, schemaSite, type SchemaSite } from './model.ts';
import { withReferences } from './normalise.ts';
import { alternativesOf } from './alternatives.ts';
import { objectMembers } from './members.ts';
import type { Subtypes } from './subtypes.ts';
import { listedValues } from './values.ts';

interface Schemas {
  bundle: JsonObject;
  sites: SchemaSite[];
  subtypes: Subtypes;
}

export function compareDiscriminators(base: Schemas, revision: Schemas): Fact[] {
  const [before, after] = [readDiscriminators(base), readDiscriminators(revision)];
  const gone = [...before.keys()].filter((property) => !after.has(property));
  const fresh = [...after.keys()].filter((property) => !before.has(property));
  const same = [...before.keys()].filter((property) => after.has(property));
  const pairs = [
    ...same.map((property) => [property, property] as const),
    ...Array.from({ length: Math.max(gone.length, fresh.length) }, (_, at) => [gone[at], fresh[at]] as const),
  ];
  return pairs.flatMap(([one = '', other = '']) => {
    const [was, is] = [before.get(one), after.get(other)];
    const at = {
      base: was?.pointer ?? base.sites[0]?.pointer ?? '',
      revision: is?.pointer ?? revision.sites[0]?.pointer ?? '',
    };
    // The values of the forms say the same.
    const isSaid = (!was || was.isRedundant) && (!is || is.isRedundant);
    if (isSaid) return [];
    return compareDiscriminator(was, is, [base.bundle, revision.bundle]).map((fact): Fact => ({
      ...fact,
      ...at,
    }));
  });
}

function compareDiscriminator(
  was: Discriminator | undefined,
  is: Discriminator | undefined,
  [base, revision]: [JsonObject, JsonObject],
): Fact[] {
  const rule = 'discriminator-changed';
  if (!was || !is) return [{ rule, narrower: true, wider: true }];
  if (was.property !== is.property) {
    const details = { name: 'propertyName', before: was.property, after: is.property };
    return [{ rule, narrower: true, wider: true, ...details }];
  }
  const isHere = (bundle: JsonObject, form: string) => resolvePointer(bundle, form) !== undefined;
  // A component that another one replaces under the same name is the same form.
  const isSame = (one: string, other: string | undefined) =>
    one === other || (other !== undefined && !isHere(revision, one) && !isHere(base, other));
  const differing = (one: Discriminator, other: Discriminator, same: typeof isSame) =>
    [...one.mapping].filter(
      ([value, form]) =>
        !same(form, other.mapping.get(value)) && !(one.heirs.has(form) && !other.heirs.has(form)),
    );
  const lost = differing(was, is, isSame);
  const gained = differing(is, was, (form, old) => old !== undefined && isSame(old, form));
  if (lost.length + gained.length === 0) return [];
  const [before, after] = [lost, gained].map((entries) => entries.map(([value]) => value));
  return [{ rule, narrower: lost.length > 0, wider: gained.length > 0, name: 'mapping', before, after }];
}

interface Discriminator {
  property: string;
  mapping: Map<string, string>;
  // A heir on one side alone is a form that is new or gone.
  heirs: ReadonlySet<string>;
  isRedundant: boolean;
  pointer: string;
}

function readDiscriminators({ bundle, sites, subtypes }: Schemas): Map<string, Discriminator> {
  const found = new Map<string, Discriminator>();
  for (const { value, pointer } of withReferences(bundle, sites)) {
    const { discriminator } = value;
    if (!isJsonObject(discriminator)) continue;
    const property = String(discriminator['propertyName']);
    const known = found.get(property);
    const heirs = subtypes.formsOf(pointer);
    const alternatives = [...itemsIn(value['oneOf']), ...itemsIn(value['anyOf'])].map((form) =>
      isReference(form) ? form.$ref : '',
    );
    const references = [...alternatives, ...heirs.map((heir) => `#${heir}`)];
    const mapping = formNames(bundle, discriminator, references);
    const forms = references.map((form) => formPointer(bundle, form));
    found.set(property, {
      property,
      mapping: new Map([...(known?.mapping ?? []), ...mapping]),
      heirs: new Set([...(known?.heirs ?? []), ...heirs]),
      isRedundant: (known?.isRedundant ?? true) && doValuesTellForms(bundle, forms, property, mapping),
      pointer: known?.pointer ?? childPointer(pointer, 'discriminator'),
    });
  }
  return found;
}

// The pointer of each form by its names. Without a name in the mapping, that of its component stands for it.
export function formNames(
  bundle: JsonObject,
  { mapping }: JsonObject,
  forms: readonly string[],
): Map<string, string> {
  const explicit = Object.entries(isJsonObject(mapping) ? mapping : {}).map(
    ([name, form]): [string, string] => [name, formPointer(bundle, String(form))],
  );
  const named = new Set(explicit.map(([, form]) => form));
  const implicit = forms
    .map((form): [string, string] => [
      componentAt(writtenPointer(form))?.name ?? form,
      formPointer(bundle, form),
    ])
    .filter(([, form]) => !named.has(form));
  return new Map([...explicit, ...implicit]);
}

function writtenPointer(form: string): string {
  return pointerOfReference(form) ?? childPointer('/components/schemas', form);
}

function formPointer(bundle: JsonObject, form: string): string {
  const pointer = writtenPointer(form);
  return locate(bundle, { $ref: `#${pointer}` }, pointer)?.pointer ?? pointer;
}

// A mapping may leave a value out, but not give it another form.
function doValuesTellForms(
  bundle: JsonObject,
  forms: readonly string[],
  property: string,
  mapping: ReadonlyMap<string, string>,
): boolean {
  return (
    forms.length > 0 &&
    forms.every((form) => {
      const values = propertyValues(bundle, form, property);
      return values.length > 0 && values.every((value) => isMappedTo(value, form, mapping));
    })
  );
}

function isMappedTo(value: unknown, target: string, mapping: ReadonlyMap<string, string>): boolean {
  if (value === undefined) return false;
  const form = typeof value === 'string' ? mapping.get(value) : undefined;
  return (form ?? target) === target;
}

// Undefined stands for any value, or none.
function propertyValues(bundle: JsonObject, target: string, property: string): unknown[] {
  const alternatives = alternativesOf(bundle, [schemaSite({ $ref: `#${target}` }, target)]);
  return alternatives.flatMap((alternative) => {
    const members = objectMembers(alternative);
    if (alternative.type !== 'object' || !members.required.has(property)) return [undefined];
    return alternativesOf(bundle, members.schemasOf(property)).flatMap(
      (one) => listedValues(one) ?? [undefined],
    );
  });
}
