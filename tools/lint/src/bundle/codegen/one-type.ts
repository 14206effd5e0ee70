import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mapSchemas } from '../transform/map-schemas.ts';
import { referredElement } from '../transform/referred-element.ts';
import { typesOf } from '../transform/schema-types.ts';
import type { Transformation } from '../transform/transformation.ts';

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What stays of a schema without a type: what says something to people. */
const ANNOTATIONS = new Set(['description', 'title', 'deprecated', 'examples', 'default']);

/**
 * With no type where a value has one of several, and with free keys where it is one of several objects; the description
 * names them. A class for a union is a trap in most languages: it is empty, or refuses what comes.
 */
export const oneType: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    const branches = branchesOf(document, schema);
    const types = [...new Set(branches.flatMap(typesOf))].filter((type) => type !== 'null');
    if (branches.length < 2 && types.length < 2) return schema;
    const objects = types.length === 1 && types[0] === 'object';
    return {
      ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => isAnnotation(keyword))),
      description: described(schema, types),
      ...(objects && { type: 'object', additionalProperties: true }),
    };
  });

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}

/** The schemas of which a value matches one: those of a union, or the schema alone. */
function branchesOf(document: JsonObject, schema: JsonObject): JsonObject[] {
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(union)) return [schema];
  return union
    .filter(isJsonObject)
    .flatMap((branch) => branchesOf(document, referredElement(document, branch)));
}

function described({ description }: JsonObject, types: string[]): string {
  const names = types.length > 1 ? `Type: ${alternatives.format(types)}.` : '';
  return [description, names].filter(Boolean).join(' ');
}
