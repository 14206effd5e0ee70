import { childPointer, follow } from '../document/references.ts';
import {
  type MediaTypeObject,
  type Method,
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
  type Referable,
  type RequestBodyObject,
  type ResponseObject,
  type SecurityRequirement,
} from '../document/openapi-document.ts';
import type { MediaType, Operation, Parameter, RequestBody, Response, Webhook } from './operation.ts';
import { readExamples, readParameters } from './read-parameters.ts';

/** The operations of the paths, in the document's order. */
export function readOperations<Id extends string>(document: OpenApiDocument): Operation<Id>[] {
  return placesOf(document, 'paths').map((place) => new ReadOperation<Id>(document, place));
}

export function readWebhooks(document: OpenApiDocument): Webhook[] {
  return placesOf(document, 'webhooks').map((place) => new ReadWebhook(document, place));
}

interface Place {
  path: string;
  pathItem: PathItem;
  pointer: string;
  method: Method;
}

function placesOf(document: OpenApiDocument, member: 'paths' | 'webhooks'): Place[] {
  return Object.entries(document[member] ?? {}).flatMap(([path, item]) => {
    const { element: pathItem, pointer } = follow<PathItem>(document, item, childPointer(`/${member}`, path));
    const methods = (Object.keys(pathItem) as Method[]).filter((key) => METHODS.includes(key));
    return methods.map((method) => ({ path, pathItem, pointer, method }));
  });
}

class ReadOperation<Id extends string> implements Operation<Id> {
  readonly operationId: Id;
  readonly method: Method;
  readonly path: string;
  readonly pathItem: PathItem;
  readonly pointer: string;
  readonly summary: string;
  readonly object: OperationObject;
  readonly filter: Operation['filter'];
  readonly effect: string | undefined;
  readonly security: readonly SecurityRequirement[];
  readonly access: Operation['access'];
  readonly #document: OpenApiDocument;
  readonly #itemPointer: string;
  #parameters: Parameter[] | undefined;
  #byPlace: Record<'path' | 'query' | 'header', Parameter[]> | undefined;
  #body: RequestBody | undefined;
  #responses: Map<string, Response> | undefined;

  constructor(document: OpenApiDocument, { path, pathItem, pointer, method }: Place) {
    const object = pathItem[method]!;
    const { also = [], refused = [] } = object['x-filter'] ?? {};
    // Which ids there are is the caller's knowledge.
    this.operationId = (object.operationId ?? `${method} ${path}`) as Id;
    this.method = method;
    this.path = path;
    this.pathItem = pathItem;
    this.pointer = childPointer(pointer, method);
    this.summary = object.summary ?? '';
    this.object = object;
    this.filter = { also, refused };
    this.effect = object['x-effect'];
    this.security = object.security ?? document.security ?? [];
    this.access = accessOf(this.security);
    this.#document = document;
    this.#itemPointer = pointer;
  }

  get parameters(): readonly Parameter[] {
    return (this.#parameters ??= readParameters(this.#document, [
      { parameters: this.pathItem.parameters, pointer: this.#itemPointer },
      { parameters: this.object.parameters, pointer: this.pointer },
    ]));
  }

  get pathParameters(): readonly Parameter[] {
    return this.#parametersByPlace().path;
  }

  get queryParameters(): readonly Parameter[] {
    return this.#parametersByPlace().query;
  }

  get headerParameters(): readonly Parameter[] {
    return this.#parametersByPlace().header;
  }

  get body(): RequestBody | undefined {
    const { requestBody } = this.object;
    if (!requestBody) return undefined;
    return (this.#body ??= readBody(this.#document, requestBody, `${this.pointer}/requestBody`));
  }

  get responses(): ReadonlyMap<string, Response> {
    const { responses = {} } = this.object;
    return (this.#responses ??= readResponses(this.#document, responses, `${this.pointer}/responses`));
  }

  #parametersByPlace(): Record<'path' | 'query' | 'header', Parameter[]> {
    const of = (place: Parameter['in']) => this.parameters.filter((parameter) => parameter.in === place);
    return (this.#byPlace ??= { path: of('path'), query: of('query'), header: of('header') });
  }
}

class ReadWebhook extends ReadOperation<string> implements Webhook {
  get event(): string {
    return this.path;
  }
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
