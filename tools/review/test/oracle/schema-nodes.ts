import { isJsonObject, type JsonObject, locate } from '@telephony/contract';
import { bodiesOf } from './bodies.ts';

/** The schemas that the bodies of a bundle are made of, each once; those inside of others after them. */
export function schemaNodes(bundle: JsonObject): JsonObject[] {
  const found = new Set<JsonObject>();
  const visit = (schema: unknown) => {
    if (!isJsonObject(schema) || found.has(schema)) return;
    found.add(schema);
    if (typeof schema['$ref'] === 'string')
      visit(locate<unknown>(bundle, { $ref: schema['$ref'] }, '')?.element);
    for (const name of ['allOf', 'anyOf', 'oneOf', 'prefixItems']) {
      const list = schema[name];
      if (Array.isArray(list)) list.forEach(visit);
    }
    for (const name of ['items', 'additionalProperties']) visit(schema[name]);
    const { properties } = schema;
    if (isJsonObject(properties)) Object.values(properties).forEach(visit);
  };
  for (const { schema } of bodiesOf(bundle)) visit(schema);
  return [...found];
}
