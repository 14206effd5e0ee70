import { mapSchemas } from '../transform/map-schemas.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With exclusive bounds as 3.0 writes them: a bound, and that it does not belong to the range. */
export const exclusiveBounds: Transformation = (document) =>
  mapSchemas(document, ({ exclusiveMinimum, exclusiveMaximum, ...schema }) => ({
    ...schema,
    ...(typeof exclusiveMinimum === 'number' && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(typeof exclusiveMaximum === 'number' && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  }));
