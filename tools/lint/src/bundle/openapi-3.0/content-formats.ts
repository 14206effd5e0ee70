import { mapSchemas } from '../transform/map-schemas.ts';
import type { Transformation } from '../transform/transformation.ts';
import { without } from '../transform/without.ts';

/** With `format: byte` for Base64, and without what else JSON Schema says of the content of a text. */
export const contentFormats: Transformation = (document) =>
  mapSchemas(document, (schema) => ({
    ...without(schema, 'contentEncoding', 'contentMediaType', 'contentSchema'),
    ...(schema['contentEncoding'] === 'base64' && { format: 'byte' }),
  }));
