import { mapSchemas } from '../transform/map-schemas.ts';
import { typeOf, typesOf } from '../transform/schema-types.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With `nullable` instead of the type `null`. */
export const nullable: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    const types = typesOf(schema);
    if (!types.includes('null')) return schema;
    const { type: _, ...rest } = schema;
    return { ...typeOf(types.filter((type) => type !== 'null')), nullable: true, ...rest };
  });
