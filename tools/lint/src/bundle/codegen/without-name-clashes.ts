import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mapSchemas } from '../transform/map-schemas.ts';
import { without } from '../transform/without.ts';
import type { Transformation } from '../transform/transformation.ts';

/**
 * Without properties whose names differ from that of another one in punctuation only, such as `_name` beside `name`: both
 * become one name in most languages, and what is generated does not compile. No generator of openapi-generator reads a hint
 * for another name.
 */
export const withoutNameClashes: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    if (!isJsonObject(schema['properties'])) return schema;
    const names = Object.keys(schema['properties']);
    const clashing = names.filter((name) => plain(name) !== name && names.includes(plain(name)));
    return clashing.length === 0 ? schema : withoutProperties(schema, schema['properties'], clashing);
  });

/** The name without the punctuation at its ends, which no identifier keeps everywhere. */
function plain(name: string): string {
  return name.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '');
}

function withoutProperties(schema: JsonObject, properties: JsonObject, names: string[]): JsonObject {
  const note = `Omitted here because the name clashes with another in most languages: ${names.map((name) => `\`${name}\``).join(', ')}.`;
  return {
    ...schema,
    description: [schema['description'], note].filter(Boolean).join(' '),
    ...(Array.isArray(schema['required']) && {
      required: schema['required'].filter((name) => !names.includes(String(name))),
    }),
    properties: without(properties, ...names),
  };
}
