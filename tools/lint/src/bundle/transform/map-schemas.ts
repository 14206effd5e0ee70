import { isJsonObject, type JsonObject, type Role, roleOf } from '@telephony/contract';
import { LISTED_SCHEMAS, NAMED_SCHEMAS, ONE_SCHEMA } from '../../schema-keywords.ts';
import { mapMembers } from './map-members.ts';

/** Makes another schema of one whose parts are changed already. */
export type ChangeSchema = (schema: JsonObject) => JsonObject;

const ONE = new Set(ONE_SCHEMA);
const NAMED = new Set(NAMED_SCHEMAS);
const LISTED = new Set(LISTED_SCHEMAS);

/** The document with what `change` makes of each schema in it, of the innermost first. */
export function mapSchemas(document: JsonObject, change: ChangeSchema): JsonObject {
  const { components, ...rest } = document;
  const changed = mapElement(rest, 'element', change) as JsonObject;
  if (!isJsonObject(components)) return changed;
  const sections = mapMembers(components, (section, kind) =>
    kind === 'examples'
      ? section
      : mapMembers(section, (one) =>
          kind === 'schemas' ? mapSchema(one, change) : mapElement(one, 'element', change),
        ),
  );
  return { ...changed, components: sections };
}

function mapElement(node: unknown, role: Role, change: ChangeSchema): unknown {
  if (Array.isArray(node)) return node.map((item) => mapElement(item, 'element', change));
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const isSchema = role === 'element' && key === 'schema' && isJsonObject(value);
      if (isSchema) return [key, mapSchema(value, change)];
      const childRole = role === 'element' && key.startsWith('x-') ? undefined : roleOf(role, key, value);
      return [key, childRole ? mapElement(value, childRole, change) : value];
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
