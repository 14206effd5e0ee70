/** The parts of an OpenAPI 3.1 document that its readers use. What is not listed here is in the document all the same. */
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

/** Names of the schemes that are needed together, with their scopes. */
export type SecurityRequirement = Record<string, string[]>;

/** The methods that an operation of a REST API has. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

/** A method as the document writes it. */
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
  /** In place of `schema`: one media type. */
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

/** Whether a value is an object and not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Type and subtype of a content type, in lower case and without parameters; undefined where it is malformed. */
export function essenceOf(contentType: string): string | undefined {
  return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+*-]+)\s*(?:;|$)/.exec(contentType)?.[1]?.toLowerCase();
}

/** Whether bodies of a media type are JSON. @param essence As `essenceOf` has it. */
export function isJsonType(essence: string): boolean {
  return /[/+]json$/.test(essence);
}

/** The declared media type that a sent one is of: itself, its range such as `audio/*`, or any. */
export function declaredMediaType(declared: readonly string[], essence: string): string | undefined {
  const range = `${essence.split('/')[0]}/*`;
  return [essence, range, '*/*']
    .map((name) => declared.find((one) => (essenceOf(one) ?? one) === name))
    .find((found) => found !== undefined);
}
