import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mapMembers } from './map-members.ts';

/** Makes another schema of one whose parts are changed already. */
export type ChangeSchema = (schema: JsonObject) => JsonObject;

const ONE = new Set([
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
]);
const NAMED = new Set(['properties', 'patternProperties', '$defs']);
const LISTED = new Set(['prefixItems', 'anyOf', 'oneOf', 'allOf']);
/** Keys of OpenAPI's elements whose value is data and not a part of the contract. */
const DATA = new Set(['example', 'examples', 'value', 'default', 'enum']);

/** The document with what `change` makes of each schema in it, of the innermost first. */
export function mapSchemas(document: JsonObject, change: ChangeSchema): JsonObject {
  const { components, ...rest } = document;
  const changed = mapElement(rest, change) as JsonObject;
  if (!isJsonObject(components)) return changed;
  const sections = mapMembers(components, (section, kind) =>
    kind === 'examples'
      ? section
      : mapMembers(section, (one) => (kind === 'schemas' ? mapSchema(one, change) : mapElement(one, change))),
  );
  return { ...changed, components: sections };
}

function mapElement(node: unknown, change: ChangeSchema): unknown {
  if (Array.isArray(node)) return node.map((item) => mapElement(item, change));
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (DATA.has(key) || key.startsWith('x-')) return [key, value];
      if (key === 'schema' && isJsonObject(value)) return [key, mapSchema(value, change)];
      return [key, mapElement(value, change)];
    }),
  );
}

function mapSchema(schema: JsonObject, change: ChangeSchema): JsonObject {
  const part = (value: unknown) => (isJsonObject(value) ? mapSchema(value, change) : value);
  const parts = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (ONE.has(keyword)) return [keyword, part(value)];
    if (NAMED.has(keyword)) return [keyword, mapMembers(value, part)];
    if (LISTED.has(keyword) && Array.isArray(value)) return [keyword, value.map(part)];
    return [keyword, value];
  });
  return change(Object.fromEntries(parts));
}
