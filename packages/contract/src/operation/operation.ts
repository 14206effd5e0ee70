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
 * An operation of a path or a webhook, with its references followed and the path's parameters merged in.
 *
 * @typeParam Id The ids of the contract's operations, if they are known.
 */
export interface Operation<Id extends string = string> extends Described<OperationObject> {
  readonly operationId: Id;
  readonly method: Method;
  /** The path template, such as `/cdrs/{id}`, or the event of a webhook, such as `call.missed`. */
  readonly path: string;
  readonly pathItem: PathItem;
  readonly summary: string;
  /** The need of a token: `optional` if one alternative of `security` is empty. */
  readonly access: 'none' | 'optional' | 'token';
  /** The alternatives of the operation's `security`, else of the document's. */
  readonly security: readonly SecurityRequirement[];
  /** In the document's order, the path item's first. */
  readonly parameters: readonly Parameter[];
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  readonly headerParameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  /** By status or range, such as `200` or `4XX`. */
  readonly responses: ReadonlyMap<string, Response>;
  /** `x-filter`: filterable properties besides the record's, and refused ones. */
  readonly filter: { also: string[]; refused: string[] };
  /** `x-effect`: `dials`, `sends`, `deletes-collection` or `ends-token`. */
  readonly effect: string | undefined;
}

interface Described<T> {
  /** The element of the document, at the end of its references. */
  readonly object: T;
  readonly pointer: string;
}

/** A parameter. */
export interface Parameter extends Described<ParameterObject> {
  name: string;
  in: ParameterObject['in'];
  style: string | undefined;
  required: boolean;
  /** The decoded value's schema: `contentSchema` for a string of JSON, else `schema`. */
  valueSchema: JsonSchema;
  /** True for a string that holds JSON (`contentMediaType: application/json`). */
  isJson: boolean;
  /** By key, as sent: a string of JSON is a string. */
  readonly examples: ReadonlyMap<string, Example>;
}

/** A request body. */
export interface RequestBody extends Described<RequestBodyObject> {
  required: boolean;
  /** By media type. */
  content: ReadonlyMap<string, MediaType>;
  /** The schema of `application/json`. */
  schema: JsonSchema | undefined;
  /** The examples of `application/json`, by key. */
  examples: ReadonlyMap<string, Example>;
}

/** A response of an operation. */
export interface Response extends Described<ResponseObject> {
  description: string;
  /** By media type; empty without a body. */
  content: ReadonlyMap<string, MediaType>;
  /** The schema of `application/json`. */
  schema: JsonSchema | undefined;
  /** The examples of all media types, by key. */
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

/** Returns the key under which an operation declares a status: itself, its range (`4XX`) or `default`. */
export function declaredStatus(
  { responses }: Pick<Operation, 'responses'>,
  status: number,
): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => responses.has(key));
}

/** Selects the statuses of success, 2xx and 3xx, such as the 301 of PATCH /calls/{id} (ledger C-21, O-71). */
export function successStatuses(declared: Iterable<string>): string[] {
  return [...declared].filter((status) => /^[23]/.test(status));
}

/** Returns true for a DELETE whose path names no record. */
export function deletesCollection({ method, path }: { method: string; path: string }): boolean {
  return method.toLowerCase() === 'delete' && !path.includes('{');
}

/** Addresses of pages on the published site. */
export const addressOf = {
  operation: (id: string): string => `/operations/${id}/`,
  schema: (name: string): string => `/schemas/${name}/`,
  webhook: (event: string): string => `/webhooks/${event}/`,
  tag: (name: string): string => `/tags/${slugOf(name)}/`,
  ledger: (id: string): string => `/ledger/#${id.toLowerCase()}`,
};

/** Turns a name into a part of an address: `Media session records` into `media-session-records`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
