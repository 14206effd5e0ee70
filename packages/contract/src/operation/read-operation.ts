import { childPointer } from '../document/json-pointer.ts';
import {
  type ExampleObject,
  type MediaTypeObject,
  type Method,
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
  type RequestBodyObject,
  type ResponseObject,
} from '../document/openapi-document.ts';
import { resolve } from '../document/resolve.ts';
import type { Operation, RequestBody, Response } from './operation.ts';
import { readParameters } from './read-parameters.ts';

/** The operations of a map of path items (`paths`, `webhooks`), in the document's order. */
export function readOperations<Id extends string>(
  document: OpenApiDocument,
  member: 'paths' | 'webhooks',
): Operation<Id>[] {
  return Object.entries(document[member] ?? {}).flatMap(([path, item]) => {
    const pathItem = resolve<PathItem>(document, item);
    const pointer = childPointer(`/${member}`, path);
    const methods = (Object.keys(pathItem) as Method[]).filter((key) => METHODS.includes(key));
    return methods.map((method) =>
      readOperation(document, { path, pathItem, method, pointer: childPointer(pointer, method) }),
    );
  });
}

interface Place {
  path: string;
  pathItem: PathItem;
  method: Method;
  pointer: string;
}

function readOperation<Id extends string>(
  document: OpenApiDocument,
  { path, pathItem, method, pointer }: Place,
): Operation<Id> {
  const object = pathItem[method]!;
  const parameters = readParameters(document, pathItem, object);
  const { also = [], refused = [] } = object['x-filter'] ?? {};
  return {
    // Which ids there are is the caller's knowledge.
    operationId: (object.operationId ?? `${method} ${path}`) as Id,
    method,
    path,
    pointer,
    summary: object.summary ?? '',
    object,
    access: accessOf(document, object),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    headerParameters: parameters.filter((parameter) => parameter.in === 'header'),
    body: object.requestBody && readBody(document, resolve<RequestBodyObject>(document, object.requestBody)),
    responses: new Map(
      Object.entries(object.responses ?? {}).map(([status, response]) => [
        status,
        readResponse(document, resolve<ResponseObject>(document, response)),
      ]),
    ),
    filter: { also, refused },
    effect: object['x-effect'],
  };
}

function readBody(document: OpenApiDocument, { required = false, content }: RequestBodyObject): RequestBody {
  const { schema, examples } = content['application/json'] ?? {};
  return { required, content, schema, examples: readExamples(document, examples) };
}

function readResponse(document: OpenApiDocument, response: ResponseObject): Response {
  const { content = {} } = response;
  const examples = Object.values(content).flatMap((media) => [...readExamples(document, media.examples)]);
  return { ...response, schema: content['application/json']?.schema, examples: new Map(examples) };
}

function readExamples(
  document: OpenApiDocument,
  examples: MediaTypeObject['examples'] = {},
): Map<string, ExampleObject> {
  return new Map(
    Object.entries(examples).map(([key, example]) => [key, resolve<ExampleObject>(document, example)]),
  );
}

function accessOf(
  { security: general = [] }: OpenApiDocument,
  { security = general }: OperationObject,
): Operation['access'] {
  if (security.length === 0) return 'none';
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'token';
}
