import { isJsonObject, type JsonObject, walkContract } from '@telephony/contract';

/**
 * A query parameter that is JSON (`content: application/json`) has no `schema` of its own, and would be typed as a
 * string. Gives it the schema of its content, so that callers pass the value and the client writes the JSON.
 */
export function typeFilterParameters(document: JsonObject): void {
  walkContract(document, (element) => {
    const content = element['content'];
    if (element['in'] !== 'query' || !isJsonObject(content)) return;
    const json = content['application/json'];
    if (isJsonObject(json)) element['schema'] = json['schema'];
  });
}
