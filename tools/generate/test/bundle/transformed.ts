import type { JsonObject } from '@telephony/contract';
import type { Transformation } from '../../src/bundle/transform.ts';

export function documentOf(operation: JsonObject, path = '/cdrs', components: JsonObject = {}): JsonObject {
  return { openapi: '3.1.1', paths: { [path]: { get: operation } }, components };
}

export function operationAfter(transformation: Transformation, document: JsonObject): JsonObject {
  const { paths } = transformation(document) as { paths: Record<string, { get: JsonObject }> };
  const [item] = Object.values(paths);
  if (!item) throw new Error('The document has lost its path.');
  return item.get;
}

export function schemaAfter(
  transformation: Transformation,
  schema: JsonObject,
  others: JsonObject = {},
): unknown {
  const schemas = { Record: { type: 'object', properties: { field: schema } }, ...others };
  const { components } = transformation({ openapi: '3.1.1', paths: {}, components: { schemas } }) as {
    components: { schemas: { Record: { properties: { field: unknown } } } };
  };
  return components.schemas.Record.properties.field;
}
