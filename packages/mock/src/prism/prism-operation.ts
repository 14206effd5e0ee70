import type { IHttpOperation } from '@stoplight/types';
import { declaredStatus, type JsonObject, type OpenApiDocument, type Operation } from '@telephony/contract';
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

/** Whether the document has an example of this response. @param resource What `prismOperation` has made. */
export function hasExample(resource: IHttpOperation, status: number, mediaType: string): boolean {
  const { operation } = origins.get(resource)!;
  const { content } = operation.responses.get(declaredStatus(operation, status) ?? '') ?? {};
  return (content?.get(mediaType)?.examples.size ?? 0) > 0;
}

async function makeOperation(document: OpenApiDocument, operation: Operation): Promise<IHttpOperation> {
  const { transformOas3Operations } = await import('@stoplight/http-spec/oas3/operation');
  const { bundleTarget } = await import('@stoplight/json');
  const one = excerpt(document, operation);
  // As Prism does it, but for the dereferencing before: it takes hours for schemas that refer to each other, and fetches
  // what examples name.
  const [target] = transformOas3Operations(one);
  const read = bundleTarget<JsonObject>({
    document: { ...one, __target__: target },
    path: '#/__target__',
    cloneDocument: false,
  }) as IHttpOperation;
  const { path: _, query = [], ...request } = read.request ?? {};
  const json = new Set(operation.queryParameters.filter(({ isJson }) => isJson).map(({ name }) => name));
  const resource = { ...read, request: { ...request, query: query.filter(({ name }) => !json.has(name)) } };
  origins.set(resource, { document, operation });
  return resource;
}
