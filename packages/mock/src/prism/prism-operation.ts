import type { IHttpOperation } from '@stoplight/types';
import type { OpenApiDocument, Operation } from '@telephony/contract';
import { excerpt } from './excerpt.ts';

const made = new WeakMap<Operation, Promise<IHttpOperation>>();

/**
 * An operation as Prism takes it, made at its first request. It leaves out path parameters and `filter`, which the mock
 * checks itself: a list of ids ends Prism's process (upstream issue 2710), and Prism does not check `filter`.
 */
export function prismOperation(document: OpenApiDocument, operation: Operation): Promise<IHttpOperation> {
  let known = made.get(operation);
  if (!known) {
    known = makeOperation(excerpt(document, operation));
    made.set(operation, known);
  }
  return known;
}

async function makeOperation(document: OpenApiDocument): Promise<IHttpOperation> {
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const [operation] = await getHttpOperationsFromSpec(document);
  const { path: _, query = [], ...request } = operation!.request ?? {};
  return { ...operation!, request: { ...request, query: query.filter(({ name }) => name !== 'filter') } };
}
