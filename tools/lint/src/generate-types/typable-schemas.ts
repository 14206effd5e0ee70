import { isJsonObject, type JsonObject, referencesIn } from '@telephony/contract';
import { mapSchemas } from '../bundle/transform/map-schemas.ts';
import { LISTED_SCHEMAS } from '../schema-keywords.ts';

/**
 * The document as TypeScript can say it: a schema that is true or false in a list is an object, `$defs` that nothing refers
 * to are left out, and an object with fields may have any others, since an index signature would be held against the fields
 * as well.
 */
export function typableSchemas(document: JsonObject): JsonObject {
  const references = [...referencesIn(document)];
  const isUsed = references.some((reference) => reference.includes('/$defs/'));
  return mapSchemas(document, ({ $defs, ...schema }) => {
    const listed = LISTED_SCHEMAS.flatMap((keyword): [string, unknown][] => {
      const { [keyword]: list } = schema;
      return Array.isArray(list) ? [[keyword, list.map(asObject)]] : [];
    });
    return {
      ...withoutIndex(schema),
      ...Object.fromEntries(listed),
      ...(isUsed && $defs !== undefined && { $defs }),
    };
  });
}

function asObject(schema: unknown): unknown {
  if (schema === true) return {};
  return schema === false ? { not: {} } : schema;
}

function withoutIndex(schema: JsonObject): JsonObject {
  const { patternProperties, ...rest } = schema;
  const hasFields = isJsonObject(schema['properties']) && Object.keys(schema['properties']).length > 0;
  const hasOthers = isJsonObject(schema['additionalProperties']) || isJsonObject(patternProperties);
  return hasFields && hasOthers ? { ...rest, additionalProperties: true } : schema;
}
