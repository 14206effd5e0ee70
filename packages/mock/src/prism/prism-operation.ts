import type { IHttpOperation } from '@stoplight/types';
import type { OpenApiDocument, Operation } from '@telephony/contract';
import { type DynamicOperation, dynamicOperation } from '../dynamic/dynamic-operation.ts';
import { excerpt } from './excerpt.ts';

/** What an operation as Prism takes it was made from. */
const origins = new WeakMap<IHttpOperation, { document: OpenApiDocument; operation: Operation }>();
const dynamic = new WeakMap<IHttpOperation, Promise<DynamicOperation>>();
const made = new WeakMap<Operation, Promise<IHttpOperation>>();

/**
 * An operation as Prism takes it, made at its first request. It leaves out path parameters and those that hold JSON, such
 * as `filter`, which the mock checks itself: a list of ids ends Prism's process (upstream issue 2710), and Prism does not
 * look into a string.
 */
export function prismOperation(document: OpenApiDocument, operation: Operation): Promise<IHttpOperation> {
  let known = made.get(operation);
  if (!known) {
    known = makeOperation(document, operation);
    made.set(operation, known);
  }
  return known;
}

/** The same for dynamic responses, made at the first of them. @param resource What `prismOperation` has made. */
export function dynamicOperationOf(resource: IHttpOperation): Promise<DynamicOperation> {
  let known = dynamic.get(resource);
  if (!known) {
    const { document, operation } = origins.get(resource)!;
    known = dynamicOperation(document, operation, resource);
    dynamic.set(resource, known);
  }
  return known;
}

async function makeOperation(document: OpenApiDocument, operation: Operation): Promise<IHttpOperation> {
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const [read] = await getHttpOperationsFromSpec(excerpt(document, operation));
  const { path: _, query = [], ...request } = read!.request ?? {};
  const json = new Set(operation.queryParameters.filter(({ isJson }) => isJson).map(({ name }) => name));
  const resource = { ...read!, request: { ...request, query: query.filter(({ name }) => !json.has(name)) } };
  origins.set(resource, { document, operation });
  return resource;
}
