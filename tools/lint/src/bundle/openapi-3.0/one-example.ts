import { mapSchemas } from '../transform/map-schemas.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With the first of the examples of a schema as its only one. */
export const oneExample: Transformation = (document) =>
  mapSchemas(document, ({ examples, ...schema }) =>
    Array.isArray(examples) && examples.length > 0 ? { ...schema, example: examples[0] } : schema,
  );
