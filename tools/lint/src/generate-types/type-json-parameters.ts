import { isJsonObject, type JsonObject, valueSchemaOf, walkContract } from '@telephony/contract';

/**
 * A parameter that is JSON in a string would be typed as a string. Gives it the schema of its content, so that callers pass
 * the value and the client writes the JSON.
 */
export function typeJsonParameters(document: JsonObject): void {
  walkContract(document, (element) => {
    if (element['in'] !== 'query' || !isJsonObject(element['schema'])) return;
    const { schema, isJson } = valueSchemaOf(document, element);
    if (isJson) element['schema'] = schema;
  });
}
