import { isJsonObject, type JsonObject } from '@telephony/contract';
import { isRecord, type Kind, schemaNodes, set } from './apply.ts';
import { isInFamily, linksOf, schemasOf } from './families.ts';
import type { Random } from './random.ts';

const MOST = 3;

/**
 * Makes a component of the bodies of a bundle the parent of others, which extend it by `allOf`: no reference leads to them, only
 * its `discriminator`. False where there is no open object that can be one.
 */
export function giveHeirs(bundle: JsonObject, random: Random): boolean {
  const schemas = schemasOf(bundle);
  const nodes = new Set(schemaNodes(bundle));
  const parents = Object.entries(schemas).filter(
    ([, schema]) => nodes.has(schema) && isRecord(schema) && !CLOSING.some((name) => name in schema),
  );
  const [name, parent] = random.pick(parents) ?? [];
  if (name === undefined || !parent || !isJsonObject(parent['properties'])) return false;
  parent['discriminator'] = { propertyName: 'kind' };
  parent['properties']['kind'] ??= { type: 'string' };
  const names = [name];
  for (let index = random.below(MOST); index >= 0; index -= 1) {
    const heir = `Heir${index}`;
    schemas[heir] = heirOf(random.pick(names) ?? name, index, random);
    names.push(heir);
  }
  return true;
}

const CLOSING = ['additionalProperties', 'allOf', 'anyOf', 'oneOf', 'discriminator'];

function heirOf(parent: string, index: number, random: Random): JsonObject {
  const $ref = `#/components/schemas/${parent}`;
  const fields: JsonObject[] = [
    { type: 'string', maxLength: 3 },
    { type: 'string', enum: ['a', 'abc', 'ZZZ'] },
    { type: ['integer', 'null'], minimum: 0 },
    { type: 'array', items: { type: 'string' } },
    { type: 'object', required: ['deep'], properties: { deep: { type: 'boolean' } } },
    { $ref },
  ];
  const name = `own${index}`;
  const properties = { [name]: random.pick(fields), [`other${index}`]: random.pick(fields) };
  const own = { type: 'object', properties, ...(random.chance(0.5) && { required: [name] }) };
  return random.chance(0.5) ? { allOf: [{ $ref }, own] } : { ...own, allOf: [{ $ref }] };
}

export const familyEdits: Readonly<Record<string, Kind>> = {
  'no heirs': (schema) => 'discriminator' in schema && delete schema['discriminator'],
  'an heir more': (schema, random, bundle) => {
    const parent = Object.entries(schemasOf(bundle)).find(([, known]) => known === schema)?.[0];
    if (!('discriminator' in schema) || parent === undefined) return false;
    return set(schemasOf(bundle), 'HeirFresh', heirOf(parent, MOST, random));
  },
  'an heir of nobody': (schema, _random, bundle) => {
    const [link] = linksOf(schema);
    const { allOf } = schema;
    if (!link || !Array.isArray(allOf) || !isInFamily(bundle, schema)) return false;
    return set(schema, 'allOf', allOf.filter((part) => part !== link).concat({}));
  },
};
