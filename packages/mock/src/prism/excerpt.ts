import type { OpenApiDocument, Operation } from '@telephony/contract';

type Components = NonNullable<OpenApiDocument['components']>;

/**
 * A document with one operation and the components that it needs. The time that Prism takes to load a document grows with
 * its size, and most runs use only a few operations.
 */
export function excerpt(document: OpenApiDocument, { path, method }: Operation): OpenApiDocument {
  const { openapi, info, jsonSchemaDialect, servers, security, paths, components = {} } = document;
  const { parameters, [method]: operation } = paths[path]!;
  const item = { ...(parameters && { parameters }), ...(operation && { [method]: operation }) };
  const needed: Components = { securitySchemes: components['securitySchemes'] ?? {} };
  collect(item, components, needed);
  return structuredClone({
    openapi,
    info,
    ...(jsonSchemaDialect === undefined ? {} : { jsonSchemaDialect }),
    ...(servers && { servers }),
    ...(security && { security }),
    paths: { [path]: item },
    components: needed,
  });
}

/** Adds to `needed` what `node` refers to, and what that refers to. */
function collect(node: unknown, components: Components, needed: Components): void {
  if (node === null || typeof node !== 'object') return;
  if ('$ref' in node && typeof node.$ref === 'string') {
    const [, , kind = '', name = ''] = node.$ref.split('/');
    if (needed[kind]?.[name] === undefined && components[kind]?.[name] !== undefined) {
      (needed[kind] ??= {})[name] = components[kind][name];
      collect(components[kind][name], components, needed);
    }
  }
  for (const child of Object.values(node)) collect(child, components, needed);
}
