import { isJsonObject, type JsonObject, valueSchemaOf } from '@telephony/contract';
import { mapParameters } from '../transform/map-parameters.ts';
import { referredSchema } from '../transform/schema-types.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With parameters that are JSON, such as `filter`, as plain strings: the caller writes the JSON, the client encodes it. */
export const plainFilter: Transformation = (document) =>
  mapParameters(document, (parameter) => {
    const { schema } = parameter;
    if (!isJsonObject(schema) || !valueSchemaOf(document, parameter).isJson) return [parameter];
    return [{ ...parameter, schema: plainText(referredSchema(document, schema)) }];
  });

function plainText({
  contentMediaType: _mediaType,
  contentSchema: _schema,
  ...rest
}: JsonObject): JsonObject {
  return rest;
}
