/** The parts of an OpenAPI 3.1 document that its readers use. */
export interface OpenApiDocument {
  openapi: string;
  jsonSchemaDialect?: string;
  info: { title: string; version: string; summary?: string; description?: string };
  servers?: ServerObject[];
  security?: SecurityRequirement[];
  tags?: { name: string; description?: string }[];
  'x-tagGroups'?: { name: string; tags: string[] }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

/** Server Object. */
export interface ServerObject {
  url: string;
  description?: string;
  variables?: Record<string, { enum?: string[]; default: string; description?: string }>;
}

/** Scopes by the names of schemes that are needed together. */
export type SecurityRequirement = Record<string, string[]>;

/** The methods of operations, as the document writes them. */
export const METHODS = [
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
  'query',
] as const;

export type Method = (typeof METHODS)[number];

/** Path Item Object. */
export type PathItem = { [M in Method]?: OperationObject } & {
  $ref?: string;
  parameters?: Referable<ParameterObject>[];
};

/** Operation Object, with this project's own `x-` fields. */
export interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: SecurityRequirement[];
  parameters?: Referable<ParameterObject>[];
  requestBody?: Referable<RequestBodyObject>;
  responses?: Record<string, Referable<ResponseObject>>;
  'x-filter'?: { also?: string[]; refused?: string[]; dateProperty?: string };
  'x-effect'?: string;
  'x-events'?: string[];
  'x-next-events'?: string[];
}

/** Parameter Object. */
export interface ParameterObject {
  name: string;
  description?: string;
  deprecated?: boolean;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: JsonSchema;
  /** One media type, in place of `schema`. */
  content?: Record<string, MediaTypeObject>;
  example?: unknown;
  examples?: Record<string, Referable<ExampleObject>>;
}

export interface RequestBodyObject {
  required?: boolean;
  description?: string;
  content: Record<string, MediaTypeObject>;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaTypeObject>;
}

export interface MediaTypeObject {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, Referable<ExampleObject>>;
}

export interface ExampleObject {
  summary?: string;
  description?: string;
  value: unknown;
}

/** An element, or a Reference Object in its place. */
export type Referable<T> = T | { $ref: string };

/** An object of a parsed JSON or YAML document. */
export type JsonObject = { [key: string]: unknown };

/** A JSON Schema of an OpenAPI 3.1 document that is an object. */
export type JsonSchema = JsonObject;

/** Returns true for an object that is no array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns type and subtype of a content type, in lower case; undefined if it is malformed. */
export function essenceOf(contentType: string): string | undefined {
  return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+*-]+)\s*(?:;|$)/.exec(contentType)?.[1]?.toLowerCase();
}

/** Returns true if bodies of a media type are JSON. @param essence From `essenceOf`. */
export function isJsonType(essence: string): boolean {
  return /[/+]json$/.test(essence);
}

/** Finds the declared media type of a sent one: itself, its range such as `audio/*`, or any. */
export function declaredMediaType(declared: readonly string[], essence: string): string | undefined {
  const range = `${essence.split('/')[0]}/*`;
  return [essence, range, '*/*']
    .map((name) => declared.find((one) => (essenceOf(one) ?? one) === name))
    .find((found) => found !== undefined);
}
