import { type OpenApiDocument, type Operation, reachedComponents } from '@telephony/contract';

/**
 * A document with one operation and the components that it needs. The time that Prism takes to load a document grows with
 * its size, and most runs use only a few operations.
 */
export function excerpt(document: OpenApiDocument, { path, method }: Operation): OpenApiDocument {
  const { openapi, info, jsonSchemaDialect, servers, security, paths } = document;
  const { parameters, [method]: operation } = paths[path]!;
  const item = { ...(parameters && { parameters }), ...(operation && { [method]: operation }) };
  return structuredClone({
    openapi,
    info,
    ...(jsonSchemaDialect === undefined ? {} : { jsonSchemaDialect }),
    ...(servers && { servers }),
    ...(security && { security }),
    paths: { [path]: item },
    components: reachedComponents(document, item),
  });
}
