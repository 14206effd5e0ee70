import { childPointer } from '../document/json-pointer.ts';
import type {
  MediaTypeObject,
  OpenApiDocument,
  Referable,
  ExampleObject,
  RequestBodyObject,
  ResponseObject,
} from '../document/openapi-document.ts';
import { follow } from '../document/resolve.ts';
import type { Example, MediaType, RequestBody, Response } from './operation.ts';

const JSON_TYPE = 'application/json';

/** A request body, at `pointer` or where its reference leads. */
export function readBody(
  document: OpenApiDocument,
  body: Referable<RequestBodyObject>,
  at: string,
): RequestBody {
  const { element: object, pointer } = follow<RequestBodyObject>(document, body, at);
  const content = readContent(document, object.content, pointer);
  const { schema, examples = new Map() } = content.get(JSON_TYPE) ?? {};
  return { object, pointer, required: object.required ?? false, content, schema, examples };
}

/** The responses of an operation at `pointer`, by status. */
export function readResponses(
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

/** The `examples` of an element at `pointer`, by key; its single `example` has the key `default`. */
export function readExamples(
  document: OpenApiDocument,
  { example, examples }: Pick<MediaTypeObject, 'example' | 'examples'>,
  pointer: string,
): Map<string, Example> {
  if (examples === undefined && example !== undefined) {
    const single = { object: { value: example }, pointer: `${pointer}/example`, value: example };
    return new Map([['default', single]]);
  }
  return new Map(
    Object.entries(examples ?? {}).map(([key, one]) => {
      const found = follow<ExampleObject>(document, one, childPointer(`${pointer}/examples`, key));
      return [key, { object: found.element, pointer: found.pointer, value: found.element.value }];
    }),
  );
}
