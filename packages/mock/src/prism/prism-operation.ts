import type { IHttpOperation } from '@stoplight/types';
import type { OpenApiDocument, Operation } from '@telephony/contract';
import { excerpt } from './excerpt.ts';

const made = new WeakMap<Operation, Promise<IHttpOperation>>();

/**
 * An operation as Prism takes it, made at its first request. It leaves out path parameters and those that hold JSON, such
 * as `filter`, which the mock checks itself: a list of ids ends Prism's process (upstream issue 2710), and Prism does not
 * look into a string.
 */
export function prismOperation(document: OpenApiDocument, operation: Operation): Promise<IHttpOperation> {
  let known = made.get(operation);
  if (!known) {
    known = makeOperation(excerpt(document, operation), operation);
    made.set(operation, known);
  }
  return known;
}

async function makeOperation(
  document: OpenApiDocument,
  { queryParameters }: Operation,
): Promise<IHttpOperation> {
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const [operation] = await getHttpOperationsFromSpec(document);
  const { path: _, query = [], ...request } = operation!.request ?? {};
  const json = new Set(queryParameters.filter(({ isJson }) => isJson).map(({ name }) => name));
  return { ...operation!, request: { ...request, query: query.filter(({ name }) => !json.has(name)) } };
}
