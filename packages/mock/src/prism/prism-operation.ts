import type { IHttpOperation } from '@stoplight/types';
import { excerpt } from '../contract/excerpt.ts';
import type { Method, OpenApiDocument } from '../contract/openapi-document.ts';

/**
 * The operation as Prism takes it, made when it is first asked for. Path parameters and `filter` are left out of it: the
 * mock checks them itself, because a list of ids ends Prism's process (upstream issue 2710) and `filter` it does not check.
 */
export function prismOperation(
  document: OpenApiDocument,
  path: string,
  method: Method,
): () => Promise<IHttpOperation> {
  let made: Promise<IHttpOperation> | undefined;
  return () => (made ??= makeOperation(excerpt(document, path, method)));
}

async function makeOperation(document: OpenApiDocument): Promise<IHttpOperation> {
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const [operation] = await getHttpOperationsFromSpec(document);
  const { path: _, query = [], ...request } = operation!.request ?? {};
  return { ...operation!, request: { ...request, query: query.filter(({ name }) => name !== 'filter') } };
}
