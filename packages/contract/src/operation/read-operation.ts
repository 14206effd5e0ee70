import { childPointer, follow } from '../document/references.ts';
import {
  type MediaTypeObject,
  type Method,
  METHODS,
  type OpenApiDocument,
  type PathItem,
  type Referable,
  type RequestBodyObject,
  type ResponseObject,
  type SecurityRequirement,
} from '../document/openapi-document.ts';
import type { MediaType, Operation, Parameter, RequestBody, Response } from './operation.ts';
import { readExamples, readParameters } from './read-parameters.ts';

/** Reads the operations of the paths, or those of the webhooks, in the document's order. */
export function readOperations<Id extends string>(
  document: OpenApiDocument,
  section: 'paths' | 'webhooks' = 'paths',
): Operation<Id>[] {
  return Object.entries(document[section] ?? {}).flatMap(([path, item]) => {
    const { element: pathItem, pointer } = follow<PathItem>(
      document,
      item,
      childPointer(`/${section}`, path),
    );
    const methods = (Object.keys(pathItem) as Method[]).filter((key) => METHODS.includes(key));
    return methods.map((method) => readOperation<Id>(document, { path, pathItem, pointer, method }));
  });
}

interface Place {
  path: string;
  pathItem: PathItem;
  pointer: string;
  method: Method;
}

// Most runs need nothing of most operations but the address: the rest is read when it is first used.
function readOperation<Id extends string>(
  document: OpenApiDocument,
  { path, pathItem, pointer: itemPointer, method }: Place,
): Operation<Id> {
  const object = pathItem[method]!;
  const pointer = childPointer(itemPointer, method);
  const { also = [], refused = [] } = object['x-filter'] ?? {};
  const security = object.security ?? document.security ?? [];
  let parameters: Parameter[] | undefined;
  let parametersByPlace: Partial<Record<Parameter['in'], Parameter[]>> | undefined;
  let body: RequestBody | undefined;
  let responses: Map<string, Response> | undefined;
  const parametersIn = (place: Parameter['in']) =>
    (parametersByPlace ??= Object.groupBy(operation.parameters, (one) => one.in))[place] ?? [];
  const operation: Operation<Id> = {
    // The caller knows which ids there are.
    operationId: (object.operationId ?? `${method} ${path}`) as Id,
    method,
    path,
    pathItem,
    pointer,
    summary: object.summary ?? '',
    object,
    filter: { also, refused },
    effect: object['x-effect'],
    security,
    access: accessOf(security),
    get parameters() {
      return (parameters ??= readParameters(document, [
        { parameters: pathItem.parameters, pointer: itemPointer },
        { parameters: object.parameters, pointer },
      ]));
    },
    get pathParameters() {
      return parametersIn('path');
    },
    get queryParameters() {
      return parametersIn('query');
    },
    get headerParameters() {
      return parametersIn('header');
    },
    get body() {
      const { requestBody } = object;
      return requestBody && (body ??= readBody(document, requestBody, `${pointer}/requestBody`));
    },
    get responses() {
      return (responses ??= readResponses(document, object.responses ?? {}, `${pointer}/responses`));
    },
  };
  return operation;
}

function accessOf(security: readonly SecurityRequirement[]): Operation['access'] {
  const isEmpty = (one: SecurityRequirement): boolean => Object.keys(one).length === 0;
  if (security.every(isEmpty)) return 'none';
  return security.some(isEmpty) ? 'optional' : 'token';
}

const JSON_TYPE = 'application/json';

function readBody(document: OpenApiDocument, body: Referable<RequestBodyObject>, at: string): RequestBody {
  const { element: object, pointer } = follow<RequestBodyObject>(document, body, at);
  const content = readContent(document, object.content, pointer);
  const { schema, examples = new Map() } = content.get(JSON_TYPE) ?? {};
  return { object, pointer, required: object.required ?? false, content, schema, examples };
}

function readResponses(
  document: OpenApiDocument,
  responses: Record<string, Referable<ResponseObject>>,
  pointer: string,
): Map<string, Response> {
  return new Map(
    Object.entries(responses).map(([status, response]) => [
      status,
      readResponse(document, response, childPointer(pointer, status)),
    ]),
  );
}

function readResponse(document: OpenApiDocument, response: Referable<ResponseObject>, at: string): Response {
  const { element: object, pointer } = follow<ResponseObject>(document, response, at);
  const content = readContent(document, object.content, pointer);
  return {
    object,
    pointer,
    description: object.description,
    content,
    schema: content.get(JSON_TYPE)?.schema,
    examples: new Map([...content.values()].flatMap(({ examples }) => [...examples])),
  };
}

function readContent(
  document: OpenApiDocument,
  content: Record<string, MediaTypeObject> = {},
  at: string,
): Map<string, MediaType> {
  return new Map(
    Object.entries(content).map(([type, object]) => {
      const pointer = childPointer(`${at}/content`, type);
      const examples = readExamples(document, object, pointer);
      return [type, { object, pointer, schema: object.schema, examples }];
    }),
  );
}
