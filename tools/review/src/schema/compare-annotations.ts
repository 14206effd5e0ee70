import { isDeepStrictEqual } from 'node:util';
import {
  childPointer,
  isJsonObject,
  isReference,
  type JsonObject,
  pointerOfReference,
} from '@telephony/contract';
import {
  componentAt,
  type Fact,
  type FactRule,
  itemsIn,
  listedSchemas,
  schemaSite,
  type SchemaSite,
} from './model.ts';
import { withReferences } from './normalise.ts';
import { alternativesOf } from './alternatives.ts';
import { objectMembers } from './members.ts';
import { listedValues } from './values.ts';

const FLAGS: [keyword: string, set: FactRule, unset: FactRule][] = [
  ['readOnly', 'read-only-set', 'read-only-unset'],
  ['writeOnly', 'write-only-set', 'write-only-unset'],
  ['deprecated', 'deprecated-set', 'deprecated-unset'],
];

export function compareAnnotations(
  baseBundle: JsonObject,
  base: SchemaSite[],
  revisionBundle: JsonObject,
  revision: SchemaSite[],
): Fact[] {
  const before = withReferences(baseBundle, base, false);
  const after = withReferences(revisionBundle, revision, false);
  const flags = FLAGS.flatMap(([keyword, set, unset]): Fact[] => {
    const [was, is] = [isMarked(baseBundle, base, keyword), isMarked(revisionBundle, revision, keyword)];
    const rule = is && !was ? set : was && !is ? unset : undefined;
    return rule ? [{ rule, narrower: false, wider: false, ...annotationPlaces(before, after, keyword) }] : [];
  });
  const [was, is] = [findAnnotation(before, 'default'), findAnnotation(after, 'default')];
  if (isDeepStrictEqual(was?.value, is?.value)) return flags;
  const details = { before: was?.value, after: is?.value, ...annotationPlaces(before, after, 'default') };
  return [...flags, { rule: 'default-changed', narrower: false, wider: false, ...details }];
}

export function isMarked(bundle: JsonObject, sites: SchemaSite[], keyword: string): boolean {
  const all = withReferences(bundle, sites, false);
  const nearest = findAnnotation(all, keyword);
  if (nearest) return nearest.value === true;
  // Or each of the forms has the mark.
  return all
    .flatMap((site) => [listedSchemas(site, 'anyOf'), listedSchemas(site, 'oneOf')])
    .some((forms) => forms.length > 0 && forms.every((form) => isMarked(bundle, [form], keyword)));
}

function findAnnotation(sites: SchemaSite[], keyword: string) {
  const site = sites.find(({ value }) => keyword in value);
  return site && { value: site.value[keyword], pointer: childPointer(site.pointer, keyword) };
}

function annotationPlaces(before: SchemaSite[], after: SchemaSite[], keyword: string) {
  return {
    base: findAnnotation(before, keyword)?.pointer ?? before[0]?.pointer ?? '',
    revision: findAnnotation(after, keyword)?.pointer ?? after[0]?.pointer ?? '',
  };
}

type Schemas = [bundle: JsonObject, sites: SchemaSite[]];

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
      base: was?.pointer ?? base[1][0]?.pointer ?? '',
      revision: is?.pointer ?? revision[1][0]?.pointer ?? '',
    };
    // The values of the forms say the same.
    const isSaid = (!was || was.isRedundant) && (!is || is.isRedundant);
    return isSaid ? [] : compareDiscriminator(was, is).map((fact): Fact => ({ ...fact, ...at }));
  });
}

function compareDiscriminator(was: Discriminator | undefined, is: Discriminator | undefined): Fact[] {
  const rule = 'discriminator-changed';
  if (!was || !is) return [{ rule, narrower: true, wider: true }];
  if (was.property !== is.property) {
    const details = { name: 'propertyName', before: was.property, after: is.property };
    return [{ rule, narrower: true, wider: true, ...details }];
  }
  const lost = [...was.mapping].filter(([value, form]) => is.mapping.get(value) !== form);
  const gained = [...is.mapping].filter(([value, form]) => was.mapping.get(value) !== form);
  if (lost.length + gained.length === 0) return [];
  const [before, after] = [lost, gained].map((entries) => entries.map(([value]) => value));
  return [{ rule, narrower: lost.length > 0, wider: gained.length > 0, name: 'mapping', before, after }];
}

interface Discriminator {
  property: string;
  mapping: Map<string, string>;
  isRedundant: boolean;
  pointer: string;
}

function readDiscriminators([bundle, sites]: Schemas): Map<string, Discriminator> {
  const found = new Map<string, Discriminator>();
  for (const { value, pointer } of withReferences(bundle, sites)) {
    const { discriminator } = value;
    if (!isJsonObject(discriminator)) continue;
    const property = String(discriminator['propertyName']);
    const known = found.get(property);
    const forms = [...itemsIn(value['oneOf']), ...itemsIn(value['anyOf'])].map((form) =>
      isReference(form) ? formPointer(form.$ref) : '',
    );
    const stated = Object.entries(isJsonObject(discriminator['mapping']) ? discriminator['mapping'] : {});
    const explicit = stated.map(([name, form]): [string, string] => [name, formPointer(String(form))]);
    const named = new Set(explicit.map(([, form]) => form));
    // Without a mapping, the name of the component stands for the form.
    const implicit = forms
      .filter((form) => !named.has(form))
      .map((form): [string, string] => [componentAt(form)?.name ?? form, form]);
    const mapping = new Map([...explicit, ...implicit]);
    found.set(property, {
      property,
      mapping: new Map([...(known?.mapping ?? []), ...mapping]),
      isRedundant: (known?.isRedundant ?? true) && doValuesTellForms(bundle, forms, property, mapping),
      pointer: known?.pointer ?? childPointer(pointer, 'discriminator'),
    });
  }
  return found;
}

function formPointer(form: string): string {
  return pointerOfReference(form) ?? childPointer('/components/schemas', form);
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
