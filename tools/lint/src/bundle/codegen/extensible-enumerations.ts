import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mapSchemas } from '../transform/map-schemas.ts';
import { typeOf, typesOf } from '../transform/schema-types.ts';
import type { Transformation } from '../transform/transformation.ts';

/**
 * With open enumerations, the known values beside their plain type, as that type with the values in `x-extensible-enum`
 * (rule 112 of Zalando's guidelines) and in the description. Where another type is possible too, such as a number that
 * nobody has seen, the words win, or else nobody could read them.
 */
export const extensibleEnumerations: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    const { anyOf, description, ...rest } = schema;
    if (!Array.isArray(anyOf)) return schema;
    const branches = anyOf.filter(isJsonObject);
    const known = branches.find(({ enum: values }) => Array.isArray(values));
    const values = known?.['enum'];
    if (!known || !Array.isArray(values) || !branches.some((branch) => isPlain(branch, known['type'])))
      return schema;
    const nullable = branches.some((branch) => typesOf(branch).includes('null'));
    return {
      ...typeOf([...typesOf(known), ...(nullable ? ['null'] : [])]),
      description: [description, `Known values: ${values.map((value) => `\`${String(value)}\``).join(', ')}.`]
        .filter(Boolean)
        .join(' '),
      'x-extensible-enum': values,
      ...rest,
    };
  });

/** Whether a schema is for all values of a type. */
function isPlain(schema: JsonObject, type: unknown): boolean {
  return typesOf(schema).includes(String(type)) && !('enum' in schema) && !('const' in schema);
}
