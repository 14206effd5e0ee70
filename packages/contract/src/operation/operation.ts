import type { JsonSchema } from '../document/json.ts';
import type {
  ExampleObject,
  MediaTypeObject,
  Method,
  OperationObject,
  ParameterObject,
  ResponseObject,
} from '../document/openapi-document.ts';

/**
 * An operation of a contract, its references followed and its parameters merged with those of its path.
 *
 * @typeParam Id The ids of the contract's operations, where they are known.
 */
export interface Operation<Id extends string = string> {
  operationId: Id;
  method: Method;
  /** Template of the path, such as `/cdrs/{id}`; of a webhook its name. */
  path: string;
  /** JSON pointer of the Operation Object. */
  pointer: string;
  summary: string;
  /** As the document has it. */
  object: OperationObject;
  /** Whether a token is needed: `optional` where one of the alternatives of `security` is empty. */
  access: 'none' | 'optional' | 'token';
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  headerParameters: Parameter[];
  body: RequestBody | undefined;
  /** By status or range, such as `200` or `4XX`, in the document's order. */
  responses: ReadonlyMap<string, Response>;
  /** `x-filter`: properties that can be filtered by though the record does not show them, and those that are refused. */
  filter: { also: string[]; refused: string[] };
  /** `x-effect`: `dials`, `sends` or `deletes-collection`. */
  effect: string | undefined;
}

/** A parameter, with the schema of its value wherever the document writes it. */
export interface Parameter extends ParameterObject {
  required: boolean;
  /** Of `schema`, or of the media type of `content`. */
  valueSchema: JsonSchema;
  /** Whether the value is written as JSON (`content: application/json`). */
  isJson: boolean;
}

/** A request body. */
export interface RequestBody {
  required: boolean;
  /** By media type. */
  content: Record<string, MediaTypeObject>;
  /** Schema of `application/json`; undefined where the body is something else. */
  schema: JsonSchema | undefined;
  /** Examples of `application/json` by key. */
  examples: ReadonlyMap<string, ExampleObject>;
}

/** A response of an operation. */
export interface Response extends ResponseObject {
  /** Schema of `application/json`; undefined where the response is something else. */
  schema: JsonSchema | undefined;
  /** Examples of all media types by key. */
  examples: ReadonlyMap<string, ExampleObject>;
}

/** A webhook: what the platform sends, and where. */
export interface Webhook extends Operation {
  /** Name of the event, such as `call.missed`. */
  event: string;
}
