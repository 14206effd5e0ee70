import { isDeepStrictEqual } from 'node:util';
import {
  childPointer,
  isJsonObject,
  isReference,
  type JsonObject,
  pointerOfReference,
} from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';
import { alternativesOf } from './alternatives-of.ts';
import { componentAt } from './component-at.ts';
import type { Fact } from './fact.ts';
import { objectMembers } from './object-members.ts';
import { schemaSite } from './schema-site.ts';
import { valuesOf } from './values-of.ts';
import { withReferences } from './with-references.ts';

type Schemas = [bundle: JsonObject, sites: SchemaSite[]];

/** The differences of two schemas in how a reader tells the forms of a value apart. */
export function compareDiscriminators(base: Schemas, revision: Schemas): Fact[] {
  const [was, is] = [discriminatorOf(base), discriminatorOf(revision)];
  if (!was && !is) return [];
  const common = {
    base: was?.pointer ?? base[1][0]?.pointer ?? '',
    revision: is?.pointer ?? revision[1][0]?.pointer ?? '',
  };
  // What the forms themselves say by a constant needs no discriminator.
  const isSaid = (!was || was.isSaid) && (!is || is.isSaid);
  if (!was || !is) {
    return isSaid ? [] : [{ rule: 'discriminator-changed', narrower: true, wider: true, ...common }];
  }
  if (was.property !== is.property) {
    const details = { name: 'propertyName', before: was.property, after: is.property };
    return [{ rule: 'discriminator-changed', narrower: true, wider: true, ...details, ...common }];
  }
  const lost = [...was.mapping].filter(([value, form]) => is.mapping.get(value) !== form);
  const gained = [...is.mapping].filter(([value, form]) => was.mapping.get(value) !== form);
  if (lost.length + gained.length === 0 || isDeepStrictEqual(was.mapping, is.mapping)) return [];
  if (isSaid) return [];
  return [
    {
      rule: 'discriminator-changed',
      narrower: lost.length > 0,
      wider: gained.length > 0,
      name: 'mapping',
      before: lost.map(([value]) => value),
      after: gained.map(([value]) => value),
      ...common,
    },
  ];
}

function discriminatorOf([bundle, sites]: Schemas) {
  for (const { value, pointer } of withReferences(bundle, sites, false)) {
    const { discriminator } = value;
    if (!isJsonObject(discriminator)) continue;
    const property = String(discriminator['propertyName']);
    const forms = ['oneOf', 'anyOf'].flatMap((keyword) => formsIn(value, keyword));
    const stated = Object.entries(isJsonObject(discriminator['mapping']) ? discriminator['mapping'] : {});
    const explicit = stated.map(([name, form]): [string, string] => [name, formOf(String(form))]);
    const named = new Set(explicit.map(([, form]) => form));
    // A form that the mapping does not name is called as its component.
    const implicit = forms
      .filter(({ target }) => !named.has(target))
      .map(({ target }): [string, string] => [componentAt(target)?.name ?? target, target]);
    const mapping = new Map([...explicit, ...implicit]);
    const isSaid =
      forms.length > 0 &&
      [...mapping].every(([name, target]) => says(bundle, target, property, name)) &&
      forms.length === mapping.size;
    return { property, mapping, isSaid, pointer: childPointer(pointer, 'discriminator') };
  }
  return undefined;
}

function formsIn(value: JsonObject, keyword: string): { target: string }[] {
  const members = value[keyword];
  if (!Array.isArray(members)) return [];
  return members.map((member: unknown) => ({ target: isReference(member) ? formOf(member.$ref) : '' }));
}

/** A form is named by a reference, or by the name of a component. */
function formOf(form: string): string {
  return pointerOfReference(form) ?? childPointer('/components/schemas', form);
}

/** Whether every value of a form has the name in the property, by a required constant. */
function says(bundle: JsonObject, target: string, property: string, name: string): boolean {
  const alternatives = alternativesOf(bundle, [schemaSite({ $ref: `#${target}` }, target)]);
  return alternatives.every((alternative) => {
    const members = objectMembers(alternative);
    const schemas = members.schemasOf(property);
    const values = alternativesOf(bundle, schemas).flatMap((one) => valuesOf(one) ?? [undefined]);
    return (
      alternative.type === 'object' && members.required.has(property) && isDeepStrictEqual(values, [name])
    );
  });
}
