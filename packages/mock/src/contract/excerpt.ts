import type { Method, OpenApiDocument } from './openapi-document.ts';

/**
 * A document with one operation and the components that it needs. Prism's time to take a document in grows with its
 * size, and most runs ask for a few operations only.
 */
export function excerpt(document: OpenApiDocument, path: string, method: Method): OpenApiDocument {
  const { openapi, info, jsonSchemaDialect, servers, security, paths, components = {} } = document;
  const { parameters, [method]: operation } = paths[path]!;
  const item = { ...(parameters && { parameters }), [method]: operation };
  const needed: Record<string, Record<string, unknown>> = {
    securitySchemes: components['securitySchemes'] ?? {},
  };
  collect(item, components, needed);
  const part = {
    openapi,
    info,
    jsonSchemaDialect,
    servers,
    security,
    paths: { [path]: item },
    components: needed,
  };
  return structuredClone(part) as OpenApiDocument;
}

/** Adds to `needed` what `node` refers to, and what that refers to. */
function collect(
  node: unknown,
  components: Record<string, Record<string, unknown>>,
  needed: typeof components,
): void {
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
