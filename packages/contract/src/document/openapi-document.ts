import type { JsonSchema } from './json.ts';

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
  allowEmptyValue?: boolean;
  schema?: JsonSchema;
  /** In place of `schema`: one media type. */
  content?: Record<string, MediaTypeObject>;
  example?: unknown;
  examples?: Record<string, Referable<ExampleObject>>;
}

/** Request Body Object. */
export interface RequestBodyObject {
  required?: boolean;
  description?: string;
  content: Record<string, MediaTypeObject>;
}

/** Response Object. */
export interface ResponseObject {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaTypeObject>;
}

/** Media Type Object. */
export interface MediaTypeObject {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, Referable<ExampleObject>>;
}

/** Example Object. */
export interface ExampleObject {
  summary?: string;
  description?: string;
  value: unknown;
}

/** An element, or a Reference Object in its place. */
export type Referable<T> = T | { $ref: string };
