import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mapParameters } from '../transform/map-parameters.ts';
import type { Transformation } from '../transform/transformation.ts';

const JSON_TYPE = 'application/json';

/** With parameters that are JSON, such as `filter`, as plain strings: the caller writes the JSON, the client encodes it. */
export const plainFilter: Transformation = (document) =>
  mapParameters(document, (parameter) => {
    const { content, schema, ...rest } = parameter;
    const isJson = isJsonObject(content)
      ? JSON_TYPE in content
      : isJsonObject(schema) && schema['contentMediaType'] === JSON_TYPE;
    return isJson ? [{ ...rest, schema: plainText(schema) }] : [parameter];
  });

function plainText(schema: unknown): JsonObject {
  const { contentMediaType: _, contentSchema: __, ...rest } = isJsonObject(schema) ? schema : {};
  return { type: 'string', ...rest };
}
