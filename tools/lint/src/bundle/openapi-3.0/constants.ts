import { mapSchemas } from '../transform/map-schemas.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With enumerations of one value instead of constants. */
export const constants: Transformation = (document) =>
  mapSchemas(document, ({ const: value, ...schema }) =>
    value === undefined ? schema : { ...schema, enum: [value] },
  );
