import type { JsonObject } from '@telephony/contract';
import type { Transformation } from '../../src/bundle/transform.ts';

/** A document whose only operation is `GET` of a path. */
export function documentOf(operation: JsonObject, path = '/cdrs', components: JsonObject = {}): JsonObject {
  return { openapi: '3.1.1', paths: { [path]: { get: operation } }, components };
}

/** What a transformation makes of the operation of such a document. */
export function operationAfter(transformation: Transformation, document: JsonObject): JsonObject {
  const { paths } = transformation(document) as { paths: Record<string, { get: JsonObject }> };
  const [item] = Object.values(paths);
  if (!item) throw new Error('The document has lost its path.');
  return item.get;
}

/** What a transformation makes of a schema, as the property of a record. Other schemas may be referred to by name. */
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
