import type {
  ExampleObject,
  JsonSchema,
  MediaTypeObject,
  Method,
  OperationObject,
  ParameterObject,
  PathItem,
  RequestBodyObject,
  ResponseObject,
  SecurityRequirement,
} from '../document/openapi-document.ts';

/**
 * An operation of a contract, its references followed and its parameters merged with those of its path. What it holds is
 * read when it is first asked for.
 *
 * @typeParam Id The ids of the contract's operations, where they are known.
 */
export interface Operation<Id extends string = string> extends Described<OperationObject> {
  readonly operationId: Id;
  readonly method: Method;
  /** Template of the path, such as `/cdrs/{id}`; of a webhook its name. */
  readonly path: string;
  /** The path item around it, as the document has it. */
  readonly pathItem: PathItem;
  readonly summary: string;
  /** Whether a token is needed: `optional` where one of several alternatives of `security` is empty. */
  readonly access: 'none' | 'optional' | 'token';
  /** The alternatives of its own `security`, or of that of the document. */
  readonly security: readonly SecurityRequirement[];
  /** All, in the document's order, those of the path first. */
  readonly parameters: readonly Parameter[];
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  readonly headerParameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  /** By status or range, such as `200` or `4XX`. */
  readonly responses: ReadonlyMap<string, Response>;
  /** `x-filter`: properties that can be filtered by though the record does not show them, and those that are refused. */
  readonly filter: { also: string[]; refused: string[] };
  /** `x-effect`: `dials`, `sends`, `deletes-collection` or `ends-token`. */
  readonly effect: string | undefined;
}

interface Described<T> {
  readonly object: T;
  readonly pointer: string;
}

/** A parameter, with the schema of the value that it carries. */
export interface Parameter extends Described<ParameterObject> {
  name: string;
  in: ParameterObject['in'];
  style: string | undefined;
  required: boolean;
  /** Schema of the decoded value: `contentSchema` where the parameter is a string of JSON, else `schema`. */
  valueSchema: JsonSchema;
  /** Whether the parameter is a string that holds JSON (`contentMediaType: application/json`). */
  isJson: boolean;
  /** By key. As sent: those of a string of JSON are strings. */
  readonly examples: ReadonlyMap<string, Example>;
}

/** A request body. */
export interface RequestBody extends Described<RequestBodyObject> {
  required: boolean;
  /** By media type. */
  content: ReadonlyMap<string, MediaType>;
  /** Schema of `application/json`; undefined where the body is something else. */
  schema: JsonSchema | undefined;
  /** Examples of `application/json` by key. */
  examples: ReadonlyMap<string, Example>;
}

/** A response of an operation. */
export interface Response extends Described<ResponseObject> {
  description: string;
  /** By media type; empty where the response has no body. */
  content: ReadonlyMap<string, MediaType>;
  /** Schema of `application/json`; undefined where the response is something else. */
  schema: JsonSchema | undefined;
  /** Examples of all media types by key. */
  examples: ReadonlyMap<string, Example>;
}

/** A body in one media type. */
export interface MediaType extends Described<MediaTypeObject> {
  schema: JsonSchema | undefined;
  examples: ReadonlyMap<string, Example>;
}

/** An example of a parameter or a body. */
export interface Example extends Described<ExampleObject> {
  value: unknown;
}

/** The status as an operation declares it: itself, the range that it is in (`4XX`), or `default`; undefined where neither. */
export function declaredStatus(
  { responses }: Pick<Operation, 'responses'>,
  status: number,
): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => responses.has(key));
}

/**
 * The statuses with which an operation succeeds, of those that it declares: those of 2xx and 3xx. A redirect that is
 * declared is a success too, such as the 301 of PATCH /calls/{id} (ledger C-21, O-71).
 */
export function successStatuses(declared: Iterable<string>): string[] {
  return [...declared].filter((status) => /^[23]/.test(status));
}

/** Whether an operation deletes a whole collection: a DELETE whose path names no record. */
export function deletesCollection({ method, path }: { method: string; path: string }): boolean {
  return method.toLowerCase() === 'delete' && !path.includes('{');
}

/** The address of each kind of page on the published site, for whoever makes the pages and whoever links to them. */
export const addressOf = {
  operation: (id: string): string => `/operations/${id}/`,
  schema: (name: string): string => `/schemas/${name}/`,
  webhook: (event: string): string => `/webhooks/${event}/`,
  tag: (name: string): string => `/tags/${slugOf(name)}/`,
  ledger: (id: string): string => `/ledger/#${id.toLowerCase()}`,
};

/** A name as a part of an address: `Media session records` is `media-session-records`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
