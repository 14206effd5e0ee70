import type { JsonObject } from '@telephony/contract';
import { mapSchemas } from '../transform/map-schemas.ts';
import { referredElement } from '../transform/referred-element.ts';
import type { Transformation } from '../transform/transformation.ts';

const STRUCTURE = ['properties', 'additionalProperties', 'items', 'anyOf', 'oneOf', 'allOf', '$ref'];

/** With schemas of texts, numbers and anything in the places that refer to them: generators wrap each in a class. */
export const inlineScalars: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    const { $ref, ...siblings } = schema;
    if (typeof $ref !== 'string') return schema;
    const target = referredElement(document, schema);
    return isScalar(target) ? { ...target, ...siblings } : schema;
  });

function isScalar(schema: JsonObject): boolean {
  return schema['type'] !== 'object' && STRUCTURE.every((keyword) => !(keyword in schema));
}
