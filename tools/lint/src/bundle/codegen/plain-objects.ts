import { mapSchemas } from '../transform/map-schemas.ts';
import type { Transformation } from '../transform/transformation.ts';
import { without } from '../transform/without.ts';

/**
 * Without `additionalProperties: true` where properties are named. It says what holds anyway, and generators make a map of
 * such a record: a name that is not in it then counts as there.
 */
export const plainObjects: Transformation = (document) =>
  mapSchemas(document, (schema) =>
    'properties' in schema && schema['additionalProperties'] === true
      ? without(schema, 'additionalProperties')
      : schema,
  );
