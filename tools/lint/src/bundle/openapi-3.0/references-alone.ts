import { mapSchemas } from '../transform/map-schemas.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With references that have no siblings: 3.0 ignores them, and some tools refuse them. */
export const referencesAlone: Transformation = (document) =>
  mapSchemas(document, (schema) => ('$ref' in schema ? { $ref: schema['$ref'] } : schema));
