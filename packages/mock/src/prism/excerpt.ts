import {
  isJsonObject,
  type JsonObject,
  type OpenApiDocument,
  type Operation,
  reachedComponents,
  type Role,
  roleOf,
} from '@telephony/contract';
import { toGenerator } from '../dynamic/generator-names.ts';

/**
 * A document with one operation and the components that it needs. The time that Prism takes to load a document grows with
 * its size, and most runs use only a few operations. It takes every `$ref` for a reference, also one that is data: those
 * are marked, as names for the generator are.
 */
export function excerpt(document: OpenApiDocument, { path, method, pathItem }: Operation): JsonObject {
  const { openapi, info, jsonSchemaDialect, servers, security } = document;
  const { parameters, [method]: operation } = pathItem;
  const item = { ...(parameters && { parameters }), ...(operation && { [method]: operation }) };
  const copy = structuredClone({
    openapi,
    info,
    ...(jsonSchemaDialect === undefined ? {} : { jsonSchemaDialect }),
    ...(servers && { servers }),
    ...(security && { security }),
    paths: { [path]: item },
    components: reachedComponents(document, item),
  });
  return withoutForeignReferences(copy, 'element') as JsonObject;
}

/** @param role What the node is; undefined for data. */
function withoutForeignReferences(node: unknown, role: Role | undefined): unknown {
  if (Array.isArray(node))
    return node.map((item) => withoutForeignReferences(item, role === undefined ? undefined : 'element'));
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const isOwn = role !== undefined && typeof value === 'string' && value.startsWith('#/');
      const name = key === '$ref' && typeof value === 'string' && !isOwn ? toGenerator(key) : key;
      return [name, withoutForeignReferences(value, role && roleOf(role, key, value))];
    }),
  );
}
